import Testing

@testable import DBMultiverseApp

struct ComicChapterTests {
    private func chapter(_ shape: String, firstPage: Int = 1) -> ComicChapter {
        let pages = shape.map { ComicChapter.Page(file: "x", width: $0 == "w" ? 200 : 100, height: 150) }
        return ComicChapter(
            number: 1,
            name: "N",
            universe: nil,
            firstPage: firstPage,
            pageCount: pages.count,
            pages: pages,
            isSample: false
        )
    }

    /// Returns the spreads as text: facing pages are joined with `+`, spreads are separated by spaces.
    private func spreads(_ chapter: ComicChapter, isPad: Bool) -> String {
        var shown: [String] = []
        var page = chapter.pageNumbers.lowerBound
        while page <= chapter.pageNumbers.upperBound {
            let spread = chapter.spread(at: page, isPad: isPad)
            shown.append(spread.map { "\($0)" }.joined(separator: "+"))
            page = spread.upperBound + 1
        }
        return shown.joined(separator: " ")
    }

    @Test(arguments: [
        ("pppp", "1+2 3+4"), ("ppp", "1+2 3"), ("p", "1"), ("wppp", "1 2+3 4"), ("pwpp", "1 2 3+4"),
        ("ppwp", "1+2 3 4"),
        ("www", "1 2 3"), ("pppw", "1+2 3 4"),
    ])
    func tabletShowsFacingPagesAndSingleWidePages(shape: String, expected: String) {
        #expect(spreads(chapter(shape), isPad: true) == expected)
    }

    @Test func phoneShowsSinglePages() {
        #expect(spreads(chapter("pwp"), isPad: false) == "1 2 3")
    }

    @Test func everyPageBelongsToItsSpread() {
        let chapter = chapter("ppwpppwwp", firstPage: 13)
        for page in chapter.pageNumbers {
            let spread = chapter.spread(at: page, isPad: true)
            #expect(spread.contains(page))
            for other in spread { #expect(chapter.spread(at: other, isPad: true) == spread) }
        }
        #expect(chapter.spread(at: -5, isPad: true) == 13...14)
        #expect(chapter.spread(at: 1_000_000_000_000, isPad: true) == 21...21)
    }

    @Test func nextAndPreviousChapterStayInTheStory() throws {
        var story = chapter("pp")
        var shelf = ComicShelf()
        for (number, universe) in [(1, nil), (2, 4), (3, nil), (7, 4), (9, nil)] as [(Int, Int?)] {
            story.number = number
            story.universe = universe
            shelf.put(story)
        }
        let numbers = { (chapter: ComicChapter?) in chapter?.number }
        #expect(numbers(shelf.chapter(after: try #require(shelf.chapter(1)))) == 3)
        #expect(numbers(shelf.chapter(after: try #require(shelf.chapter(2)))) == 7)
        #expect(numbers(shelf.chapter(after: try #require(shelf.chapter(9)))) == nil)
        #expect(numbers(shelf.chapter(before: try #require(shelf.chapter(7)))) == 2)
        #expect(numbers(shelf.chapter(before: try #require(shelf.chapter(1)))) == nil)
        #expect(shelf.story.map(\.number) == [1, 3, 9] && shelf.specials.map(\.universe) == [4])
    }
}
