package import Foundation

extension TimeZone {
    /// Creates a time zone of the system's database, which the programs read; nil for another name.
    ///
    /// Foundation also takes `PST` and `GMT+0530`, of which the database knows nothing.
    package init?(inDatabase name: String) {
        guard FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(name)") else { return nil }
        self.init(identifier: name)
    }
}

extension ZoneDays {
    /// The time zones of the system's database, with Foundation's calendar.
    ///
    /// The device may link ICU; an extension may not, and has its own calculation of days.
    public static let system = ZoneDays { date, timeZone in
        guard let zone = TimeZone(inDatabase: timeZone) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // A day's interval ends where the next day begins, even if clocks skip midnight or pass it twice.
        return calendar.dateInterval(of: .day, for: date)?.end
    }
}
