/// A chapter of the sample comic.
public struct SampleChapter: Sendable, Hashable {
    /// Its number in the comic and in links, from 1.
    public let number: Int

    /// Its name.
    public let name: String

    /// The universe that a special belongs to; nil in the main story.
    public let universe: Int?

    /// The numbers of its pages, counted through the main story, and through each special from 1.
    public let pages: ClosedRange<Int>

    /// Whether the chapter stands beside the main story.
    public var isSpecial: Bool { universe != nil }

    /// The folder's name in the comic: `chapter-01`.
    public var folderName: String { number < 10 ? "chapter-0\(number)" : "chapter-\(number)" }
}
