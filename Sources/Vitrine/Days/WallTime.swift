/// A local date and time, without a time zone.
public struct WallTime: Hashable, Sendable {
    /// The day on which the clock shows the time.
    public var day: LocalDay
    /// Seconds since 0:00, 0 to 86,399.
    public let secondOfDay: Int

    /// Creates a wall time.
    ///
    /// - Precondition: `secondOfDay` is in 0 to 86,399.
    public init(day: LocalDay, secondOfDay: Int = 0) {
        precondition((0..<86_400).contains(secondOfDay), "secondOfDay must lie in 0 to 86399, got \(secondOfDay)")
        self.day = day
        self.secondOfDay = secondOfDay
    }

    /// Creates a wall time from hour, minute and second; nil if there is no such time.
    public init?(day: LocalDay, hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        self.init(day: day, secondOfDay: hour * 3600 + minute * 60 + second)
    }

    /// The hour, 0 to 23.
    public var hour: Int { secondOfDay / 3600 }
    /// The minute, 0 to 59.
    public var minute: Int { secondOfDay / 60 % 60 }
    /// The second, 0 to 59.
    public var second: Int { secondOfDay % 60 }
}
