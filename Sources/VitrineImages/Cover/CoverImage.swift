/// A small JPEG, created from a large image, that is cheap enough for a widget.
///
/// The bytes are a baseline JPEG in sRGB, upright, without metadata, within the given limits. The same file and limits
/// always give the same bytes.
///
/// ```swift
/// let cover = try CoverImage.make(from: "/comics/1/001.png")
/// try store(cover.jpeg)   // at most 600 × 1200 pixels, at most 60,000 bytes
/// ```
///
/// The app creates covers. An extension only reads them, and does not link this module.
public struct CoverImage: Sendable, Hashable {
    /// The JPEG file.
    public let jpeg: [UInt8]

    /// Width, in pixels, at least 1.
    public let pixelWidth: Int

    /// Height, in pixels, at least 1.
    public let pixelHeight: Int

    /// The quality with which the JPEG was encoded, 1...100.
    public let quality: Int

    /// Creates a cover from a JPEG, PNG or WebP file of any size.
    ///
    /// The format is determined from the bytes, not from the name. Orientation and colour profile are applied; a
    /// profile that cannot be read is ignored. An animation is reduced to its first frame.
    ///
    /// - Throws: ``ImageError`` that names the file; no files are left behind. Stray bytes between the parts of a file
    ///   are not an error, but a missing part of the image is.
    /// - Complexity: Time grows with the number of pixels in the file, memory with the width of its rows and the size
    ///   of the cover; any further memory is bounded by ``CoverLimits/workingMemory`` and
    ///   ``CoverLimits/wholeImageMemory``.
    public static func make(from path: String, limits: CoverLimits = .widget) throws(ImageError) -> CoverImage {
        try limits.check()
        return try make(ImageInput(path: path), limits: limits)
    }

    /// Creates a cover from a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: A complete JPEG, PNG or WebP file.
    ///   - name: The name of the image in errors.
    ///   - limits: The limits on the cover and on the memory used.
    /// - Returns: The same cover as from a file with these bytes.
    /// - Throws: ``ImageError`` that contains `name`.
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
