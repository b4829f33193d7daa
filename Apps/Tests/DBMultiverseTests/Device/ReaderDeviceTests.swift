import AppTestSupport
import Foundation
import Testing
import Vitrine
import VitrineDevice
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import DBMultiverseComicKit

/// The reader and its widget on a device, with the real programs: from process to process through the container.
@Suite(.serialized, .hangGuard)
struct ReaderDeviceTests {
    private static let app = "com.nobadi.dbm"

    private let bookcase: Bookcase
    private let configuration: DeviceConfiguration
    private let device: Device

    init() throws {
        bookcase = try Bookcase()
        try bookcase.shelve(1...2)
        configuration = DeviceConfiguration(
            manifest: try .apps(Self.app, data: "empty"),
            stateFolder: bookcase.containers.path + "/state",
            containersFolder: bookcase.containers.path,
            date: bookcase.date,
            settings: DeviceSettings(timeZone: "UTC"),
            isHeld: true
        )
        device = try Device(configuration)
    }

    private func running(_ body: () async throws -> Void) async throws { try await running(device, body) }

    private func running(_ device: Device, _ body: () async throws -> Void) async throws {
        try await device.whileRunning {
            await device.widgetsAreLoaded()
            try await body()
        }
    }

    private var widget: PlacedWidgetSnapshot {
        get async throws { try #require(await device.snapshot().widgets.first) }
    }

    private func text() async throws -> String { try await text(on: device) }

    private func text(on device: Device) async throws -> String {
        let archive = try #require(await device.snapshot().widgets.first?.picture).archive
        return archive.reading(now: await device.snapshot().clock.date).lines.joined(separator: " ")
    }

    private func open(_ chapter: Int, page: Int? = nil) async throws {
        var parameters = ["chapter": "\(chapter)"]
        parameters["page"] = page.map { "\($0)" }
        try await device.performAppIntent(ArchivedAction(intent: "OpenChapter", parameters: parameters), in: Self.app)
    }

    private func rest() async throws {
        await device.advance(to: await device.snapshot().clock.date.addingTimeInterval(3))
    }

    /// | the person | the extension |
    /// |---|---|
    /// | chooses a tablet | still runs as on a phone |
    /// | chooses the phone again, at once | is asked for both; an answer for the tablet counts no more |
    @Test(.process("D18")) func widgetIsOfferedAgainAfterAQuickChangeOfTheScreenAndBack() async throws {
        try await running {
            let phone = await device.snapshot().screen.name
            for _ in 1...3 {
                try await device.setScreen("820x1180")
                try await device.setScreen(phone)
                await device.settle()
                try await rest()
                let shown = try await widget
                let explanation = try await device.explanation(of: shown.id)
                #expect(explanation.problem == nil, "\(explanation.problem?.detail ?? "")")
                #expect(!shown.isPlaceholder)
                #expect(try await text().contains("Nothing read yet"))
            }
        }
    }

    // The program's sample without data and its own data afterwards
    @Test(.process("D08", "D09")) func programShowsTheSampleAndThenTheChapter() throws {
        for isPad in [false, true] {
            let sample = try bookcase.report("placeholder", isPad: isPad)
            #expect(sample.family == (isPad ? "systemMedium" : "systemSmall") && sample.entries.count == 1)
            #expect(!sample.text.contains("Tournament"), "a placeholder is drawn redacted")
            #expect(try bookcase.report("snapshot", isPad: isPad).text.contains("Nothing read yet"))
        }
        try bookcase.app("read", "2", "--page", "4")
        for isPad in [false, true] {
            #expect(try bookcase.report("snapshot", isPad: isPad).text.contains("Part 2"))
        }
    }

    // The one widget, and what its entry holds, as the device draws it
    @Test(.process("D06", "D12", "D14", "D15", "D16", "D17", "D19"))
    func shownEntryHasDateChapterNameProgressCoverLinkAndSky() async throws {
        try await running {
            let described = try #require(await device.snapshot().apps.first?.widgets?.widgets)
            #expect(described.map(\.kind) == ["DBMultiverseWidgets"])
            #expect(described.first?.displayName == "DBMultiverse Widget")
            #expect(described.first?.details == "Quickly jump back into the action where you last left off.")
            #expect(described.first?.configurationIntent == nil)
            #expect(try await text().contains("Nothing read yet"))
            try await open(2, page: 4)
            try await rest()
            let shown = try await widget
            let archive = try #require(shown.picture).archive
            let text = try await text()
            #expect(text.contains("2") && text.contains("Part 2") && text.contains("40"), "\(text)")
            #expect(archive.url == "dbmultiverse://chapter/2" && archive.images.count == 1)
            #expect(!"\(archive.content)".contains("link("), "there is no other link in the widget")
            let accepted = try #require(shown.acceptedAt)
            #expect(shown.entryDate == accepted && shown.policyDate == accepted.addingTimeInterval(3_600))
            #expect(archive.background.first?.frame.size == archive.size)
            // (0, 0, 0.5) at the top and (0, 0.4, 1) at the bottom, in an archive's notation of colours.
            let sky = String(decoding: try JSONEncoder().encode(archive.background), as: UTF8.self)
            let top = try #require(sky.range(of: "#000080ff"), "\(sky.prefix(900))")
            let bottom = try #require(sky.range(of: "#0066ffff"), "\(sky.prefix(900))")
            #expect(sky.contains("\"linear\"") && top.lowerBound < bottom.lowerBound)
        }
    }

    @Test(.process("D21", "D22")) func tapOnTheWidgetOpensItsChapterInTheApp() async throws {
        try bookcase.app("read", "2", "--page", "7")
        try bookcase.app("read", "1", "--page", "3")
        try await running {
            for (chapter, page) in [(1, 3), (2, 7)] {
                try await open(chapter)
                try await rest()
                try await device.goHome()
                let shown = try await widget
                try await device.tapLink(nil, on: shown.id, digest: try #require(shown.picture).digest)
                await device.settle()
                #expect(await device.snapshot().foreground == Self.app)
                let screen = try await device.appScreen(Self.app, ScreenRequest(width: 393, height: 852))
                let words = screen.archive.reading(now: bookcase.date).lines.joined(separator: "\n")
                #expect(words.contains("Part \(chapter)") && words.contains("page \(page) of"), "\(words)")
            }
        }
    }

    @Test(.process("D39")) func chapterIsShownAfterARestartOfDeviceExtensionAndApp() async throws {
        try await running {
            try await open(2, page: 4)
            try await rest()
        }
        let restarted = try Device(configuration)
        try await running(restarted) {
            #expect(try await text(on: restarted).contains("40 percent"))
            try await restarted.openApp(Self.app)
            await restarted.settle()
            let screen = try await restarted.appScreen(Self.app, ScreenRequest(width: 393, height: 852))
            let words = screen.archive.reading(now: bookcase.date).lines.joined(separator: "\n")
            #expect(words.contains("Part 2"), "\(words)")
        }
    }

    private var reloadsAsked: Int {
        get async { await device.trace().count { $0.kind == .reloadAsked } }
    }

    /// Turns the page as the button on the screen does, and rests on it.
    private func turnAndRest() async throws {
        let action = ArchivedAction(intent: "DBMultiverseApp.TurnPage", parameters: ["isForward": "true"])
        try await device.performAppIntent(action, in: Self.app)
        try await rest()
    }

    @Test(.process("D27", "D29", "D30", "D31", "D32", "D33", "D34", "D37", "D45"))
    func reloadIsRequestedForAChapterFivePointsAndTheLastPageButNotAfterARestart() async throws {
        try bookcase.shelve(9...9, pages: 100)
        try await running {
            try await open(1)
            #expect(await reloadsAsked == 1)
            let asked = try #require(await device.trace().last { $0.kind == .reloadAsked })
            #expect(asked.subject == "\(Self.app)/app" && asked.message.contains(WIDGET_KIND), "\(asked)")
            try await open(9)
            #expect(await reloadsAsked == 2, "another chapter")
            try await device.openApp(Self.app)
            for page in 2...5 {
                try await turnAndRest()
                #expect(await reloadsAsked == 2, "page \(page)")
            }
            try await turnAndRest()
            #expect(await reloadsAsked == 3, "five points")
            // The device waits a moment for further requests before it reloads.
            try await rest()
            let shown = try await text()
            #expect(shown.contains("6 percent"), "\(shown)")
            try await open(9, page: 98)
            try await rest()
            #expect(await reloadsAsked == 4)
            try await turnAndRest()
            #expect(await reloadsAsked == 4, "one point")
            try await turnAndRest()
            #expect(await reloadsAsked == 5, "the last page")

            try await device.closeApp(Self.app)
            try await device.openApp(Self.app)
            try await rest()
            #expect(await reloadsAsked == 5, "the widget shows this state already")
            #expect(try await text().contains("100 percent"))
        }
    }
}
