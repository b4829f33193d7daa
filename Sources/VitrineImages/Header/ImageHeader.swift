/// What an image file says of itself, without a pixel being decoded.
public struct ImageHeader: Sendable, Hashable {
    /// The format that the bytes are in.
    public let format: ImageFormat

    /// Width as it is seen, turned upright, in pixels.
    public let pixelWidth: Int

    /// Height as it is seen, turned upright, in pixels.
    public let pixelHeight: Int

    /// How the stored picture has to be turned to be upright; ``pixelWidth`` and ``pixelHeight`` are turned already.
    public let orientation: ImageOrientation

    /// Reads a file's header.
    ///
    /// - Throws: An error that names the file. A size beyond any limit is not an error here.
    public static func read(from path: String) throws(ImageError) -> ImageHeader {
        try read(ImageInput(path: path))
    }

    /// Reads the header of a file's bytes.
    ///
    /// The first part of a file is enough, if the header is in it.
    ///
    /// - Parameters:
    ///   - bytes: A file, or the start of one.
    ///   - name: What errors call the image.
    /// - Returns: What the header says.
    /// - Throws: An error that names the image by `name`.
    public static func read(from bytes: [UInt8], named name: String) throws(ImageError) -> ImageHeader {
        try bytes.withUnsafeBufferPointer { memory throws(ImageError) in
            try read(ImageInput(memory: memory, name: name))
        }
    }

    /// Creates a header from the size as it is stored.
    init(format: ImageFormat, storedWidth: Int, storedHeight: Int, orientation: ImageOrientation) {
        self.format = format
        self.orientation = orientation
        pixelWidth = orientation.swapsAxes ? storedHeight : storedWidth
        pixelHeight = orientation.swapsAxes ? storedWidth : storedHeight
    }

    /// Width as it is stored.
    var storedWidth: Int { orientation.swapsAxes ? pixelHeight : pixelWidth }

    /// Height as it is stored.
    var storedHeight: Int { orientation.swapsAxes ? pixelWidth : pixelHeight }
}
