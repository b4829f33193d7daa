import Foundation
import LucidPalModel
import Testing
import Vitrine

/// The days of a zone in the system's database.
func days(_ zone: String) throws -> DayCalendar {
    try DayCalendar(zone: zone)
}

/// Parses an ISO 8601 time and combines it with a zone.
func moment(_ text: String, _ zone: String = "UTC") throws -> Moment {
    Moment(now: try date(text), days: try days(zone))
}

/// Parses an ISO 8601 time.
func date(_ text: String) throws -> Date {
    try Date(text, strategy: Date.ISO8601FormatStyle())
}

/// Parses a day such as `2026-06-10`.
func day(_ text: String) throws -> LocalDay {
    try #require(LocalDay(text))
}
