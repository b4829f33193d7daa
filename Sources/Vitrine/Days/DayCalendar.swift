public import VitrinePlatform

/// The local day of a moment, and the beginnings of local days, in a time zone.
///
/// A day may begin later than midnight: with a day start of 4 hours, 3:59 still belongs to the day before.
///
/// Where clocks are set forward over the day's beginning (Havana, Beirut, Cairo), the day begins at the moment of the
/// change. Where they are set back over it, the day begins when its first second is shown for the first time. Clocks
/// that then show the previous day again do not end the day. A day that a zone skipped (Apia, 2011-12-30) has no
/// moments.
///
/// Moments are rounded down to whole seconds. Check a moment that comes from outside with ``supports(_:)``: one that is
/// not supported is clamped to the nearest that is, and one that is not a number counts as 1970-01-01.
public struct DayCalendar: Hashable, Sendable {
    /// The offsets of the zone's clocks.
    package let zone: ZoneClock

    /// How many hours after midnight a day begins, 0 to 23.
    public let dayStartHour: Int

    /// The days of coordinated universal time, from midnight to midnight; needs no zone database.
    public static let utc = DayCalendar(ZoneRules.utc)

    /// Creates the calendar of a time zone.
    ///
    /// - Parameters:
    ///   - zone: A name in the database, such as `America/Havana` or `UTC`.
    ///   - dayStartHour: How many hours after midnight a day begins, 0 to 23.
    ///   - database: The time zone database. On Apple's platforms the system's zones are those of Foundation.
    /// - Throws: ``VitrineError``: `invalidName`, `unknownZone` if the database has no such zone, `damagedZone` if its
    ///   file is damaged.
    /// - Precondition: `dayStartHour` is in 0 to 23.
    /// - Complexity: Reads one small file.
    public init(
        zone: String,
        dayStartHour: Int = 0,
        in database: ZoneDatabase = .system
    ) throws(VitrineError) {
        self.init(try ZoneClock(zone, in: database), dayStartHour: dayStartHour)
    }

    /// Creates a calendar from a zone's rules.
    package init(_ zone: ZoneRules, dayStartHour: Int = 0) {
        self.init(.rules(zone), dayStartHour: dayStartHour)
    }

    private init(_ zone: ZoneClock, dayStartHour: Int) {
        precondition((0...23).contains(dayStartHour), "dayStartHour must lie in 0 to 23, got \(dayStartHour)")
        self.zone = zone
        self.dayStartHour = dayStartHour
    }

    /// The zone's name in the database.
    public var zoneName: String { zone.name }

    /// Whether a moment is from `Date.distantPast` to the end of the year 9998, so that its day and the next have a
    /// name.
    ///
    /// Snapshots and requests with other dates are refused.
    public static func supports(_ moment: Date) -> Bool { SupportedDates.contains(moment) }

    /// Returns the local day on which a moment falls.
    public func day(of moment: Date) -> LocalDay {
        let second = SupportedDates.second(of: moment)
        let shown = dayNumber(at: second)
        // Clocks set back over the beginning of a day show the previous day again; the new day has begun nevertheless.
        return LocalDay(daysSince1970: start(ofDayNumber: shown + 1) <= second ? shown + 1 : shown)
    }

    /// Returns the first moment of a day; for a day that the zone skipped, the first moment after it.
    public func start(of day: LocalDay) -> Date { Self.date(start(ofDayNumber: day.daysSince1970)) }

    /// Returns the beginning of the next day, which is later than `moment` for every moment that is supported.
    public func nextDayStart(after moment: Date) -> Date {
        let today = day(of: moment)
        var number = today.daysSince1970 + 1
        var start = start(ofDayNumber: number)
        // A skipped day begins together with the day after it, so one step is enough for all known zones.
        let second = SupportedDates.second(of: moment)
        while start <= second {
            number += 1
            start = self.start(ofDayNumber: number)
        }
        return Self.date(start)
    }

    /// Returns the length of a day: 24 hours, or 23 or 25 where clocks change, or 0 if the zone skipped it.
    public func length(of day: LocalDay) -> Duration {
        .seconds(start(ofDayNumber: day.daysSince1970 + 1) - start(ofDayNumber: day.daysSince1970))
    }

    /// Returns the local date and time at a moment.
    public func wallTime(at moment: Date) -> WallTime {
        let second = SupportedDates.second(of: moment)
        let local = second + zone.offset(at: second)
        let number = local.floorDivided(by: 86_400)
        return WallTime(day: LocalDay(daysSince1970: number), secondOfDay: local - number * 86_400)
    }

    /// Returns the moment of a local date and time.
    ///
    /// A time that occurs twice means the first occurrence. A skipped time is interpreted with the offset from before
    /// the change, so 2:30 in a gap from 2:00 to 3:00 is the moment at which clocks show 3:30: the rule of RFC 5545,
    /// section 3.3.5.
    public func moment(of time: WallTime) -> Date {
        Self.date(second(ofLocal: time.day.daysSince1970 * 86_400 + time.secondOfDay))
    }
}

extension DayCalendar {
    /// The largest offset between a zone and UTC, rounded up.
    private static let farthest = 26 * 3600

    /// The number of the day that clocks show at a moment.
    private func dayNumber(at second: Int) -> Int {
        (second + zone.offset(at: second) - dayStartHour * 3600).floorDivided(by: 86_400)
    }

    /// The first moment at which a clock shows the day's first second or a later one.
    private func start(ofDayNumber number: Int) -> Int {
        let local = number * 86_400 + dayStartHour * 3600
        return firstMoment(showing: local)
    }

    /// The first moment at which clocks have reached or passed a local second.
    private func firstMoment(showing local: Int) -> Int {
        var from = local - Self.farthest
        while true {
            let offset = zone.offset(at: from)
            let reached = max(local - offset, from)
            guard let change = zone.nextTransition(after: from), change <= reached else { return reached }
            from = change
        }
    }

    private func second(ofLocal local: Int) -> Int {
        var from = local - Self.farthest
        while true {
            let offset = zone.offset(at: from)
            let reached = local - offset
            guard let change = zone.nextTransition(after: from), change <= reached else { return reached }
            // Clocks skip the time at this change: interpret it as if they had not.
            if local < change + zone.offset(at: change) { return reached }
            from = change
        }
    }

    private static func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }
}
