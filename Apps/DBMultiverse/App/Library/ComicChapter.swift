import DBMultiverseModel
import VitrineImages

/// A chapter on the shelf.
package struct ComicChapter: Codable, Hashable, Sendable, Identifiable {
    /// A page's file and its size in pixels.
    package struct Page: Codable, Hashable, Sendable {
        /// The file's name in the chapter's folder.
        package var file: String
        /// The width as it is seen, in pixels.
        package var width: Int
        /// The height as it is seen, in pixels.
        package var height: Int

        /// Whether the page is wider than high: a spread of its own.
        package var isWide: Bool { width > height }
    }

    /// The number, which links name; unique on the shelf.
    package var number: Int
    /// The name.
    package var name: String
    /// The universe of a special; nil in the main story.
    package var universe: Int?
    /// The number of its first page.
    package var firstPage: Int
    /// How many pages it has, at least 1.
    package var pageCount: Int
    /// The pages' files; empty for a chapter of the sample that was not drawn yet.
    package var pages: [Page]
    /// Whether it belongs to the sample.
    package var isSample: Bool

    /// The number.
    package var id: Int { number }
    /// The numbers of its pages.
    package var pageNumbers: ClosedRange<Int> { firstPage...(firstPage + max(pageCount, 1) - 1) }
    /// The folder's name in the comics' folder.
    package var folder: String { number < 10 ? "chapter-0\(number)" : "chapter-\(number)" }

    /// The page of a number; nil if it has none, or was not drawn yet.
    package func page(_ number: Int) -> Page? {
        let index = number - firstPage
        return pages.indices.contains(index) ? pages[index] : nil
    }

    /// The pages that are seen together when a page is open.
    ///
    /// On a pad two pages face each other, from the chapter's first on; a wide page stands alone.
    package func spread(at page: Int, isPad: Bool) -> ClosedRange<Int> {
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

/// The chapters, as `comic_shelf.json` in the reader's own folder.
package struct ComicShelf: Codable, Hashable, Sendable {
    /// The chapters by number.
    package var chapters: [ComicChapter] = []

    /// Makes an empty shelf.
    package init(chapters: [ComicChapter] = []) {
        self.chapters = chapters.sorted { $0.number < $1.number }
    }

    /// The chapter of a number.
    package func chapter(_ number: Int) -> ComicChapter? { chapters.first { $0.number == number } }

    /// Puts a chapter on the shelf, in place of one of the same number.
    package mutating func put(_ chapter: ComicChapter) {
        chapters.removeAll { $0.number == chapter.number }
        chapters.append(chapter)
        chapters.sort { $0.number < $1.number }
    }

    /// The main story.
    package var story: [ComicChapter] { chapters.filter { $0.universe == nil } }

    /// The specials by their universes.
    package var specials: [(universe: Int, chapters: [ComicChapter])] {
        let universes = Set(chapters.compactMap(\.universe)).sorted()
        return universes.map { universe in (universe, chapters.filter { $0.universe == universe }) }
    }

    /// The chapter that follows another in its story, by number.
    package func chapter(after chapter: ComicChapter) -> ComicChapter? {
        chapters.first { $0.universe == chapter.universe && $0.number > chapter.number }
    }

    /// The chapter before another in its story, by number.
    package func chapter(before chapter: ComicChapter) -> ComicChapter? {
        chapters.last { $0.universe == chapter.universe && $0.number < chapter.number }
    }
}

/// Where one stopped, as `comic_reading.json` in the reader's own folder.
package struct ReadingRecord: Codable, Hashable, Sendable {
    /// The chapter that is open; nil before the first.
    package var chapter: Int?
    /// The page that was open last, by chapter.
    package var pages: [String: Int] = [:]

    /// Makes a record of nothing.
    package init() {}

    /// The page at which a chapter is taken up again; its first if it was never open, or stopped at a page it no longer has.
    package func page(of chapter: ComicChapter) -> Int {
        guard let page = pages["\(chapter.number)"], chapter.pageNumbers.contains(page) else {
            return chapter.firstPage
        }
        return page
    }

    /// How much of a chapter is read, in percent; 0 if it was never open.
    package func progress(of chapter: ComicChapter) -> Int {
        guard let page = pages["\(chapter.number)"] else { return 0 }
        return ReadingProgress.percent(page: page, of: chapter.pageNumbers)
    }

    /// Opens a chapter at a page.
    package mutating func open(_ chapter: ComicChapter, at page: Int) {
        self.chapter = chapter.number
        pages["\(chapter.number)"] = page
    }
}
