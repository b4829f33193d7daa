import BeeBloomModel
import BeeBloomWidgets
import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// Taps on the widget's buttons, as the device passes them to the extension.
@MainActor
struct TapTests {
    private let phone: Phone

    init() throws {
        phone = try Phone()
        try phone.fill(["Read", "Run", "Rest"])
    }

    private func entries(
        _ host: ExtensionHost,
        _ family: WidgetFamily = .systemLarge
    ) async throws -> [ArchivedTimeline.Entry] {
        try await host.timeline(kind: BeeBloomKind.habits, family: family).entries
    }

    /// The buttons of an entry by their labels.
    private func buttons(_ host: ExtensionHost, entry: Int = 0) async throws -> [String: ArchivedAction] {
        let entry = try await entries(host)[entry]
        let archive = try #require(entry.rendering.archives.first)
        var buttons: [String: ArchivedAction] = [:]
        for element in entry.reading.elements {
            if let id = element.action { buttons[element.label] = archive.actions[id] }
        }
        return buttons
    }

    /// The labels of an entry's rows, in order.
    private func labels(_ host: ExtensionHost, _ family: WidgetFamily = .systemLarge, entry: Int = 0) async throws
        -> [String]
    {
        try await entries(host, family)[entry].reading.elements.map(\.label)
            .filter { $0.hasPrefix("Check ") || $0.hasSuffix(", checked") }
    }

    private func tapped(_ title: String, _ host: ExtensionHost, entry: Int = 0) async throws -> ArchivedAction {
        let action = try #require(try await buttons(host, entry: entry)["Check \(title)"])
        try await host.perform(action)
        return action
    }

    private func checked(_ day: String) throws -> [String] {
        try phone.checks().keys.filter { $0.hasSuffix(day) }.sorted()
    }

    private func news() throws -> [String] {
        try phone.command(["today"]).errors.split(separator: "\n").map(String.init)
    }

    /// For some seconds no row moves under the finger, so the second tap of a double tap checks nothing else; then it
    /// goes.
    @Test func checkedRowKeepsItsPlaceForSecondsAndLeaves() async throws {
        let host = try phone.host()
        #expect(try await labels(host) == ["Check Read", "Check Run", "Check Rest"])
        _ = try await tapped("Run", host)
        #expect(try await labels(host) == ["Check Read", "Run, checked", "Check Rest"])
        let dates = try await entries(host).map(\.date)
        // The first entry is dated five minutes before the second, which a system that merges close entries would leave
        // out.
        let expected = ["2026-02-03T09:36:05Z", "2026-02-03T09:41:05Z", "2026-02-04T00:00:00Z"]
        #expect(dates == (try expected.map(date)))
        #expect(try await labels(host, entry: 1) == ["Check Read", "Check Rest"])
        #expect(try await labels(host, entry: 2) == ["Check Read", "Check Run", "Check Rest"])
    }

    /// The seconds count from the tap, so a later timeline does not bring the row back, nor keep it longer.
    @Test func rowLeavesAtTheSameTimeInEveryTimeline() async throws {
        _ = try await tapped("Run", try phone.host())
        phone.now = "2026-02-03T09:41:03Z"
        let host = try phone.host()
        _ = try await tapped("Rest", host)
        #expect(try await labels(host) == ["Check Read", "Run, checked", "Rest, checked"])
        let dates = try await entries(host).map(\.date)
        #expect(dates[1] == (try date("2026-02-03T09:41:08Z")))
        #expect(try await labels(host, entry: 1) == ["Check Read"])
        phone.now = "2026-02-03T09:41:06Z"
        #expect(try await labels(try phone.host()) == ["Check Read", "Rest, checked"])
        phone.now = "2026-02-03T09:41:08Z"
        #expect(try await labels(try phone.host()) == ["Check Read"])
    }

    @Test func rowLeavesAtMidnightAtTheLatest() async throws {
        phone.now = "2026-02-03T23:59:58Z"
        let host = try phone.host()
        _ = try await tapped("Run", host)
        let dates = try await entries(host).map(\.date)
        #expect(dates == (try ["2026-02-03T23:55:00Z", "2026-02-04T00:00:00Z"].map(date)))
        #expect(try await labels(host, entry: 1) == ["Check Read", "Check Run", "Check Rest"])
    }

    /// An entry that is dated minutes before it is shown names the day of its list.
    @Test func tapAfterMidnightShowsTheNewDay() async throws {
        phone.now = "2026-02-04T00:00:30Z"
        let host = try phone.host()
        _ = try await tapped("Run", host)
        let first = try #require(try await entries(host).first)
        let lines = first.rendering.text(at: try date(phone.now)).joined()
        #expect(first.date < (try date("2026-02-04T00:00:00Z")))
        #expect(lines.contains("2026-02-04") && !lines.contains("2026-02-03"), "\(lines)")
    }

    @Test func checkedRowTakesOneOfTheSmallWidgetsThreePlaces() async throws {
        try phone.fill(["Rise", "Row"])
        let host = try phone.host()
        for (title, expected) in [
            ("Run", ["Check Read", "Run, checked", "Check Rest"]),
            ("Read", ["Read, checked", "Run, checked", "Check Rest"]),
        ] {
            _ = try await tapped(title, host)
            #expect(try await labels(host, .systemSmall) == expected)
        }
        let first = try #require(try await entries(host, .systemSmall).first)
        let lines = first.rendering.reading(at: try date(phone.now)).lines
        #expect(lines.joined().contains("3 left") && lines.joined().contains("+2 more"), "\(lines)")
    }

    @Test func repeatedTapChecksOnceAndIsReportedOnce() async throws {
        let host = try phone.host()
        let action = try await tapped("Read", host)
        let first = try phone.checks()
        phone.now = "2026-02-03T10:00:00Z"
        let later = try phone.host()
        for _ in 0..<3 { try await later.perform(action) }
        #expect(try phone.checks() == first)
        #expect(try news() == ["Checked on the widget: Read."])
    }

    @Test func repeatedTapDoesNotRestoreACheckThatTheAppRemoved() async throws {
        // widget                     app
        // tap Read
        //                            unchecks Read
        // the same tap again
        // shows Read again
        // tap on the new rendering
        let host = try phone.host()
        let action = try await tapped("Read", host)
        try phone.app("uncheck", "Read")
        #expect(try await labels(host) == ["Check Read", "Check Run", "Check Rest"], "its row is not filled")
        try await host.perform(action)
        #expect(try phone.checks()["read:2026-02-03"]?["completed"] == .bool(false))
        #expect(try await buttons(host)["Check Read"] != nil)
        _ = try await tapped("Read", host)
        #expect(try phone.checks()["read:2026-02-03"]?["completed"] == .bool(true))
    }

    @Test func tapAfterMidnightOnYesterdaysEntryChecksNeitherDay() async throws {
        phone.now = "2026-02-03T23:59:58Z"
        let action = try #require(try await buttons(try phone.host())["Check Read"])
        phone.now = "2026-02-04T00:00:01Z"
        try await phone.host().perform(action)
        #expect(try phone.checks().isEmpty)
        let news = try news()
        #expect(news.count == 1 && news[0].contains("Read was tapped") && news[0].contains("2026-02-03"), "\(news)")
    }

    @Test func midnightEntryHasButtonsOfTheNewDay() async throws {
        phone.now = "2026-02-03T22:00:00Z"
        let host = try phone.host()
        _ = try await tapped("Read", host)
        let entries = try await entries(host)
        #expect(entries.last?.date == (try date("2026-02-04T00:00:00Z")))
        let action = try #require(try await buttons(host, entry: entries.count - 1)["Check Read"])
        phone.now = "2026-02-04T00:00:00Z"
        try await phone.host().perform(action)
        #expect(try checked("2026-02-03") == ["read:2026-02-03"] && checked("2026-02-04") == ["read:2026-02-04"])
    }

    @Test func tapRepeatedAfterMidnightKeepsItsDay() async throws {
        phone.now = "2026-02-03T23:59:58Z"
        let action = try await tapped("Read", try phone.host())
        phone.now = "2026-02-04T00:00:01Z"
        try await phone.host().perform(action)
        #expect(try phone.checks().keys.sorted() == ["read:2026-02-03"])
        #expect(try news() == ["Checked on the widget for 2026-02-03: Read."])
    }

    @Test func tapOnADeletedHabitIsRefusedAndReported() async throws {
        let host = try phone.host()
        let action = try #require(try await buttons(host)["Check Read"])
        try phone.app("habit", "delete", "Read")
        try await host.perform(action)
        #expect(try phone.checks().isEmpty)
        #expect(try news() == ["Read was tapped on the widget but not checked: the habit was deleted."])
        #expect(try await buttons(host).keys.sorted() == ["Check Rest", "Check Run"])
    }

    @Test(arguments: ["nobody", "../tinybase.db", "", "'; DROP TABLE tinybase; --", "\u{1F41D}"])
    func tapForAnUnknownHabitChecksNothing(id: String) async throws {
        let host = try phone.host()
        var action = try #require(try await buttons(host)["Check Read"])
        action.parameters["habit"] = String(decoding: try JSONEncoder().encode(id), as: UTF8.self)
        try await host.perform(action)
        #expect(try phone.checks().isEmpty)
        #expect(try phone.database().tables()["habits"]?.count == 3)
    }

    @Test(arguments: ["2026-02-30", "today", "", "2026-2-3"])
    func tapForAnInvalidDayFailsAndChangesNothing(text: String) async throws {
        let host = try phone.host()
        var action = try #require(try await buttons(host)["Check Read"])
        action.parameters["day"] = "\"\(text)\""
        let failure = await #expect(throws: WireFailure.self) { try await host.perform(action) }
        #expect(failure?.code == "performFailed")
        #expect(try phone.checks().isEmpty && phone.journal.settledCount == 0)
    }

    @Test(arguments: [UInt64(Int64.max), UInt64(Int64.max) + 1, .max])
    func everySettledCountPassesThroughAButton(count: UInt64) async throws {
        let text = """
            {"records":[],"accepted":\(count),"settled":\(count),"omitted":0,
            "_vitrine":{"schema":1,"generation":1,"owners":{}}}
            """
        try Data(text.utf8).write(to: URL(filePath: phone.container.path + "/beebloom_actions.json"))
        _ = try await tapped("Read", try phone.host())
        #expect(phone.journal.settledCount == count &+ 1)
        // After the app removes the check, the habit can be tapped again: the new rendering has a different button.
        try phone.app("uncheck", "Read")
        _ = try await tapped("Read", try phone.host())
        #expect(try phone.checks()["read:2026-02-03"]?["completed"] == .bool(true))
    }

    @Test func clockSetBackByADayShowsAndChecksThatDay() async throws {
        _ = try await tapped("Read", try phone.host())
        phone.now = "2026-02-02T12:00:00Z"
        let host = try phone.host()
        #expect(try await buttons(host).count == 3)
        _ = try await tapped("Read", host)
        phone.now = "2026-02-03T12:00:00Z"
        #expect(try await buttons(phone.host()).count == 2)
        #expect(try phone.checks().keys.sorted() == ["read:2026-02-02", "read:2026-02-03"])
    }

    @Test func dayThatTheZoneSkipsGetsNoEntry() async throws {
        phone.zone = "Pacific/Apia"
        phone.now = "2011-12-29T22:00:00Z"
        #expect(try await entries(phone.host()).map(\.date) == [try date(phone.now), try date("2011-12-30T10:00:00Z")])
        _ = try await tapped("Read", try phone.host())
        #expect(try await buttons(try phone.host(), entry: 2).count == 3)
    }

    /// The current day is unknown, so the widget must not call any habit done, open or missing.
    @Test(arguments: ["Mars/Olympus", "", "../../etc/passwd"])
    func unknownZoneIsReported(zone: String) async throws {
        phone.zone = zone
        for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
            let first = try #require(try await entries(phone.host(), family).first)
            let text = first.rendering.text(at: try date(phone.now)).joined(separator: "\n")
            #expect(text.contains("time zone") && !text.contains("Nothing is stored"), "\(text)")
            #expect(!text.contains("Check"))
        }
    }

    @Test func sameMomentIsAnotherDayInAnotherZone() async throws {
        phone.now = "2026-02-03T23:30:00Z"
        let action = try #require(try await buttons(try phone.host())["Check Read"])
        _ = try await tapped("Run", try phone.host())
        phone.zone = "Pacific/Auckland"
        let host = try phone.host()
        // In that zone it is already Wednesday and nothing is done; buttons of the old rendering are refused.
        #expect(try await buttons(host).count == 3)
        try await host.perform(action)
        _ = try await tapped("Rest", host)
        #expect(try phone.checks().keys.sorted() == ["rest:2026-02-04", "run:2026-02-03"])
    }

    @Test(arguments: [
        ("America/Havana", "2026-03-07T20:00:00Z", "2026-03-08T05:00:00Z"),
        ("Europe/Berlin", "2026-03-28T20:00:00Z", "2026-03-28T23:00:00Z"),
        ("Australia/Lord_Howe", "2026-04-04T10:00:00Z", "2026-04-04T13:00:00Z"),
        ("Asia/Kathmandu", "2026-02-03T09:00:00Z", "2026-02-03T18:15:00Z"),
    ])
    func newDayBeginsAtLocalMidnightEvenIfClocksChange(zone: String, now: String, midnight: String) async throws {
        phone.now = now
        phone.zone = zone
        #expect(try await entries(phone.host(), .systemSmall).map(\.date) == [try date(now), try date(midnight)])
    }
}
