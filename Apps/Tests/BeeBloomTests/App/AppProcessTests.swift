import AppScreens
import BeeBloomApp
import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// The app's answers to the device: screens, intents, links, the first start, and taps made while it was not running.
///
/// The tests run one at a time because the process has only one session.
@Suite(.serialized)
@MainActor
struct AppProcessTests {
    private let phone: Phone

    init() throws {
        phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        BeeBloomApp.session.reset()
    }

    /// The app as it starts now.
    private func host(_ firstStart: FirstStart = .empty) throws -> AppHost {
        AppHost(time: try phone.time()) { BeeBloomApp(firstStart: firstStart) }
    }

    private func ask(_ body: WireRequest.Body) async throws -> (body: WireResponse.Body, reloads: [String?]) {
        try await host().ask(body)
    }

    /// The archived view of the screen.
    private func archive(firstStart: FirstStart = .empty) async throws -> EntryArchive {
        try await host(firstStart).screen()
    }

    /// All text on the screen.
    private func screen(firstStart: FirstStart = .empty) async throws -> String {
        try await host(firstStart).screen().reading(now: try date(phone.now)).lines.joined(separator: "\n")
    }

    @discardableResult
    private func perform(_ intent: String, _ parameters: [String: String] = [:]) async throws -> [String?] {
        try await ask(.performIntent(ArchivedAction(intent: intent, parameters: parameters))).reloads
    }

    /// Presses the button with a label on the screen.
    private func press(_ label: String) async throws { try await press(label, on: archive()) }

    /// Presses the button with a label on a screen, which can be an earlier one.
    private func press(_ label: String, on screen: EntryArchive) async throws {
        let element = try #require(screen.reading(now: try date(phone.now)).elements.first { $0.label == label })
        let action = try #require(element.action.flatMap { screen.actions[$0] })
        _ = try await ask(.performIntent(action))
    }

    // The device may draw the screen of the new day after the tap.
    @Test func buttonOfYesterdaysScreenChecksYesterday() async throws {
        try phone.app("habit", "add", "Read")
        let yesterday = try await archive()
        phone.now = "2026-06-11T08:10:00Z"
        try await press("Check Read", on: yesterday)
        #expect(try await screen().contains("0 of 1 done"))
        phone.now = "2026-06-10T20:00:00Z"
        #expect(try await screen().contains("All done today"))
    }

    @Test func firstStartStoresMarkedSampleDataInOneTransaction() async throws {
        let text = try await screen(firstStart: .sample)
        #expect(text.contains("This is sample data") && text.contains("2 of 9 done"))
        // SQLite counts the transactions that changed the file in its header: <https://sqlite.org/fileformat2.html>.
        let header = try Data(contentsOf: URL(filePath: phone.databasePath))[24..<28]
        #expect(header.reduce(0) { $0 << 8 | UInt32($1) } == 1)
        #expect(try phone.shown().count == 7)
        #expect(try phone.database().tables()["habits"]?.count == 9)
        try await press("Keep")
        #expect(try await !screen().contains("sample data"))
        #expect(try phone.shown().count == 7)
    }

    @Test func emptyStartCreatesAnEmptyStoreAndWidgetShowsThat() async throws {
        #expect(try await screen(firstStart: .empty).contains("No habits yet"))
        #expect(try phone.timeline("small").report.text.contains("No habits yet"))
    }

    @Test func secondStartNeverStoresTheSample() async throws {
        try phone.app("habit", "add", "Mine")
        let text = try await screen(firstStart: .sample)
        #expect(text.contains("Mine") && !text.contains("sample data"))
    }

    @Test func startingEmptyRemovesTheSampleAndKeepsOwnHabits() async throws {
        _ = try await screen(firstStart: .sample)
        try phone.app("habit", "add", "Mine")
        try await press("Start empty")
        try await press("Cancel")
        #expect(try await screen().contains("This is sample data"))
        try await press("Start empty")
        try await press("Remove")
        let text = try await screen()
        #expect(text.contains("Mine") && !text.contains("Stretch") && !text.contains("sample data"))
    }

    // Under SwiftUI the screen is drawn again only if what it observes changes.
    @Test func everyButtonChangesWhatTheScreenObservesAndChecksReachTheWidget() async throws {
        for title in ["Read", "Run"] { try phone.app("habit", "add", title) }
        for (label, shown, words) in [
            ("Check Read", ["Run"], "1 of 2 done"), ("Uncheck Read", ["Read", "Run"], "0 of 2 done"),
            ("History", ["Read", "Run"], ""), ("Today", ["Read", "Run"], "0 of 2 done"),
        ] {
            let changes = ObservedChanges { _ = BeeBloomApp.session.current }
            try await press(label)
            #expect(changes.hasAny, "\(label)")
            #expect(try phone.shown() == shown)
            if !words.isEmpty { #expect(try await screen().contains(words), "\(label)") }
        }
        let reloads = try await perform("SetCheck", ["habit": "\"\(try phone.id("Run"))\"", "isDone": "true"])
        #expect(reloads == [BeeBloomKind.habits])
    }

    @Test func openingTheAppReportsTapsOnce() async throws {
        for title in ["Read", "Run"] { try phone.app("habit", "add", title) }
        _ = try await ask(.sceneBecame(active: true))
        #expect(try await !screen().contains("Checked on the widget"))
        try phone.tap("Read")
        try phone.tap("Run")
        let (_, reloads) = try await ask(.sceneBecame(active: true))
        #expect(reloads == [BeeBloomKind.habits])
        let text = try await screen()
        #expect(text.contains("Checked on the widget: Read, Run.") && text.contains("All done today"))
        #expect(try phone.command(["today"]).errors.isEmpty, "the taps were already reported")
    }

    @Test func buttonsReorderAndDeleteHabitsAndGroups() async throws {
        for group in ["Morning", "Evening"] { try phone.app("group", "add", group) }
        for title in ["Read", "Run"] { try phone.app("habit", "add", title, "--group", "Morning") }
        try phone.app("habit", "add", "Diary", "--group", "Evening")
        try await press("Habits")
        try await press("Move Run up")
        #expect(try phone.shown() == ["Run", "Read", "Diary"])
        try await press("Move Morning down")
        #expect(try phone.shown() == ["Diary", "Run", "Read"])
        try await press("Delete Run")
        #expect(try phone.shown() == ["Diary", "Read"])
        try await press("Delete group Evening")
        #expect(try phone.shown() == ["Read", "Diary"])
        #expect(try phone.database().tables()["habits"]?.count == 3, "a deleted habit stays in the store")
    }

    @Test func formsAddAndEdit() async throws {
        try await perform("AddGroup", ["groupTitle": "\"Home\"", "color": "\"#4E9F6B\""])
        let today = try phone.moment().today
        let group = try #require(try phone.store.board(days: today...today).groups.first)
        try await perform(
            "AddHabit",
            ["habitTitle": "\"Dishes\"", "group": "\"\(group.id)\"", "color": "\"#123456\"", "weeklyTarget": "5"]
        )
        try await perform(
            "EditHabit",
            ["habit": "\"\(try phone.id("Dishes"))\"", "habitTitle": "\"Wash up\"", "isUngrouped": "false"]
        )
        try await perform("EditGroup", ["group": "\"\(group.id)\"", "groupTitle": "\"House\""])
        let habit = try #require(try phone.store.board(days: today...today).habits.first)
        #expect(habit.title == "Wash up" && habit.weeklyTarget == 5 && habit.group?.title == "House")
        #expect(habit.color == "#123456")
    }

    @Test func historyCountsTheChecksOfTheLastWeeks() async throws {
        try phone.app("habit", "add", "Read", "--target", "3")
        for day in ["2026-06-08", "2026-06-10", "2026-06-03", "2026-05-20"] {
            try phone.app("check", "Read", "--day", day)
        }
        try phone.app("habit", "add", "Call", "--target", "1")
        try phone.app("check", "Call", "--day", "2026-06-09")
        try await press("History")
        let text = try await screen()
        #expect(text.contains("4 days checked in 4 weeks") && text.contains("1 day checked in 4 weeks"), "\(text)")
        #expect(text.contains("This week") && text.contains("3 of 4") && text.contains("Week of May 25"))
        try await press("Habits")
        #expect(try await screen().contains("Once a week"))
    }

    @Test func validLinksOpenTheirScreenAndOthersAreRefused() async throws {
        try phone.app("habit", "add", "Read")
        guard case .link(true, nil) = try await ask(.openURL("beebloom://history")).body else {
            Issue.record("refused")
            return
        }
        #expect(BeeBloomApp.session.current.screen == .history)
        for url in ["beebloom://nowhere", "beebloom://", "lucidpal://today"] {
            guard case .link(false, let reason?) = try await ask(.openURL(url)).body else {
                Issue.record("accepted \(url)")
                continue
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test func invalidStoreIsReportedOnScreenAndLeftUntouched() async throws {
        try phone.container.create()
        try Data("not a database".utf8).write(to: URL(filePath: phone.databasePath))
        let text = try await screen(firstStart: .sample)
        #expect(text.contains("tinybase.db") || text.contains("database"), "\(text)")
        #expect(try Data(contentsOf: URL(filePath: phone.databasePath)) == Data("not a database".utf8))
    }
}
