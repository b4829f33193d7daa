import Foundation
import HangangjariModel
import Testing

struct DaylightTests {
    @Test(arguments: [
        ("2026-06-15T12:00:00+09:00", false), ("2026-06-15T05:05:00+09:00", true), ("2026-06-15T05:15:00+09:00", false),
        ("2026-06-15T19:50:00+09:00", false), ("2026-06-15T19:54:00+09:00", true), ("2026-12-15T17:10:00+09:00", false),
        ("2026-12-15T17:20:00+09:00", true), ("2026-12-15T07:30:00+09:00", true), ("2026-12-31T23:59:59+09:00", true),
        ("2027-01-01T00:00:00+09:00", true),
    ])
    func nightIsBetweenSunsetAndSunriseInSeoul(moment: String, isNight: Bool) throws {
        let date = try Date(moment, strategy: .iso8601)
        #expect(Daylight.isNight(at: date) == isNight)
    }

    @Test(arguments: [1e300, -.infinity, .nan])
    func momentOutsideAllCalendarsIsNotNight(seconds: Double) {
        #expect(!Daylight.isNight(at: Date(timeIntervalSince1970: seconds)))
    }
}
