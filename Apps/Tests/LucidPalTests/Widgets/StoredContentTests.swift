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

    private func content() throws -> StoredContent {
        StoredContent(try phone.containers.container(of: .lucidPal), days: try days(phone.zone))
    }

    // L27, L28, L30: over a week in which the clocks change
    @Test func plannedEntryMatchesANewEntryAtEveryMoment() throws {
        let content = try content()
        let start = try date("2026-10-22T06:00:00Z")
        for quarter in stride(from: 0, to: 7 * 96, by: 5) {
            let now = start.addingTimeInterval(Double(quarter) * 900)
            let entries = content.timeline(from: now).entries
            let reload = try #require(content.plan(from: now).reloadDate)
            #expect(reload > now && reload <= now.addingTimeInterval(900))
            for step in 0..<50 {
                let later = now.addingTimeInterval(Double(step) * 1790 + 1)
                guard later < now.addingTimeInterval(StoredContent.horizon) else { break }
                var shown = try #require(entries.last { $0.date <= later })
                shown.date = later
                #expect(shown == content.entry(at: later), "planned at \(now), shown at \(later)")
            }
        }
    }

    @Test func lastEntryShowsNoUnplannedEvents() throws {
        let now = try date("2026-10-22T06:00:00Z")
        let last = try #require(try content().timeline(from: now).entries.last)
        #expect(last.date == now.addingTimeInterval(StoredContent.horizon))
        #expect(last.agenda == .outOfDate)
    }

    @Test func eventEndWithinFifteenMinutesIsTheReloadDate() throws {
        let content = try content()
        // Stand-up ends at 9:45 in Berlin.
        #expect(content.plan(from: try date("2026-10-22T07:35:00Z")).reloadDate == (try date("2026-10-22T07:45:00Z")))
        #expect(content.plan(from: try date("2026-10-22T07:29:00Z")).reloadDate == (try date("2026-10-22T07:44:00Z")))
    }

    @Test func endsStartsAndMidnightsAreAllPlanned() throws {
        let reasons = try content().plan(from: try date("2026-10-22T06:00:00Z")).entries.map(\.reasons)
        for reason in [ChangeReason.start, .eventStart, .eventEnd, .dayTurn, .age] {
            #expect(reasons.contains { $0.contains(reason) }, "\(reason)")
        }
    }
}
