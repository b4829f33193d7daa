@_exported public import AppTestSupport
import BeeBloomModel
import BeeBloomWidgets
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// A phone with BeeBloom.
final class Phone: TestPhone {
    init(now: String = "2026-02-03T09:41:00Z", zone: String = "UTC") throws {
        try super.init(program: "beebloom", now: now, zone: zone)
    }

    /// Taps a habit through the widget's program and expects it to succeed.
    @discardableResult
    func tap(_ habit: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let ending = try widget("tap", habit)
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return ending.output
    }

    /// Returns the titles on the widget, in order.
    func shown(_ family: String = "large", sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        try timeline(family, sourceLocation: sourceLocation).report.habits
    }

    var container: GroupContainer { GroupContainer(path: "\(containers.path)/group.com.ilyakukarkinorg.beebloom") }

    var databasePath: String { container.path + "/tinybase.db" }

    /// Opens the database directly, without the code under test.
    func database() throws -> Database { try Database(databasePath) }

    /// The store, opened in this process.
    var store: BeeBloomStore { BeeBloomStore(container) }

    /// Creates the store, with habits whose identifiers are their titles in lower case, or others.
    func fill(_ titles: [String] = [], ids: [String]? = nil) throws {
        try container.create()
        try store.createIfMissing()
        for (index, title) in titles.enumerated() {
            try store.addHabit(HabitDraft(title: title), id: ids?[index] ?? title.lowercased(), at: moment())
        }
    }

    /// The phone's current time and days.
    func moment() throws -> Moment { Moment(now: try date(now), days: try days(zone)) }

    /// Returns the id of the habit with a title.
    func id(_ title: String) throws -> String {
        let today = try moment().today
        return try store.board(days: today...today).habit(title).id
    }

    /// The journal's pending actions and settled count.
    var journal: ActionJournalReading<CheckAction> { HabitChecks(container).reading }

    /// The rows of the table of checks, in JSON mode.
    func checks() throws -> [String: [String: JSONCell]] { try database().tables()["checks"] ?? [:] }

    /// An extension in this process, with the phone's folder and clock.
    @MainActor
    func host() throws -> ExtensionHost {
        let time = ManualTime(now, timeZoneIdentifier: zone)
        return ExtensionHost(BeeBloomWidgetBundle(), time: time, containers: containers)
    }
}

/// Parses a day such as `2026-02-03`.
func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

extension PrintedTimeline {
    /// The titles of the first entry's buttons.
    var habits: [String] { entries.first?.habits ?? [] }
}

extension PrintedTimeline.Entry {
    /// The titles of the entry's buttons.
    var habits: [String] {
        reading.compactMap { line in
            guard let range = line.firstRange(of: "Check ") else { return nil }
            // A line is the element's role and its label in quotation marks; the group follows after a comma.
            return line[range.upperBound...].split { $0 == "," || $0 == "\"" }.first.map(String.init)
        }
    }
}
