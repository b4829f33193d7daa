import Foundation
import Testing
import Vitrine
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import DBMultiverseComicKit

/// Tests of the data flow from the reader's process through the container to the widget's process.
struct DataFlowTests {
    private let bookcase: Bookcase

    init() throws {
        bookcase = try Bookcase()
        try bookcase.shelve(1...2)
    }

    @Test(
        .process("D01", "D02", "D03", "D04", "D05", "D07", "D13", "D18", "D20", "D35", "D36", "D38", "D42")
    )
    func widgetShowsCurrentChapterAndProgressFromTheGroupsContainer() throws {
        try bookcase.app("read", "2", "--page", "4")
        let original = try OriginalChapter.read(bookcase.shared("currentChapterData.json"))
        #expect(original.number == 2 && original.name == "Part 2" && original.progress == 40)
        let cover = try Data(contentsOf: URL(filePath: bookcase.shared("chapterCoverImage.jpg")))
        #expect(try Data(contentsOf: URL(filePath: bookcase.shared(original.coverImagePath))) == cover)
        for isPad in [false, true] {
            let report = try bookcase.report(isPad: isPad)
            #expect(report.family == (isPad ? "systemMedium" : "systemSmall"), "each idiom has its family")
            #expect(report.text.contains("Part 2") && report.text.contains("40"), "\(report.text)")
            #expect(report.text.contains("Continue reading") == isPad, "each family has a view of its own")
            if !isPad { #expect(report.text.uppercased().contains("CHAPTER, 2"), "\(report.text)") }
            #expect(report.url == "dbmultiverse://chapter/2" && !report.hasInnerLink)
            #expect(report.images.map(\.data) == [cover])
        }
        #expect(try bookcase.widget("timeline", "--family", "medium").status == 64)
    }

    /// A command that opens a chapter notifies the device that runs on the same containers; a read-only command does
    /// not.
    @Test func commandRequestsReloadFromRunningDevice() throws {
        let device = try ReloadListener(containers: bookcase.containers.path)
        let asked = ReloadNotice(group: "group.com.nobadi.dbm", reloads: [ReloadRequest(kind: WIDGET_KIND)])
        for (arguments, reported) in [
            (["read", "1", "--page", "3"], [asked]), (["status"], []), (["read", "1", "--page", "4"], [asked]),
        ] {
            #expect(try bookcase.command(arguments).errors.isEmpty)
            #expect(device.notices() == reported, "\(arguments)")
        }
    }

    @Test(.process("D23", "D24", "D25", "D26", "D40", "D41")) func readerCompressesCover() throws {
        let folder = try bookcase.comic("Large", pages: 1)
        try TestImage.png(width: 700, height: 1_000).write(to: URL(filePath: folder + "/page 1.png"))
        try bookcase.app("import", folder, "--number", "5")
        try bookcase.app("read", "5")
        let image = try #require(try bookcase.report().images.first)
        #expect(image.mediaType == "image/jpeg" && image.data.count <= 60_000)
        #expect(image.pixelWidth <= 600 && image.pixelWidth * image.pixelHeight <= CoverImageManager.maximumCoverArea)
        #expect(try OriginalChapter.read(bookcase.shared("currentChapterData.json")).number == 5)
    }

    @Test(.process("D10", "D11", "D43", "D44")) func timelineHasOneEntryForAnHourAlsoBeforeTheFirstChapter() throws {
        func expectOneEntry(of report: PrintedTimeline) {
            #expect(report.entries.map(\.date) == [bookcase.now])
            #expect(report.policy?.rule == "after" && report.policy?.date == "2026-06-10T10:00:00Z")
        }
        for isPad in [false, true] {
            let report = try bookcase.report(isPad: isPad)
            expectOneEntry(of: report)
            #expect(report.text.contains("Nothing read yet") && report.images.isEmpty)
            #expect(report.url == "dbmultiverse://chapters")
        }
        try bookcase.app("read", "1")
        try expectOneEntry(of: bookcase.report())
    }

    @Test(.process("D46"), .needsStrace) func widgetOnlyReadsFiles() throws {
        try bookcase.app("read", "1")
        let log = bookcase.containers.path + "/calls"
        let trace = [Strace.path, "-f", "-qq", "-e", "trace=%file,%network,ftruncate", "-o", log]
        let ending = try bookcase.widget(["timeline"], under: trace)
        #expect(ending.status == 0)
        let calls = try String(contentsOfFile: log, encoding: .utf8)
        for changing in ["socket(", "connect(", "truncate(", "unlink", "rename", "mkdir", " link(", " linkat("] {
            #expect(!calls.contains(changing), "\(calls.split(separator: "\n").first { $0.contains(changing) } ?? "")")
        }
        #expect(!calls.contains("O_WRONLY") && !calls.contains("O_RDWR") && !calls.contains("O_CREAT"))
        #expect(calls.contains("currentChapterData.json") && calls.contains("chapterCoverImage."))
    }

    @Test func reopenedChapterKeepsItsProgress() throws {
        try bookcase.app("read", "1", "--page", "7")
        try bookcase.app("read", "2", "--page", "3")
        try bookcase.app("read", "1")
        #expect(try OriginalChapter.read(bookcase.shared("currentChapterData.json")).progress == 70)
        #expect(try bookcase.app("status").contains("page 7: 70%"))
    }

    @Test func otherChapterNeverShowsOldCover() throws {
        try bookcase.app("read", "1")
        let first = try #require(try bookcase.report().images.first)
        try bookcase.app("read", "2")
        #expect(try bookcase.report().images.first != first)
        // A chapter whose cover cannot be created is shown without a cover.
        let page = bookcase.containers.path + "/com.nobadi.dbm/comics/chapter-01/001.png"
        try Data("no longer an image".utf8).write(to: URL(filePath: page))
        let ending = try bookcase.command(["read", "1"])
        #expect(ending.status == 0 && ending.errors.contains("no cover"))
        let report = try bookcase.report()
        #expect(report.images.isEmpty && report.text.contains("Part 1"))
    }

    // Decision 15: after a removal the others are still read
    @Test(.process("D01")) func chapterReadBeforeTheRemovedOneIsShownAgainUntilNoneIsLeft() throws {
        try bookcase.shelve(3...4)
        #expect(try bookcase.app("status").contains("Nothing was reported to the widget yet."))
        for (chapter, page) in [("2", "4"), ("1", "3"), ("3", "7")] {
            try bookcase.app("read", chapter, "--page", page)
        }
        try bookcase.app("remove", "4")
        #expect(try bookcase.report().text.contains("Part 3"), "removing another chapter does not change the widget")
        try bookcase.app("remove", "3")
        let previous = try bookcase.report()
        #expect(previous.text.contains("Part 1") && previous.text.contains("30 percent"), "\(previous.text)")
        #expect(previous.url == "dbmultiverse://chapter/1" && previous.images.count == 1)
        #expect(try bookcase.app("status").contains("Last reported to the widget: chapter 1, 30%."))
        #expect(try bookcase.app("chapters").contains(">  1"))
        try bookcase.app("remove", "1")
        #expect(try bookcase.report().text.contains("Part 2"))
        try bookcase.app("remove", "2")
        let empty = try bookcase.report()
        #expect(empty.text.contains("Nothing read yet") && empty.images.isEmpty)
        #expect(empty.url == "dbmultiverse://chapters")
        #expect(!FileManager.default.fileExists(atPath: bookcase.shared("chapterCoverImage.jpg")))
        let status = try bookcase.app("status")
        #expect(status.contains("No chapter has been opened yet."), "\(status)")
        #expect(status.contains("The removal of the widget's chapter was reported to the widget."), "\(status)")
    }

    // A finished chapter is open while the widget shows the next one
    @Test(.process("D01")) func chapterReadBeforeTheRemovedFinishedOneIsShownAgain() throws {
        try bookcase.shelve(3...3)
        try bookcase.app("read", "3", "--page", "4")
        try bookcase.app("read", "1", "--page", "10")
        #expect(try bookcase.report().text.contains("Part 2"))
        try bookcase.app("remove", "1")
        #expect(try bookcase.report().text.contains("Part 3"))
    }

    // An earlier version stored no order of reading, and left no chapter open after a removal.
    @Test(arguments: [#""chapter":2,"#, ""])
    func readingPositionsOfAnEarlierVersionAreContinued(chapter: String) throws {
        try bookcase.app("read", "1", "--page", "3")
        try bookcase.app("read", "2", "--page", "4")
        let file = URL(filePath: bookcase.containers.path + "/com.nobadi.dbm/comic_reading.json")
        try Data(#"{\#(chapter)"pages":{"1":3,"2":4}}"#.utf8).write(to: file)
        #expect(try bookcase.app("status").contains("Chapter 2, Part 2, page 4: 40%."))
        try bookcase.app("remove", "2")
        #expect(try bookcase.report().text.contains("Part 1"))
    }

    // A widget whose archive is too heavy is not shown at all
    @Test(.process("D40")) func heavyCoverOfAnotherProgramIsLeftOutUntilTheReaderSavesItsOwn() throws {
        try bookcase.app("read", "1", "--page", "3")
        let foreign = TestImage.header(width: 1_400, height: 2_100)
        try foreign.write(to: URL(filePath: bookcase.shared("chapterCoverImage.jpg")))
        try bookcase.put(
            #"{"number":1,"name":"Part 1","progress":30,"coverImagePath":"/x/chapterCoverImage.jpg"}"#,
            as: "currentChapterData.json"
        )
        let heavy = try bookcase.report()
        #expect(heavy.images.isEmpty && heavy.text.contains("Part 1"), "\(heavy.text)")
        try bookcase.app("read", "1", "--page", "4")
        let image = try #require(try bookcase.report().images.first)
        #expect(image.mediaType == "image/jpeg" && image.pixelWidth <= 600)
    }
}
