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
        throw ImageError(.unknownFormat, "\(path) cannot be read yet.")
    }

    /// Reads the header of a file's bytes.
    ///
    /// - Parameter name: What errors call the image.
    public static func read(from bytes: [UInt8], named name: String) throws(ImageError) -> ImageHeader {
        throw ImageError(.unknownFormat, "\(name) cannot be read yet.")
    }
}
