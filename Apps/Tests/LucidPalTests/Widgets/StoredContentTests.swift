import Foundation
import LucidPalModel
import LucidPalWidgets
import Testing
import Vitrine
import VitrineWidgets

/// The plan of a timeline, checked over a whole week of a full calendar.
struct StoredContentTests {
    private let phone: Phone

    init() throws {
        phone = try Phone(now: "2026-10-22T06:00:00Z", zone: "Europe/Berlin")
        try phone.app("sample")
    }

    private func moment(_ now: Date) -> DeviceMoment {
        DeviceMoment(now: now, timeZoneIdentifier: phone.zone, containers: phone.containers)
    }

    // Over a week in which the clocks change
    @Test(.model("L27", "L28", "L30")) func plannedEntryMatchesANewEntryAtEveryMoment() throws {
        let start = try date("2026-10-22T06:00:00Z")
        let content = StoredContent(at: moment(start))
        // 13 quarters of an hour and a day have no common divisor: the week is seen at many times of the day.
        for quarter in stride(from: 0, to: 7 * 96, by: 13) {
            let now = start.addingTimeInterval(Double(quarter) * 900)
            let entries = StoredContent.timeline(at: moment(now)).entries
            for step in 0..<50 {
                let later = now.addingTimeInterval(Double(step) * 1790 + 1)
                guard later < now.addingTimeInterval(StoredContent.horizon) else { break }
                var shown = try #require(entries.last { $0.date <= later })
                shown.date = later
                shown.judgedAt = later
                #expect(shown == content.entry(at: later), "planned at \(now), shown at \(later)")
            }
        }
    }

    @Test func endsStartsAndMidnightsArePlannedAndTheLastEntryShowsNoUnplannedEvents() throws {
        let now = try date("2026-10-22T06:00:00Z")
        let entries = StoredContent.timeline(at: moment(now)).entries
        // Stand-up from 9:30 to 9:45, and midnight in Berlin.
        for planned in ["2026-10-22T07:30:00Z", "2026-10-22T07:45:00Z", "2026-10-22T22:00:00Z"] {
            #expect(entries.map(\.date).contains(try date(planned)), "\(planned)")
        }
        #expect(entries.last?.date == now.addingTimeInterval(StoredContent.horizon))
        #expect(entries.last?.agenda == .outOfDate)
    }

    // Stand-up ends at 9:45 in Berlin.
    @Test func eventEndWithinFifteenMinutesIsTheReloadDate() throws {
        for (now, reload) in [
            ("2026-10-22T07:35:00Z", "2026-10-22T07:45:00Z"), ("2026-10-22T07:29:00Z", "2026-10-22T07:44:00Z"),
        ] {
            #expect(StoredContent.timeline(at: moment(try date(now))).policy == .after(try date(reload)))
        }
    }

    @Test func contentThatCannotBeReadIsAskedForAgain() throws {
        let now = try date("2026-10-22T06:00:00Z")
        var (homeless, lost) = (moment(now), moment(now))
        homeless.containers = nil
        lost.timeZoneIdentifier = "Mars/Base"
        for (moment, absence) in [(homeless, Absence.nothingYet), (lost, .unknownZone)] {
            let timeline = StoredContent.timeline(at: moment)
            #expect(timeline.entries.first?.habits == .absent(absence))
            #expect(timeline.entries.first?.agenda == .absent(absence))
            #expect(timeline.policy == .after(now.addingTimeInterval(900)))
        }
    }
}
