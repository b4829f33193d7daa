import BeeBloomModel
import Foundation
import Vitrine

/// The day up to which the fixtures go.
let today = day("2026-02-03")

func day(_ text: String) -> LocalDay {
    guard let day = LocalDay(text) else { fatalError("no day: \(text)") }
    return day
}

/// A moment by its text in UTC, in a zone.
func moment(_ text: String, zone: ZoneRules = .utc) -> Moment {
    guard let date = ISO8601DateFormatter().date(from: text) else { fatalError("no moment: \(text)") }
    return Moment(now: date, days: DayCalendar(zone))
}

/// Noon of the fixtures' day.
let noon = moment("2026-02-03T12:00:00Z")

/// A habit of the fixtures that is left today: "Drink water" is checked, the second one is not.
enum FixtureHabit {
    static let drinkWater = "1735689600000-000001v7p"
    static let deleted = "1735689609000-00000m2hy"
}
