#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Tells where the local days of time zones begin.
///
/// The model has no calendar of its own; a device is given ``system``, a test may give fixed answers.
public struct ZoneDays: Sendable {
    /// Gives the first moment of the local day after the one that holds a date; nil if the zone is unknown.
    ///
    /// In a zone whose clocks skip midnight that day (Havana, March) it is the first moment there is, 01:00.
    public var nextDay: @Sendable (_ date: Date, _ timeZone: String) -> Date?

    /// Makes a teller of days.
    public init(nextDay: @escaping @Sendable (_ date: Date, _ timeZone: String) -> Date?) {
        self.nextDay = nextDay
    }

    /// Whether a zone is known.
    func knows(_ timeZone: String, at date: Date) -> Bool {
        nextDay(date, timeZone) != nil
    }
}
