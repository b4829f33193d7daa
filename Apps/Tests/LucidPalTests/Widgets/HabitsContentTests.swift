import Foundation
import LucidPalModel
import LucidPalWidgets
import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets

/// The widget's habits at later moments, in other zones and after clock changes, without any write by the app.
struct HabitsContentTests {
    private let phone: Phone

    /// Two habits, one of them done yesterday and today, written at 23:30 in Havana.
    init() throws {
        phone = try Phone(now: "2026-03-08T03:30:00Z", zone: "America/Havana")
        let (store, moment) = (HabitStore(try phone.storage()), try phone.moment())
        for name in ["Run", "Read"] { try store.save(Habit(id: name, name: name, createdAt: moment.now), at: moment) }
        for text in ["2026-03-06", "2026-03-07"] {
            try store.logEntry(HabitEntry(habitID: "Run", day: day(text)), at: moment)
        }
    }

    private func habits(at now: String, zone: String) throws -> HabitsContent.Habits {
        let moment = DeviceMoment(now: try date(now), timeZoneIdentifier: zone, containers: phone.containers)
        guard case .habits(let habits) = StoredContent(at: moment).entry(at: moment.now).habits else {
            throw LucidPalError(.storage, "the widget shows no habits")
        }
        return habits
    }

    // In Havana clocks jump from 0:00 to 1:00 on 2026-03-08: that day begins at 05:00 UTC.
    private static let rows: [(name: String, now: String, zone: String, done: Int, streak: Int?, isStale: Bool)] = [
        ("the same minute", "2026-03-08T03:30:00Z", "America/Havana", 1, 2, false),
        ("the last second of the day", "2026-03-08T04:59:59Z", "America/Havana", 1, 2, false),
        ("the first second after the skipped midnight", "2026-03-08T05:00:00Z", "America/Havana", 0, 2, false),
        ("the streak has ended and the numbers are old", "2026-03-09T12:00:00Z", "America/Havana", 0, nil, true),
        ("weeks later", "2026-04-09T12:00:00Z", "America/Havana", 0, nil, true),
        ("the same moment in a zone where it is tomorrow", "2026-03-08T03:30:00Z", "Asia/Tokyo", 0, 2, false),
        ("in a zone further west it is the same day", "2026-03-08T03:31:00Z", "Pacific/Honolulu", 1, 2, false),
        ("the clock is set back by an hour", "2026-03-08T02:30:00Z", "America/Havana", 1, 2, true),
        ("the clock is set back by two days", "2026-03-06T02:30:00Z", "America/Havana", 0, nil, true),
    ]

    @Test func stateIsDerivedFromTheLocalDay() throws {
        for row in Self.rows {
            let habits = try habits(at: row.now, zone: row.zone)
            #expect(habits.done == row.done && habits.total == 2, "\(row.name)")
            #expect(habits.streak?.days == row.streak, "\(row.name)")
            #expect((habits.staleness != nil) == row.isStale, "\(row.name)")
        }
    }

    @Test func outlookOfAnotherWriteIsIgnored() throws {
        let file = URL(filePath: phone.snapshotFile)
        let text = try String(contentsOf: file, encoding: .utf8)
        let seconds = try date("2026-03-08T03:30:00Z").timeIntervalSinceReferenceDate
        let mark = "\"summaries\":"
        let parts = text.split(separator: "\"outlook\":", maxSplits: 1).map(String.init)
        try #require(parts.count == 2 && parts[1].contains(mark))
        let written = "\"writtenAt\":\(Int(seconds))"
        let range = try #require(parts[1].range(of: written))
        let other = parts[0] + "\"outlook\":" + parts[1].replacingCharacters(in: range, with: written + "1")
        try Data(other.utf8).write(to: file)
        let habits = try habits(at: "2026-03-08T12:00:00Z", zone: "America/Havana")
        #expect(habits.done == 0 && habits.total == 2 && habits.streak == nil)
    }

    @Test func fileWithoutStampsUsesItsSingleTime() throws {
        let seconds = try date("2026-03-08T03:30:00Z").timeIntervalSinceReferenceDate
        let text = #"{"writtenAt":\#(seconds),"habitsToday":1,"habitsTotal":2,"topStreakDays":2,"topStreakName":"Run"}"#
        try Data(text.utf8).write(to: URL(filePath: phone.snapshotFile))
        #expect(try habits(at: "2026-03-08T04:00:00Z", zone: "America/Havana").done == 1)
        #expect(try habits(at: "2026-03-08T06:00:00Z", zone: "America/Havana").done == 0)
    }

    @Test func laterNoteDoesNotMakeOldHabitsLookCurrent() throws {
        phone.now = "2026-03-10T03:30:00Z"
        try phone.app("note", "add", "New", "--pin")
        let habits = try habits(at: phone.now, zone: phone.zone)
        #expect(habits.staleness == .asOf(try date("2026-03-08T03:30:00Z")))
    }
}
