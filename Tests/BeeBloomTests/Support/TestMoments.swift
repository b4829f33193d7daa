import BeeBloomModel
import Foundation
import Testing
import Vitrine

/// Days in a zone of the system's database.
func days(_ zone: String) throws -> DayCalendar { DayCalendar(try ZoneDatabase.system.rules(of: zone)) }

/// A date by its ISO 8601 text.
func date(_ text: String) throws -> Date { try Date(text, strategy: Date.ISO8601FormatStyle()) }

/// A day by its text.
func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }
