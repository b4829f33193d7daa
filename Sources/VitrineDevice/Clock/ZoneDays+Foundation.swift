import Foundation

extension ZoneDays {
    /// The zones of the system's database, by Foundation's calendar.
    ///
    /// The device may link ICU; an extension may not, and has days of its own.
    public static let system = ZoneDays { date, timeZone in
        guard let zone = TimeZone(identifier: timeZone) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // A day's interval ends where the next day begins, also where clocks skip midnight or pass it twice.
        return calendar.dateInterval(of: .day, for: date)?.end
    }
}
