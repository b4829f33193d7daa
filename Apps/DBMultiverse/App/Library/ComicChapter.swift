import AppSupport
import DBMultiverseComicKit
import VitrineImages

/// A chapter on the shelf.
public struct ComicChapter: Codable, Hashable, Sendable, Identifiable {
    /// A page's file and its size in pixels.
    public struct Page: Codable, Hashable, Sendable {
        /// The file's name in the chapter's folder.
        public var file: String
        /// The width of the upright image, in pixels.
        public var width: Int
        /// The height of the upright image, in pixels.
        public var height: Int

        /// Whether the page is wider than it is high and therefore shown as a spread by itself.
        public var isWide: Bool { width > height }
    }

    /// The chapter's number, unique on the shelf; links use it.
    public var number: Int
    public var name: String
    /// The universe that a special belongs to; nil in the main story.
    public var universe: Int?
    /// The number of the first page.
    public var firstPage: Int
    /// The number of pages, at least 1.
    public var pageCount: Int
    /// The files of the pages; empty for a chapter of the sample comic that was never opened.
    public var pages: [Page]
    /// Whether the chapter belongs to the sample comic.
    public var isSample: Bool

    public var id: Int { number }
    public var pageNumbers: ClosedRange<Int> { firstPage...(firstPage + max(pageCount, 1) - 1) }
    /// The number of pages in words.
    public var length: String { pageCount == 1 ? "1 page" : "\(pageCount) pages" }
    /// The folder's name inside the comics folder.
    public var folder: String { number < 10 ? "chapter-0\(number)" : "chapter-\(number)" }

    /// The page with a number; nil if the chapter has no such page, or was never opened.
    public func page(_ number: Int) -> Page? {
        let index = number - firstPage
        return pages.indices.contains(index) ? pages[index] : nil
    }

    /// The pages shown together when a page is open.
    ///
    /// On a tablet two pages face each other, starting with the chapter's first page; a wide page is shown alone.
    public func spread(at page: Int, isPad: Bool) -> ClosedRange<Int> {
        let page = min(max(page, pageNumbers.lowerBound), pageNumbers.upperBound)
        guard isPad else { return page...page }
        var left = pageNumbers.lowerBound
        while true {
            let isPair =
                left < pageNumbers.upperBound && self.page(left)?.isWide != true && self.page(left + 1)?.isWide != true
            let right = isPair ? left + 1 : left
            if page <= right { return left...right }
            left = right + 1
        }
    }
}

extension ComicChapter.Page {
    /// - Throws: `DecodingError` for a size that no picture has.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        file = try container.decode(String.self, forKey: .file)
        width = try container.decode(1...1_000_000, forKey: .width)
        height = try container.decode(1...1_000_000, forKey: .height)
    }
}

extension ComicChapter {
    /// - Throws: `DecodingError` for a number with which pages cannot be counted.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(0...1_000_000, forKey: .number)
        name = try container.decode(String.self, forKey: .name)
        universe = try container.decodeIfPresent(Int.self, forKey: .universe)
        firstPage = try container.decode(0...1_000_000, forKey: .firstPage)
        pageCount = try container.decode(0...1_000_000, forKey: .pageCount)
        pages = try container.decode([Page].self, forKey: .pages)
        isSample = try container.decode(Bool.self, forKey: .isSample)
    }
}

/// The chapters on the shelf, stored as `comic_shelf.json` in the reader's private folder.
public struct ComicShelf: Codable, Hashable, Sendable {
    /// The chapters, sorted by number.
    public var chapters: [ComicChapter] = []

    /// Creates a shelf and sorts its chapters by number.
    public init(chapters: [ComicChapter] = []) {
        self.chapters = chapters.sorted { $0.number < $1.number }
    }

    public func chapter(_ number: Int) -> ComicChapter? { chapters.first { $0.number == number } }

    /// Adds a chapter, replacing a chapter with the same number.
    public mutating func put(_ chapter: ComicChapter) {
        chapters.removeAll { $0.number == chapter.number }
        chapters.append(chapter)
        chapters.sort { $0.number < $1.number }
    }

    /// The chapters of the main story.
    public var story: [ComicChapter] { chapters.filter { $0.universe == nil } }

    /// The specials, grouped by universe.
    public var specials: [(universe: Int, chapters: [ComicChapter])] {
        let universes = Set(chapters.compactMap(\.universe)).sorted()
        return universes.map { universe in (universe, chapters.filter { $0.universe == universe }) }
    }

    /// The next chapter, by number, in the same story for which a condition holds.
    public func chapter(
        after chapter: ComicChapter,
        where condition: (ComicChapter) -> Bool = { _ in true }
    ) -> ComicChapter? {
        chapters.first { $0.universe == chapter.universe && $0.number > chapter.number && condition($0) }
    }

    /// The previous chapter, by number, in the same story.
    public func chapter(before chapter: ComicChapter) -> ComicChapter? {
        chapters.last { $0.universe == chapter.universe && $0.number < chapter.number }
    }
}

/// The reading positions, stored as `comic_reading.json` in the reader's private folder.
public struct ReadingRecord: Codable, Hashable, Sendable {
    /// The chapter opened last; nil until a chapter is opened, and after that chapter was removed.
    public private(set) var chapter: Int?
    /// The page opened last in each chapter, keyed by chapter number.
    public private(set) var pages: [String: Int] = [:]
    /// The chapters in the order in which they were last opened; those of an earlier version's file are missing.
    private var order: [Int] = []

    public init() {}

    /// Reads a record; an earlier version wrote no order.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        chapter = try container.decodeIfPresent(Int.self, forKey: .chapter)
        pages = try container.decode([String: Int].self, forKey: .pages)
        order = try container.decodeIfPresent([Int].self, forKey: .order) ?? [chapter].compactMap(\.self)
    }

    /// The chapter to continue with: of the opened chapters on a shelf, the one opened last; nil if there is none.
    ///
    /// Among chapters of which no order is known it is the one with the highest number.
    public func openChapter(on shelf: ComicShelf) -> ComicChapter? {
        for number in [chapter].compactMap(\.self) + order.reversed() {
            if let chapter = shelf.chapter(number) { return chapter }
        }
        return shelf.chapters.last(where: isOpened)
    }

    /// The page at which reading resumes; the first page if the chapter was never opened or no longer has the stored
    /// page.
    public func page(of chapter: ComicChapter) -> Int {
        guard let page = pages["\(chapter.number)"], chapter.pageNumbers.contains(page) else {
            return chapter.firstPage
        }
        return page
    }

    /// The share of a chapter that has been read, in percent; 0 if it was never opened.
    public func progress(of chapter: ComicChapter) -> Int {
        guard let page = pages["\(chapter.number)"] else { return 0 }
        return ReadingProgress.percent(page: page, of: chapter.pageNumbers)
    }

    private func isOpened(_ chapter: ComicChapter) -> Bool { pages["\(chapter.number)"] != nil }

    /// Records that a chapter is open at a page.
    public mutating func open(_ chapter: ComicChapter, at page: Int) {
        order = order.filter { $0 != chapter.number } + [chapter.number]
        self.chapter = chapter.number
        pages["\(chapter.number)"] = page
    }

    /// Forgets a chapter that was removed.
    public mutating func forget(_ number: Int) {
        order.removeAll { $0 == number }
        pages["\(number)"] = nil
        if chapter == number { chapter = nil }
    }
}
