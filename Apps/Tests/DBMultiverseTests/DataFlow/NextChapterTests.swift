import DBMultiverseComicKit
import Foundation
import Testing
import VitrineTesting

/// Tests of a chapter that is read to its end, from the reader's process to the widget's process.
struct NextChapterTests {
    private let bookcase: Bookcase

    init() throws {
        bookcase = try Bookcase()
        try bookcase.shelve(1...2)
    }

    private func stored() throws -> OriginalChapter {
        try OriginalChapter.read(bookcase.shared("currentChapterData.json"))
    }

    @Test(.process("D01")) func widgetShowsNextChapterOnceTheChapterIsReadToItsEnd() throws {
        try bookcase.app("read", "1", "--page", "9")
        let before = try bookcase.report()
        #expect(before.text.contains("Part 1") && before.text.contains("90 percent"), "\(before.text)")
        try bookcase.app("read", "1", "--page", "10")
        for isPad in [false, true] {
            let after = try bookcase.report(isPad: isPad)
            #expect(after.text.contains("Part 2") && after.text.contains("\"0 percent"), "\(after.text)")
            #expect(!after.text.contains("100 percent") && after.url == "dbmultiverse://chapter/2")
            #expect(after.images.count == 1 && after.images != before.images, "the next chapter has its own cover")
        }
        #expect(try stored().number == 2 && stored().progress == 0)
        // The reader itself stays on the page.
        let status = try bookcase.app("status")
        #expect(status.contains("Chapter 1, Part 1, page 10: 100%."), "\(status)")
        #expect(status.contains("The widget shows chapter 2, Part 2: 0%."), "\(status)")
        #expect(status.contains("Last reported to the widget: chapter 2, 0%."), "\(status)")
        try bookcase.app("read", "1", "--page", "2")
        #expect(try stored().number == 1 && stored().progress == 20, "an unfinished chapter is not skipped")
    }

    // "and the next one is there" becomes true later
    @Test(.process("D01", "D32")) func lastChapterStaysFinishedUntilTheNextOneIsThere() throws {
        try bookcase.app("read", "2", "--page", "10")
        #expect(try bookcase.report().text.contains("100 percent"))
        #expect(try stored().number == 2)
        let special = try bookcase.comic("Special", pages: 2)
        try bookcase.app("import", special, "--number", "3", "--universe", "4")
        #expect(try stored().number == 2, "a special is no next chapter of the main story")
        try bookcase.app("import", try bookcase.comic("Next", pages: 2), "--number", "5")
        #expect(try stored().number == 5 && stored().progress == 0)
        #expect(try bookcase.app("status").contains("Last reported to the widget: chapter 5, 0%."))
    }

    @Test(.process("D01")) func removedNextChapterGivesTheFinishedOneBack() throws {
        try bookcase.app("read", "1", "--page", "10")
        try bookcase.app("remove", "2")
        #expect(try stored().number == 1 && stored().progress == 100)
        #expect(try bookcase.report().images.count == 1)
    }

    @Test(.process("D43")) func removalOfTheOnlyOpenedChapterEmptiesTheWidget() throws {
        try bookcase.app("read", "1", "--page", "10")
        #expect(try stored().number == 2)
        try bookcase.app("remove", "1")
        #expect(try bookcase.covers().isEmpty)
    }

    // Decision 15: the next chapter is the next one that is not read to its end
    @Test(.process("D01")) func nextChapterIsTheNextUnfinishedOne() throws {
        try bookcase.shelve(3...4)
        try bookcase.app("read", "2", "--page", "10")
        try bookcase.app("read", "3", "--page", "4")
        try bookcase.app("read", "1", "--page", "10")
        #expect(try stored().number == 3 && stored().progress == 40)
        #expect(try bookcase.report().text.contains("40 percent"))
        try bookcase.app("read", "3", "--page", "10")
        #expect(try stored().number == 4 && stored().progress == 0)
    }

    @Test(.process("D01")) func lastUnfinishedChapterStaysFinished() throws {
        try bookcase.app("read", "2", "--page", "10")
        try bookcase.app("read", "1", "--page", "10")
        #expect(try stored().number == 1 && stored().progress == 100)
    }
}
