/// A small picture made from a large one: a JPEG that a widget can afford.
///
/// The bytes are a baseline JPEG in sRGB, upright, without metadata, within the limits it was made with. The same file and
/// limits give the same bytes.
///
/// ```swift
/// let cover = try CoverImage.make(from: "/comics/1/001.png")
/// try store(cover.jpeg)   // at most 600 × 1200 pixels, at most 60,000 bytes
/// ```
///
/// Covers are made by the app. An extension only reads them, and does not link this module.
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
    /// The format is told by the bytes, not by the name. Orientation and colour profile are honoured; a profile that
    /// cannot be read is passed over. Of an animation the first picture is taken.
    ///
    /// - Throws: An error that names the file; nothing is left behind. Stray bytes between the parts of a file are not an
    ///   error, a picture of which a part is missing is.
    /// - Complexity: Time grows with the file's pixels, memory with the width of its rows and the size of the cover; what
    ///   is held beyond that is bounded by ``CoverLimits/workingMemory`` and ``CoverLimits/wholeImageMemory``.
    public static func make(from path: String, limits: CoverLimits = .widget) throws(ImageError) -> CoverImage {
        try limits.check()
        return try make(ImageInput(path: path), limits: limits)
    }

    /// Makes a cover from a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: A whole JPEG, PNG or WebP file.
    ///   - name: What errors call the image.
    ///   - limits: How large the cover may become.
    /// - Returns: The cover, as it would be made from a file with these bytes.
    /// - Throws: An error that names the image by `name`.
    public static func make(
        from bytes: [UInt8],
        named name: String,
        limits: CoverLimits = .widget
    ) throws(ImageError) -> CoverImage {
        try limits.check()
        return try bytes.withUnsafeBufferPointer { memory throws(ImageError) in
            try make(ImageInput(memory: memory, name: name), limits: limits)
        }
    }
}
