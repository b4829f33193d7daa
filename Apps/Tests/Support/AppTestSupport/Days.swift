#if canImport(Testing)
public import Foundation
public import Vitrine

/// The days of a zone in the system's database.
public func days(_ zone: String) throws -> DayCalendar { try DayCalendar(zone: zone) }

/// Parses an ISO 8601 time.
public func date(_ text: String) throws -> Date { try Date(text, strategy: Date.ISO8601FormatStyle()) }
#endif
