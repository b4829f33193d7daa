/// The format, size and orientation of an image file, read without decoding any pixel.
public struct ImageHeader: Sendable, Hashable {
    /// The format of the bytes.
    public let format: ImageFormat

    /// The width of the upright image, in pixels.
    public let pixelWidth: Int

    /// The height of the upright image, in pixels.
    public let pixelHeight: Int

    /// How the stored image must be rotated to be upright; ``pixelWidth`` and ``pixelHeight`` already take this into
    /// account.
    public let orientation: ImageOrientation

    /// Reads a file's header.
    ///
    /// - Throws: ``ImageError`` that names the file. A size beyond any limit is not an error here.
    public static func read(from path: String) throws(ImageError) -> ImageHeader {
        try read(ImageInput(path: path))
    }

    /// Reads the header of a file's bytes.
    ///
    /// The first part of a file is sufficient if it contains the header.
    ///
    /// - Parameters:
    ///   - bytes: A file, or the start of a file.
    ///   - name: The name of the image in errors.
    /// - Returns: The header.
    /// - Throws: ``ImageError`` that contains `name`.
    public static func read(from bytes: [UInt8], named name: String) throws(ImageError) -> ImageHeader {
        try bytes.withUnsafeBufferPointer { memory throws(ImageError) in
            try read(ImageInput(memory: memory, name: name))
        }
    }

    /// Creates a header from the stored size.
    init(format: ImageFormat, storedWidth: Int, storedHeight: Int, orientation: ImageOrientation) {
        self.format = format
        self.orientation = orientation
        pixelWidth = orientation.swapsAxes ? storedHeight : storedWidth
        pixelHeight = orientation.swapsAxes ? storedWidth : storedHeight
    }

    /// The width of the stored image, before rotation.
    var storedWidth: Int { orientation.swapsAxes ? pixelHeight : pixelWidth }

    /// The height of the stored image, before rotation.
    var storedHeight: Int { orientation.swapsAxes ? pixelWidth : pixelHeight }
}
