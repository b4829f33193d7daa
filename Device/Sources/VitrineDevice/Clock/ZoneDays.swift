public import Foundation

/// Calculates when the local days of time zones begin.
///
/// The model has no calendar of its own. A device uses ``system``; a test may use fixed answers.
public struct ZoneDays: Sendable {
    /// Returns the first moment of the local day after the day of a date; nil if the zone is unknown.
    ///
    /// In a zone whose clocks skip midnight on that day (Havana, March), this is the first existing moment, 01:00.
    public var nextDay: @Sendable (_ date: Date, _ timeZone: String) -> Date?

    /// Whether a zone is known.
    func knows(_ timeZone: String, at date: Date) -> Bool {
        nextDay(date, timeZone) != nil
    }
}
