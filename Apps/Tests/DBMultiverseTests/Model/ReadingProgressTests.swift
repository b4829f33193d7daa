import Testing

@testable import DBMultiverseComicKit

struct ReadingProgressTests {
    @Test(arguments: [
        (13, 13...20, 12), (14, 13...20, 25), (19, 13...20, 87), (20, 13...20, 100), (1, 1...1, 100), (1, 1...3, 33),
        (2, 1...3, 66), (1, 1...200, 0), (2, 1...200, 1),
        // Outside the chapter.
        (12, 13...20, 0), (21, 13...20, 100), (0, 1...10, 0), (-5, 1...10, 0), (1_000_000_000_000, 1...10, 100),
        (.min, 1...10, 0), (.max, 1...10, 100), (5, .min ... .max, 50), (0, 0 ... .max, 0),
    ])
    func openPageCountsAsRead(page: Int, pages: ClosedRange<Int>, percent: Int) {
        #expect(ReadingProgress.percent(page: page, of: pages) == percent)
    }

    @Test func progressMatchesFormulaForAllShortChapters() {
        for first in [1, 13, 200] {
            for count in 1...120 {
                let pages = first...(first + count - 1)
                for page in pages {
                    let percent = min(max((page - first + 1) * 100 / count, 0), 100)
                    guard ReadingProgress.percent(page: page, of: pages) == percent else {
                        Issue.record("page \(page) of \(pages)")
                        return
                    }
                }
            }
        }
    }

    @Test(arguments: [(-1, 0), (0, 0), (55, 55), (100, 100), (101, 100), (.max, 100), (.min, 0)])
    func shownProgressIsLimited(stored: Int, shown: Int) {
        #expect(ReadingProgress.shown(stored) == shown)
    }
}

struct ChapterNameTests {
    @Test(arguments: [
        ("Rust and Stardust", "Rust and Stardust"), ("  two\n\nlines \t here ", "two lines here"), ("", ""),
        ("\n\u{0}\u{7}", ""),
        ("a\u{0}b", "a b"),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
    ])
    func shownNameIsOneLine(name: String, shown: String) {
        #expect(ChapterName.shown(name) == shown)
    }

    @Test func longNameIsShortened() {
        let shown = ChapterName.shown(String(repeating: "ab ", count: 1_700))
        #expect(shown.count == ChapterName.maximumLength && shown.last == "\u{2026}")
        #expect(ChapterName.shown(String(repeating: " ", count: 5_000)).isEmpty)
    }
}
