/// The limits for the content of a folder or an archive.
public struct ComicLimits: Sendable, Hashable {
    /// The largest number of entries, pages or not.
    public var maximumEntryCount = 2_000

    /// The largest size of a page, in unpacked bytes.
    public var maximumPageByteCount = 64_000_000

    /// The largest size of all pages together, in unpacked bytes.
    public var maximumByteCount = 2_000_000_000

    /// The largest ratio between a page's unpacked size and its size in the archive.
    ///
    /// Images are already compressed and hardly shrink in an archive; an entry that shrinks a lot is an archive bomb.
    public var maximumExpansion = 100

    /// The largest width × height that a page may declare, in pixels.
    public var maximumPageArea = 150_000_000

    /// Creates limits that suit a chapter of a comic.
    public init() {}

    /// At most 2,000 entries, 64 MB for each page, and 2 GB for all pages.
    public static let standard = ComicLimits()
}
