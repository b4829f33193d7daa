/// A small picture made from a large one: a JPEG that a widget can afford.
///
/// The bytes are a baseline JPEG in sRGB, upright, without metadata, within the limits it was made with. The same file and
/// limits give the same bytes.
///
/// ```swift
/// let cover = try CoverImage.make(from: "/comics/1/001.png")
/// try store(cover.jpeg)   // at most 600 × 1200 pixels, at most 60,000 bytes
/// ```
public struct CoverImage: Sendable, Hashable {
    /// The JPEG file.
    public let jpeg: [UInt8]

    /// Width, in pixels, at least 1.
    public let pixelWidth: Int

    /// Height, in pixels, at least 1.
    public let pixelHeight: Int

    /// The quality that fitted, 1...100.
    public let quality: Int

    /// Makes a cover from a JPEG, PNG or WebP file of any size.
    ///
    /// The format is told by the bytes, not by the name. Orientation and colour profile are honoured; of an animation the
    /// first picture is taken.
    ///
    /// - Throws: An error that names the file; nothing is left behind. A file that is only slightly out of order, as with
    ///   stray bytes between its parts, is not an error.
    public static func make(from path: String, limits: CoverLimits = .widget) throws(ImageError) -> CoverImage {
        throw ImageError(.unknownFormat, "\(path) cannot be read yet.")
    }

    /// Makes a cover from a file's bytes.
    ///
    /// - Parameter name: What errors call the image.
    public static func make(
        from bytes: [UInt8],
        named name: String,
        limits: CoverLimits = .widget
    ) throws(ImageError) -> CoverImage {
        throw ImageError(.unknownFormat, "\(name) cannot be read yet.")
    }
}
