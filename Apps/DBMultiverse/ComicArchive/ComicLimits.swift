/// How much of a folder or an archive is believed.
public struct ComicLimits: Sendable, Hashable {
    /// Most names in it, pages or not.
    public var maximumEntryCount = 2_000

    /// Largest page, in bytes, unpacked.
    public var maximumPageByteCount = 64_000_000

    /// All pages together, in bytes, unpacked.
    public var maximumByteCount = 2_000_000_000

    /// How many times larger than in the archive a page may be.
    ///
    /// Images are packed already and hardly shrink in an archive; what does is not a page but a bomb.
    public var maximumExpansion = 100

    /// Largest width × height that a page may declare, in pixels.
    public var maximumPageArea = 150_000_000

    /// Creates limits that fit a chapter of a comic.
    public init() {}

    /// At most 2,000 names, 64 MB a page, 2 GB together.
    public static let standard = ComicLimits()
}
