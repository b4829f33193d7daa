import BeeBloomModel
import Foundation
import Vitrine

/// The last day of the fixtures.
let today = day("2026-02-03")

func day(_ text: String) -> LocalDay {
    guard let day = LocalDay(text) else { fatalError("not a date: \(text)") }
    return day
}

/// Parses an ISO 8601 time and combines it with a zone's days.
func moment(_ text: String, in days: DayCalendar = .utc) -> Moment {
    guard let date = ISO8601DateFormatter().date(from: text) else { fatalError("not a date and time: \(text)") }
    return Moment(now: date, days: days)
}

/// Noon of the fixtures' last day, in UTC.
let noon = moment("2026-02-03T12:00:00Z")

/// Row ids of two habits in the fixtures; "Drink water" is checked today.
enum FixtureHabit {
    static let drinkWater = "1735689600000-000001v7p"
    static let deleted = "1735689609000-00000m2hy"
}
