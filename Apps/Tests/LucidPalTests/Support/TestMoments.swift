import AppTestSupport
import LucidPalModel
import Testing
import Vitrine

/// Parses an ISO 8601 time and combines it with a zone.
func moment(_ text: String, _ zone: String = "UTC") throws -> Moment {
    Moment(now: try date(text), days: try days(zone))
}

/// Parses a day such as `2026-06-10`.
func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }
