import Foundation

extension ZoneDays {
    /// The time zones of the system's database, with Foundation's calendar.
    ///
    /// The device may link ICU; an extension may not, and has its own calculation of days.
    public static let system = ZoneDays { date, timeZone in
        guard let zone = TimeZone(identifier: timeZone) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // A day's interval ends where the next day begins, even if clocks skip midnight or pass it twice.
        return calendar.dateInterval(of: .day, for: date)?.end
    }
}
