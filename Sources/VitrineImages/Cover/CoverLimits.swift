/// Limits on the size of a cover, and on the memory used to create it.
///
/// The defaults suit a widget. Every number can be changed, for example for a full page on the screen:
///
/// ```swift
/// var limits = CoverLimits.widget
/// limits.maximumWidth = 1200
/// limits.maximumHeight = 1800
/// limits.maximumByteCount = 400_000
/// ```
public struct CoverLimits: Sendable, Hashable {
    /// The maximum width of the cover, in pixels, at least 1.
    ///
    /// Narrower images are never enlarged.
    public var maximumWidth = 600

    /// The maximum height of the cover, in pixels, at least 1.
    public var maximumHeight = 1200

    /// The maximum width × height of the cover, in pixels, at least 1.
    ///
    /// The system rejects a widget with a larger image. The limit differs between devices and is not documented; this
    /// is the smallest that was reported.
    public var maximumArea = 718_080

    /// The maximum size of the cover's file, in bytes, at least 2,000.
    ///
    /// To stay within it, the quality is reduced first, down to ``minimumQuality``, then the size in pixels.
    public var maximumByteCount = 60_000

    /// The highest JPEG quality that is tried, 1...100.
    public var maximumQuality = 88

    /// The lowest JPEG quality that is tried before the image is made smaller, 1...100.
    public var minimumQuality = 35

    /// The maximum width × height that a source file may declare, in pixels.
    ///
    /// A file that declares more is rejected before any pixel is decoded.
    public var maximumSourceArea = 150_000_000

    /// The maximum size of a source file, in bytes.
    public var maximumSourceByteCount = 256_000_000

    /// The memory, in bytes, that decoding a progressive JPEG or an interlaced PNG may use.
    ///
    /// The rest goes to a file in ``scratchFolder``. Formats that decode from top to bottom need far less and are not
    /// limited.
    public var workingMemory = 16_000_000

    /// The memory, in bytes, that decoding a WebP may use, which can only be decoded as a whole.
    ///
    /// A lossless WebP needs four bytes per pixel, a lossy one far less; a file that needs more is rejected.
    public var wholeImageMemory = 128_000_000

    /// The folder, on a disk, for an unnamed scratch file; the file disappears when the cover is complete, even after a
    /// crash.
    public var scratchFolder = "/tmp"

    /// The colour behind transparent pixels, as 0xRRGGBB in sRGB.
    public var background: UInt32 = 0xFF_FF_FF

    /// Creates limits that suit a widget.
    public init() {}

    /// At most 600 × 1200 pixels and 60 kB.
    public static let widget = CoverLimits()
}
