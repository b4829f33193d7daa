import Foundation
import Testing

@testable import VitrineDevice

struct ZoneDaysTests {
    @Test(arguments: [
        ("UTC", "2026-02-03T10:00:00Z", "2026-02-04T00:00:00Z"),
        ("UTC", "2026-02-03T00:00:00Z", "2026-02-04T00:00:00Z"),
        ("Asia/Seoul", "2026-02-03T14:59:59Z", "2026-02-03T15:00:00Z"),
        ("Asia/Kathmandu", "2026-02-03T10:00:00Z", "2026-02-03T18:15:00Z"),
        // Clocks skip from 00:00 to 01:00: the day begins at 01:00.
        ("America/Havana", "2026-03-08T04:00:00Z", "2026-03-08T05:00:00Z"),
        // Clocks pass 00:00 to 01:00 twice: the day begins once and has 25 hours.
        ("America/Havana", "2026-11-01T03:30:00Z", "2026-11-01T04:00:00Z"),
        ("America/Havana", "2026-11-01T04:30:00Z", "2026-11-02T05:00:00Z"),
        // Samoa skipped 30 December 2011.
        ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-30T10:00:00Z"),
    ])
    func nextDayBeginsAtItsFirstMoment(zone: String, date: String, next: String) {
        #expect(ZoneDays.system.nextDay(Date(iso8601: date), zone) == Date(iso8601: next))
    }

    @Test(arguments: ["Mars/Olympus", "", "../../etc/passwd"])
    func unknownZoneHasNoDays(zone: String) {
        #expect(ZoneDays.system.nextDay(.morning, zone) == nil)
        #expect(!ZoneDays.system.knows(zone, at: .morning))
    }

    @Test func nextDayOfEveryZoneBeginsWithinTwoDays() throws {
        for zone in TimeZone.knownTimeZoneIdentifiers {
            var date = Date(iso8601: "2026-01-01T00:00:00Z")
            while date < Date(iso8601: "2027-01-01T00:00:00Z") {
                let next = try #require(ZoneDays.system.nextDay(date, zone), "\(zone)")
                #expect(next > date && next.timeIntervalSince(date) <= 2 * 86_400, "\(zone) at \(date)")
                date = next.addingTimeInterval(7 * 86_400)
            }
        }
    }
}
