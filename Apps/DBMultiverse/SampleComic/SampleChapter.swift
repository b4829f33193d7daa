/// A chapter of the sample comic.
public struct SampleChapter: Sendable, Hashable {
    /// The number in the comic and in links, starting with 1.
    public let number: Int

    public let name: String

    /// The universe that a special belongs to; nil in the main story.
    public let universe: Int?

    /// The page numbers, which continue through the main story and start with 1 in each special.
    public let pages: ClosedRange<Int>

    /// Whether the chapter is outside the main story.
    public var isSpecial: Bool { universe != nil }

    /// The name of the chapter's folder, such as `chapter-01`.
    public var folderName: String { number < 10 ? "chapter-0\(number)" : "chapter-\(number)" }
}
