import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// Damaged calendar files: each is read in bounded time or refused.
struct CalendarFuzzTests {
    @Test func calendarIsReadOrRefused() throws {
        let plain = calendar(event("UID:1\nSUMMARY:Run\nDTSTART:20260610T100000Z\nDTEND:20260610T110000Z"))
        let rule = calendar(
            event("UID:2\nSUMMARY:Gym\nDTSTART;TZID=Europe/Berlin:20260601T080000\nRRULE:FREQ=WEEKLY;COUNT=9")
        )
        let period = calendar(event("UID:3\nSUMMARY:Trip\nDTSTART;VALUE=DATE:20260610\nDURATION:P3D\nEXDATE:20260611"))
        try FuzzRun("calendar", share: 0.5)([plain, rule, period].map(Array.init)) { input in
            _ = try CalendarDocument(Data(input), file: "test.ics").eventCount
        }
    }

    @Test(.hangGuard) func damagedCalendarIsExpandedOrRefused() throws {
        let valid = [OccurrencesCase.repetitions, OccurrencesCase.zones].map { calendar($0.map(\.body).joined()) }
        let window = AgendaWindow(from: try date("2026-06-05T00:00:00Z"), count: 14, days: try days("Europe/Berlin"))
        try FuzzRun("occurrences", share: 0.1, extremes: false)(valid.map(Array.init)) { input in
            do throws(CalendarError) {
                _ = try CalendarDocument(Data(input), file: "test.ics").occurrences(in: window)
            } catch {
                #expect(error.message.hasPrefix("test.ics"), "\(error.message)")
                throw error
            }
        }
    }
}
