/// How large a cover may become, and how much may be spent on making it.
///
/// The defaults fit a widget. Every number may be changed, as for a page on a screen:
///
/// ```swift
/// var limits = CoverLimits.widget
/// limits.maximumWidth = 1200
/// limits.maximumHeight = 1800
/// limits.maximumByteCount = 400_000
/// ```
public struct CoverLimits: Sendable, Hashable {
    /// Widest cover, in pixels, at least 1.
    ///
    /// Narrower images are never enlarged.
    public var maximumWidth = 600

    /// Highest cover, in pixels, at least 1.
    public var maximumHeight = 1200

    /// Largest width × height, in pixels, at least 1.
    ///
    /// A widget whose image has more than 2,121,055 pixels is refused by the system (observed, not documented).
    public var maximumArea = 2_121_055

    /// Largest file, in bytes, at least 2,000.
    ///
    /// Quality gives way first, down to ``minimumQuality``, then the size in pixels.
    public var maximumByteCount = 60_000

    /// Best quality of the JPEG that is tried, 1...100.
    public var maximumQuality = 88

    /// Quality below which a smaller picture is better than a worse one, 1...100.
    public var minimumQuality = 35

    /// Largest width × height that a file may declare, in pixels.
    ///
    /// A file that declares more is refused before a pixel is decoded.
    public var maximumSourceArea = 150_000_000

    /// Largest file that is opened, in bytes.
    public var maximumSourceByteCount = 256_000_000

    /// What decoding may hold in memory, in bytes, of a progressive JPEG or an interlaced PNG.
    ///
    /// The rest goes to a file in ``scratchFolder``. Rows that come from top to bottom need far less and are not counted.
    public var workingMemory = 16_000_000

    /// What decoding may hold in memory, in bytes, of a WebP, which can only be decoded whole.
    ///
    /// A lossless one needs four bytes for each of its pixels, a lossy one far less; what needs more is refused.
    public var wholeImageMemory = 128_000_000

    /// The folder for a nameless scratch file, on a disk; it is gone when the cover is made, even after a crash.
    public var scratchFolder = "/tmp"

    /// The colour behind transparent pixels, as 0xRRGGBB in sRGB.
    public var background: UInt32 = 0xFF_FF_FF

    /// Creates limits that fit a widget.
    public init() {}

    /// At most 600 × 1200 pixels and 60 kB.
    public static let widget = CoverLimits()
}
