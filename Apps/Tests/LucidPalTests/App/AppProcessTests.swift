import AppScreens
import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// The app's answers to the device: screens, intents, links and the first start.
///
/// The tests run one at a time because the process has only one session.
@Suite(.serialized)
@MainActor
struct AppProcessTests {
    private let phone: Phone

    init() throws {
        phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        LucidPalApp.session.reset()
    }

    /// The app as it starts now.
    private func host(_ firstStart: FirstStart = .empty) throws -> AppHost {
        AppHost(time: try phone.time()) { LucidPalApp(firstStart: firstStart) }
    }

    private func ask(_ body: WireRequest.Body) async throws -> (body: WireResponse.Body, reloads: [String?]) {
        try await host().ask(body)
    }

    /// All text on the screen.
    private func screen(firstStart: FirstStart = .empty) async throws -> String {
        try await host(firstStart).screen().reading(now: try date(phone.now)).lines.joined(separator: "\n")
    }

    private func perform(_ intent: String, _ parameters: [String: String]) async throws -> [String?] {
        try await ask(.performIntent(ArchivedAction(intent: intent, parameters: parameters))).reloads
    }

    /// Presses the button with a label on a screen, which can be an earlier one.
    private func press(_ label: String, on screen: EntryArchive) async throws {
        let element = try #require(screen.reading(now: try date(phone.now)).elements.first { $0.label == label })
        _ = try await ask(.performIntent(try #require(element.action.flatMap { screen.actions[$0] })))
    }

    @Test func firstStartStoresMarkedSampleDataAndAsksForAReload() async throws {
        let host = try host(.sample)
        _ = try await host.answer(.sceneBecame(active: true))
        #expect(Set(host.reloads.map(\.kind)) == Set(LucidPalKind.all))
        let text = try await screen(firstStart: .sample)
        #expect(text.contains("This is sample data") && text.contains("Read"))
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.habitsTotal == 6)
    }

    @Test func emptyStartStoresNoHabitsAndWidgetShowsThat() async throws {
        let text = try await screen(firstStart: .empty)
        #expect(text.contains("No habits yet") && !text.contains("sample"))
        #expect(try phone.timeline("small").report.text.contains("No habits yet"))
    }

    @Test func windowObservesTheSession() {
        let changes = ObservedChanges {
            _ = AppWindow(LucidPalApp.session, of: LucidPalApp()) { _ in EmptyView() }.body
        }
        #expect(!changes.hasAny)
        LucidPalApp.session.contentChanged()
        #expect(changes.hasAny)
    }

    @Test func openScreenFollowsAnotherProcess() async throws {
        try phone.app("habit", "add", "Mine")
        let device = try ReloadListener(containers: phone.containers.path)
        let host = try host()
        _ = try await host.answer(.sceneBecame(active: true))
        _ = try await host.screen()
        _ = device.notices()
        try phone.app("habit", "add", "Evening walk")
        // The command requests reloads, and the app reports that its screen changed.
        var notices: [ReloadNotice] = []
        for _ in 0..<3 where !notices.contains(where: { $0.changesScreen == true }) { notices += device.nextNotices() }
        #expect(notices.contains { $0.changesScreen == true && $0.group == "group.app.lucidpal" })
        #expect(try await screen().contains("Evening walk"))
        _ = try await host.answer(.sceneBecame(active: false))
        // A report of the earlier change can still be under way.
        try phone.app("note", "add", "Milk", "--pin")
        _ = device.notices()
        try phone.app("note", "add", "Bread", "--pin")
        #expect(device.notices().allSatisfy { $0.changesScreen == nil })
    }

    @Test func secondStartNeverStoresTheSample() async throws {
        try phone.app("habit", "add", "Mine")
        let text = try await screen(firstStart: .sample)
        #expect(text.contains("Mine") && !text.contains("sample"))
    }

    // Under SwiftUI the screen is drawn again only if what it observes changes.
    @Test func formsCreateHabitsAndNotesAndChangeWhatTheScreenObserves() async throws {
        for (intent, parameters) in [
            ("AddHabit", ["name": "\"Water\"", "unit": "\"count\"", "target": "8", "frequency": "\"daily\""]),
            ("AddNote", ["noteTitle": "\"Keys\"", "isPinned": "true"]),
        ] {
            _ = try await screen()
            let changes = ObservedChanges { _ = LucidPalApp.session.current }
            _ = try await perform(intent, parameters)
            #expect(changes.hasAny, "\(intent)")
        }
        let found = try #require(OriginalSnapshot.read(URL(filePath: phone.snapshotFile)))
        #expect(found.habitsTotal == 1 && found.pinnedNote == "Keys")
        #expect(try await screen().contains("Keys"))
    }

    @Test(.model("L14", "L19")) func formsChangeHabitsAndNotesAndEmptyFieldsKeepTheirValues() async throws {
        try phone.app("habit", "add", "Water", "--unit", "count", "--target", "8")
        try phone.app("habit", "log", "Water", "--value", "5")
        try phone.app("note", "add", "Keys", "--body", "In the drawer", "--pin")
        let (habits, notes) = (HabitStore(try phone.storage()), NoteActionController(try phone.storage()))
        let habit = try #require(try habits.load(until: day("2026-06-10")).book.habits.first)
        let note = try #require(try notes.load().book.notes.first)
        let reloads = try await perform(
            "EditHabit",
            ["habit": "\"\(habit.id)\"", "name": "\"Tea\"", "unit": "\"duration\"", "target": "5"]
        )
        #expect(reloads == LucidPalKind.all)
        var changed = habit
        (changed.name, changed.unit, changed.target) = ("Tea", .duration, 5)
        #expect(try habits.load(until: day("2026-06-10")).book.habits == [changed])
        _ = try await perform("EditHabit", ["habit": "\"\(habit.id)\"", "name": "\"\""])
        #expect(try habits.load(until: day("2026-06-10")).book.habits == [changed])
        _ = try await perform("EditNote", ["note": "\"\(note.id)\"", "text": "\"On the hook\""])
        let stored = try notes.load().book.notes.first
        #expect(stored?.title == "Keys" && stored?.body == "On the hook" && stored?.isPinned == true)
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.habitsToday == 1)
    }

    @Test(.model("L14", "L15")) func archivedHabitIsOfferedForRestoringAndRefusesLogs() async throws {
        try phone.app("habit", "add", "Run")
        try phone.app("habit", "add", "Read")
        try phone.app("habit", "archive", "Run")
        let run = try HabitStore(phone.storage()).habit(named: "Run")
        let options = try await ask(.options(intent: "RestoreHabit", parameter: "habit", search: nil)).body
        #expect(options == .options([ParameterOption(value: "\"\(run.id)\"", title: "Run")]))
        let parameters = ["habit": "\"\(run.id)\""]
        let failure = await #expect(throws: WireFailure.self) { try await perform("LogHabit", parameters) }
        #expect(failure?.message.contains("is archived") == true)
        _ = try await perform("RestoreHabit", parameters)
        #expect(try await perform("LogHabit", parameters) == LucidPalKind.all)
        let found = try #require(OriginalSnapshot.read(URL(filePath: phone.snapshotFile)))
        #expect(found.habitsTotal == 2 && found.habitsToday == 1)
        _ = try await perform("UndoLog", parameters)
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.habitsToday == 0)
    }

    @Test func refusedInputIsReportedWithItsReason() async throws {
        let failure = await #expect(throws: WireFailure.self) { try await perform("AddHabit", ["name": "\" \""]) }
        #expect(failure?.message.contains("has no name") == true)
    }

    @Test func importedEventsAreShownAndWhatWasLeftOutIsReported() async throws {
        let file = phone.containers.path + "/half.ics"
        let trip = event("UID:1\nSUMMARY:Trip\nDTSTART:20260608T070000Z\nDTEND:20260612T130000Z")
        try calendar(trip + event("UID:2\nSUMMARY:No start")).write(to: URL(filePath: file))
        _ = try await perform("ImportCalendar", ["path": "\"\(file)\""])
        let text = try await screen()
        #expect(text.contains("Imported 1 event.") && text.contains("half.ics:10") && text.contains("Trip"))
        LucidPalApp.session.update { $0.screen = .calendar }
        #expect(try await screen().contains("Jun 8 \u{2013} Jun 12"), "an event over several days names its days")
    }

    @Test func removingTheSampleKeepsAddedData() async throws {
        _ = try await screen(firstStart: .sample)
        try phone.app("habit", "add", "Mine")
        _ = try await perform(StartEmpty.archivedName, [:])
        let question = try await screen()
        #expect(question.contains("Remove the sample data?") && question.contains("Read"))
        _ = try await perform(StartEmpty.archivedName, ["isConfirmed": "true"])
        let text = try await screen()
        #expect(text.contains("Mine") && !text.contains("sample") && !text.contains("Read"))
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.habitsTotal == 1)
    }

    @Test(arguments: [
        ("lucidpal://notes", true), ("lucidpal://calendar", true), ("lucidpal://note/pinned", true),
        ("lucidpal://event/00ff", true),
        ("lucidpal://habit/nobody", false), ("lucidpal://note/nobody", false), ("lucidpal://nowhere", false),
        ("https://today", false),
        ("lucidpal://habit/a%20b", false), ("not a link", false),
    ])
    func validLinksAreAcceptedAndOthersRefused(link: String, isTaken: Bool) async throws {
        guard case .link(let accepted, let reason) = try await ask(.openURL(link)).body else { return }
        #expect(accepted == isTaken)
        #expect((reason == nil) == isTaken)
        if link == "lucidpal://notes" { #expect(LucidPalApp.session.current.screen == .notes) }
    }

    // The device may draw the screen of the new day after the tap.
    @Test func buttonsOfYesterdaysScreenChangeYesterday() async throws {
        try phone.app("habit", "add", "Water", "--unit", "count", "--target", "8")
        try phone.app("habit", "log", "Water", "--value", "6")
        let yesterday = try await host().screen()
        phone.now = "2026-06-11T08:10:00Z"
        try await press("Log Water", on: yesterday)
        #expect(try phone.app("habit", "list").contains("0 of 8"))
        phone.now = "2026-06-10T20:00:00Z"
        #expect(try phone.app("habit", "list").contains("7 of 8"))
        phone.now = "2026-06-11T08:10:00Z"
        try phone.app("habit", "log", "Water", "--value", "3")
        try await press("Undo Water", on: yesterday)
        #expect(try phone.app("habit", "list").contains("3 of 8"))
        phone.now = "2026-06-10T20:00:00Z"
        #expect(try phone.app("habit", "list").contains("0 of 8"))
    }

    @Test func openingTheAppAgainAsksForNoReloadUnlessSomethingChanged() async throws {
        try phone.app("habit", "add", "Run")
        #expect(try await ask(.sceneBecame(active: true)).reloads == LucidPalKind.all)
        phone.now = "2026-06-10T08:40:00Z"
        #expect(try await ask(.sceneBecame(active: true)).reloads.isEmpty)
        try phone.app("habit", "log", "Run")
        phone.now = "2026-06-10T09:50:00Z"
        #expect(try await ask(.sceneBecame(active: true)).reloads == LucidPalKind.all, "the age changed")
        phone.now = "2026-06-11T08:10:00Z"
        #expect(try await ask(.sceneBecame(active: true)).reloads == LucidPalKind.all, "the day is new")
        let found = try #require(OriginalSnapshot.read(URL(filePath: phone.snapshotFile)))
        #expect(found.habitsToday == 0 && found.topStreakDays == 1)
    }

    @Test func everyScreenRendersInLightAndDarkWithoutFindings() async throws {
        _ = try await screen(firstStart: .sample)
        for tab in LucidPalApp.Tab.allCases {
            LucidPalApp.session.update { $0.screen = tab }
            for isDark in [false, true] {
                let variant = AppearanceVariant(isDark: isDark)
                let (body, _) = try await ask(.screen(ScreenRequest(width: 393, height: 852, variant: variant)))
                guard case .rendering(let rendering) = body else {
                    Issue.record("\(tab) is not drawn")
                    continue
                }
                #expect(rendering.archives.flatMap(\.findings).map(\.message) == [], "\(tab)")
            }
        }
    }
}
