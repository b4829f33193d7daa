import BeeBloomModel
import Foundation
import Testing
import Vitrine

/// The days of a zone in the system's database.
func days(_ zone: String) throws -> DayCalendar { try DayCalendar(zone: zone) }

/// Parses an ISO 8601 time.
func date(_ text: String) throws -> Date { try Date(text, strategy: Date.ISO8601FormatStyle()) }

/// Parses a day such as `2026-02-03`.
func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }
