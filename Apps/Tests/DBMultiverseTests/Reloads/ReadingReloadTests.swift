import AppScreens
import Foundation
import Synchronization
import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

@testable import DBMultiverseApp
@testable import DBMultiverseComicKit

/// Tests of the reader under a simulated device: pages, links, reloads and their reasons.
///
/// The session is global to the process, so the tests run one after the other.
@Suite(.serialized)
@MainActor
struct ReadingReloadTests {
    private let bookcase: Bookcase
    private let time = ManualTime("2026-06-10T09:00:00Z")
    private let host: AppHost

    init() throws {
        let bookcase = try Bookcase()
        try bookcase.shelve(1...3, pages: 20)
        DBMultiverseApp.session.reset()
        DBMultiverseApp.session.update { $0.isActive = true }
        self.bookcase = bookcase
        host = AppHost(time: time, containers: bookcase.containers) { DBMultiverseApp(firstStart: .empty) }
    }

    private func turn(forward: Bool = true) async throws {
        time.advance(by: .milliseconds(1))
        try await host.perform(
            ArchivedAction(intent: TurnPage.archivedName, parameters: ["isForward": "\(forward)"])
        )
    }

    private func open(_ chapter: Int, page: Int? = nil) async throws {
        time.advance(by: .milliseconds(1))
        var parameters = ["chapter": "\(chapter)"]
        parameters["page"] = page.map { "\($0)" }
        try await host.perform(ArchivedAction(intent: OpenChapter.archivedName, parameters: parameters))
    }

    /// Advances the time, and wakes the app at the times that it requested.
    private func wait(_ seconds: Double) async throws {
        let end = time.now.addingTimeInterval(seconds)
        while let wake = host.wakeDate, wake <= end {
            time.set(to: wake)
            _ = try await host.answer(.wake)
        }
        time.set(to: end)
    }

    private var stored: WidgetSyncState? {
        guard let data = try? Data(contentsOf: URL(filePath: bookcase.shared("widgetSyncState.json"))) else {
            return nil
        }
        return try? JSONDecoder().decode(WidgetSyncState.self, from: data)
    }

    private var asked: Int { host.reloads.count }

    @Test(.model("D27", "D29", "D34", "D45")) func otherChapterRequestsReloadImmediately() async throws {
        try await open(1)
        #expect(host.reloads == [ReloadRequest(kind: "DBMultiverseWidgets")])
        try await open(2)
        #expect(asked == 2 && host.wakeDate == nil)
        #expect(host.notes.last?.reason == "another chapter")
        try await turn()
        try await open(3)
        try await wait(10)
        #expect(asked == 3 && stored == WidgetSyncState(chapter: 3, progress: 5), "the wait of chapter 2 is over")
    }

    @Test(.model("D30")) func pageTurnsRequestReloadAfterTwoSecondsWithoutTurn() async throws {
        try await open(1)
        try await wait(5)
        for _ in 0..<3 {
            try await turn()
            try await wait(1)
        }
        #expect(asked == 1 && stored == WidgetSyncState(chapter: 1, progress: 5), "a waiting change is not stored")
        try await wait(1.1)
        #expect(asked == 2 && host.notes.last?.reason == "the reader rests on a page")
        #expect(stored == WidgetSyncState(chapter: 1, progress: 20))
    }

    @Test func pageTurnedInTheBackgroundRequestsReloadAtOnce() async throws {
        try await open(1)
        try await turn()
        time.advance(by: .milliseconds(1))
        for _ in 0..<2 {
            _ = try await host.answer(.sceneBecame(active: false))
            #expect(asked == 2 && stored?.progress == 10, "the waiting change is reported, once")
        }
        try await turn()
        #expect(asked == 3 && host.notes.last?.reason == "the reader goes to the background")
        #expect(stored == WidgetSyncState(chapter: 1, progress: 15))
    }

    @Test(.model("D31", "D32")) func changesBelowFivePointsAccumulateAndTheLastPageIsReported() async throws {
        try bookcase.shelve(9...9, pages: 100)
        try await open(9)
        for page in 2...5 {
            try await turn()
            try await wait(3)
            #expect(asked == 1, "page \(page)")
        }
        #expect(host.notes.last?.outcome == .skipped)
        try await turn()
        try await wait(3)
        #expect(asked == 2 && stored?.progress == 6)
        try await open(9, page: 98)
        try await wait(3)
        #expect(asked == 3)
        try await turn()
        try await wait(3)
        #expect(asked == 3)
        try await turn()
        try await wait(3)
        #expect(asked == 4 && stored?.progress == 100)
        // The second time the widget already shows 100 %.
        try await open(9)
        try await wait(3)
        #expect(asked == 4)
    }

    @Test(.model("D33", "D37")) func shownStateRequestsNoReloadEvenAfterRestart() async throws {
        try await open(1, page: 10)
        #expect(asked == 1 && stored == WidgetSyncState(chapter: 1, progress: 50))
        DBMultiverseApp.session.reset()
        ComicReader.managers.withLock { $0 = [:] }
        let next = AppHost(time: time, containers: bookcase.containers) { DBMultiverseApp(firstStart: .empty) }
        _ = try await next.answer(.sceneBecame(active: true))
        #expect(next.reloads.isEmpty && next.notes.last?.reason == "the widget shows 50 % already")
    }

    @Test func steadyPageTurnsStillRequestReloads() async throws {
        try await open(1)
        for _ in 0..<15 {
            try await turn()
            try await wait(1)
        }
        #expect(asked == 2)
        #expect(host.notes.contains { $0.reason.contains("10 seconds without a rest") })
    }

    @Test func damagedStateRequestsReloadAgain() async throws {
        for (index, text) in ["{\"chapter\":", "[]", "{\"chapter\":\"x\"}", ""].enumerated() {
            DBMultiverseApp.session.reset()
            DBMultiverseApp.session.update { $0.isActive = true }
            ComicReader.managers.withLock { $0 = [:] }
            try bookcase.put(text, as: "widgetSyncState.json")
            try await open(1)
            #expect(asked == index + 1 && stored == WidgetSyncState(chapter: 1, progress: 5), "\(text)")
        }
    }

    @Test func changesByCommandsAreReportedWhenReaderBecomesActive() async throws {
        try await open(1)
        try bookcase.app("read", "3")
        time.advance(by: .seconds(60))
        _ = try await host.answer(.sceneBecame(active: true))
        #expect(asked == 2 && stored?.chapter == 3)
        for chapter in ["3", "1"] { try bookcase.app("remove", chapter) }
        time.advance(by: .seconds(60))
        _ = try await host.answer(.sceneBecame(active: true))
        #expect(asked == 3 && stored == .noChapter)
    }

    @Test func pageTurnsContinueIntoNextAndPreviousChapter() async throws {
        try await open(1, page: 20)
        try await turn()
        #expect(try bookcase.covers().loadCurrentChapterData()?.number == 2)
        try await turn(forward: false)
        #expect(try bookcase.library().record.chapter == 1)
        let data = try #require(try bookcase.covers().loadCurrentChapterData())
        #expect(data.number == 2 && data.progress == 5, "the next chapter is not read to its end")
        try await open(1, page: 1)
        try await turn(forward: false)
        #expect(try bookcase.covers().loadCurrentChapterData()?.progress == 5, "there is no page before the first page")
    }

    // MARK: Removal

    private func remove(_ chapter: Int) async throws {
        time.advance(by: .milliseconds(1))
        let name = RemoveChapter.archivedName
        try await host.perform(ArchivedAction(intent: name, parameters: ["chapter": "\(chapter)"]))
    }

    @Test func removingShownChapterRequestsReloadImmediately() async throws {
        try await open(1)
        try await turn()
        try await remove(2)
        #expect(asked == 1, "the widget shows another chapter")
        try await remove(1)
        #expect(asked == 2 && stored == .noChapter && host.notes.last?.reason == "the chapter was removed")
        #expect(try bookcase.covers().isEmpty && bookcase.report().text.contains("Nothing read yet"))
        try await wait(10)
        _ = try await host.answer(.sceneBecame(active: true))
        #expect(asked == 2, "the waiting page turn is dropped, and the removal is reported once")
        #expect(try bookcase.app("status").contains("removal of the widget's chapter"))
        try await open(3)
        #expect(asked == 3)
    }

    @Test func chapterReadBeforeTheRemovedOneIsReportedImmediately() async throws {
        try await open(2)
        try await open(1)
        try await remove(1)
        #expect(asked == 3 && stored == WidgetSyncState(chapter: 2, progress: 5))
        #expect(host.notes.last?.reason == "another chapter")
    }

    @Test func readerThatBecomesActiveReplacesAHeavyCoverAndRequestsReload() async throws {
        try await open(1)
        try TestImage.header(width: 1_400, height: 2_100)
            .write(to: URL(filePath: bookcase.shared("chapterCoverImage.jpg")))
        let data = #"{"number":1,"name":"Part 1","progress":5,"coverImagePath":"chapterCoverImage.jpg"}"#
        try bookcase.put(data, as: "currentChapterData.json")
        time.advance(by: .seconds(60))
        _ = try await host.answer(.sceneBecame(active: true))
        #expect(asked == 2 && host.notes.last?.reason == "the stored image changed")
        #expect(try bookcase.report().images.first?.mediaType == "image/jpeg")
    }

    @Test func newChapterWithReusedNumberAndNameShowsItsOwnPagesAndCover() async throws {
        let first = try bookcase.comic("first", pages: 2, shade: 10)
        try bookcase.app("import", first, "--number", "12", "--name", "Part 12")
        try await open(12)
        let old = try #require(try await screen().archive.images.first)
        #expect(try await screen().archive.images.first == old)
        let cover = try #require(try bookcase.report().images.first)
        try await remove(12)
        let second = try bookcase.comic("second", pages: 2, shade: 250)
        try bookcase.app("import", second, "--number", "12", "--name", "Part 12")
        try await open(12)
        let new = try #require(try await screen().archive.images.first)
        #expect(new.data != old.data)
        let report = try bookcase.report()
        #expect(report.text.contains("Part 12") && report.images.count == 1 && report.images.first?.data != cover.data)
        #expect(try bookcase.storedCovers.count == 1 && asked == 3, "the removed chapter's cover is gone")
    }

    // MARK: Links

    @Test(.model("D21", "D22")) func linkOpensChapterAtReadingPosition() async throws {
        try bookcase.app("read", "2", "--page", "7")
        try bookcase.app("read", "1")
        #expect(try await host.open("dbmultiverse://chapter/2") == nil)
        let data = try #require(try bookcase.covers().loadCurrentChapterData())
        #expect(data.number == 2 && data.progress == 35)
        #expect(DBMultiverseApp.session.current.screen == .page)
        #expect(try await host.open("dbmultiverse://chapters") == nil)
        #expect(DBMultiverseApp.session.current.screen == .chapters)
    }

    @Test func invalidLinksAreRefusedAndChangeNothing() async throws {
        try await open(1)
        for link in [
            "dbmultiverse://chapter/99", "dbmultiverse://chapter/0", "dbmultiverse://chapter/2000000000",
            "dbmultiverse://chapter/%31", "dbmultiverse://chapter/1/2", "dbmultiverse://elsewhere/1",
            "https://chapter/1",
        ] {
            #expect(try await host.open(link) != nil, "\(link)")
            #expect(try bookcase.covers().loadCurrentChapterData()?.number == 1, "\(link)")
            #expect(asked == 1, "\(link)")
        }
    }

    // MARK: Screens

    private func screen() async throws -> (text: String, archive: EntryArchive) {
        let archive = try await host.screen(width: time.moment.isPad ? 820 : 393)
        return (archive.reading(now: time.now).lines.joined(separator: "\n"), archive)
    }

    @Test func phoneShowsOnePageAndTabletShowsTwo() async throws {
        try await open(1, page: 3)
        #expect(try await screen().archive.images.count == 1)
        #expect(try await screen().text.contains("page 3 of"))
        time.setPad(true)
        #expect(try await screen().archive.images.count == 2)
        #expect(try await screen().text.contains("pages 3\u{2013}4 of"))
        try await turn()
        #expect(try await screen().text.contains("pages 5\u{2013}6 of"))
        #expect(try bookcase.covers().loadCurrentChapterData()?.progress == 30, "both pages count as read")
    }

    @Test func listShowsStorySpecialsAndProgress() async throws {
        let folder = try bookcase.comic("Elsewhere", pages: 4)
        try bookcase.app("import", folder, "--number", "30", "--universe", "12")
        try await open(2, page: 10)
        _ = try await host.open("dbmultiverse://chapters")
        let text = try await screen().text
        #expect(text.contains("Main story") && text.contains("Universe 12") && text.contains("Elsewhere"))
        #expect(text.contains("50%") && text.contains("Continue reading"))
    }

    @Test func emptyShelfExplainsTheImport() async throws {
        for number in 1...3 { try bookcase.library().remove(number) }
        #expect(try await screen().text.contains("No chapters yet"))
    }

    @Test func damagedPageLeavesTheRestOfTheScreen() async throws {
        try await open(1, page: 2)
        let page = bookcase.containers.path + "/com.nobadi.dbm/comics/chapter-01/002.png"
        try Data("not an image".utf8).write(to: URL(filePath: page))
        let (text, archive) = try await screen()
        #expect(archive.images.isEmpty && text.contains("Page 2 cannot be shown") && text.contains("Next page"))
    }

    @Test func screensHaveNoFindings() async throws {
        try await open(1, page: 2)
        for isPad in [false, true] {
            time.setPad(isPad)
            for link in ["dbmultiverse://chapter/1", "dbmultiverse://chapters"] {
                _ = try await host.open(link)
                let findings = try await screen().archive.findings
                #expect(findings.isEmpty, "\(findings)")
            }
        }
    }
}
