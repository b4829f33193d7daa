public import VitrinePlatform

/// The language-independent arithmetic of ticking texts; the page's script computes the same.
///
/// Units have fixed lengths (a month has 30.4375 days, a year 365.25 days). Apple documents the forms only by
/// example, so the length of a month is an assumption of this model.
public enum TickingTime {
    /// A unit of a distance in time.
    public enum Unit: String, Codable, CaseIterable, Sendable {
        /// The units, from the largest to the smallest.
        case year, month, day, hour, minute, second

        /// The length in seconds.
        public var seconds: Int {
            switch self {
            case .year: 31_557_600
            case .month: 2_629_800
            case .day: 86_400
            case .hour: 3600
            case .minute: 60
            case .second: 1
            }
        }
    }

    /// A count of one unit.
    public struct Part: Hashable, Sendable {
        /// How many of the unit there are, 0 or more.
        public var count: Int
        /// The unit that is counted.
        public var unit: Unit

        /// Creates a part, such as 3 hours.
        public init(count: Int, unit: Unit) {
            self.count = count
            self.unit = unit
        }
    }

    /// Returns the distance between two moments in its largest unit and, if there is a remainder, the next smaller
    /// one.
    public static func relative(to date: Date, now: Date) -> [Part] {
        let seconds = wholeSeconds(abs(date.timeIntervalSince(now)), .down)
        let largest = Unit.allCases.first { seconds >= $0.seconds } ?? .second
        let first = Part(count: seconds / largest.seconds, unit: largest)
        guard let place = Unit.allCases.firstIndex(of: largest), place + 1 < Unit.allCases.count else { return [first] }
        let next = Unit.allCases[place + 1]
        let rest = seconds % largest.seconds / next.seconds
        return rest == 0 ? [first] : [first, Part(count: rest, unit: next)]
    }

    /// Returns the distance between two moments in some units, rounded down to the smallest one.
    ///
    /// - Parameters:
    ///   - date: One of the moments.
    ///   - now: The other one.
    ///   - units: The units to use, in descending order.
    ///   - maximumCount: The maximum number of parts, from the first one that counts something.
    /// - Returns: The parts; later ones that count nothing are left out. The smallest unit is the only part if none
    ///   counts anything, and there is no part without units.
    public static func distance(to date: Date, now: Date, units: [Unit], maximumCount: Int) -> [Part] {
        var rest = wholeSeconds(abs(date.timeIntervalSince(now)), .down)
        guard let smallest = units.last else { return [] }
        guard let first = units.firstIndex(where: { rest >= $0.seconds }) else {
            return [Part(count: 0, unit: smallest)]
        }
        var parts: [Part] = []
        for unit in units[first...].prefix(max(maximumCount, 1)) {
            if rest >= unit.seconds { parts.append(Part(count: rest / unit.seconds, unit: unit)) }
            rest %= unit.seconds
        }
        return parts
    }

    /// Returns the sign before a distance: plus after its date, minus before it; empty if it has none.
    public static func sign(_ sign: ArchivedLiveText.Sign, of date: Date, now: Date) -> String {
        switch sign {
        case .none: ""
        case .negative: now < date ? "-" : ""
        case .all: now < date ? "-" : "+"
        }
    }

    /// Returns the seconds that a timer shows: remaining time rounds up and elapsed time rounds down, so that both
    /// meet at zero.
    public static func timer(to date: Date, now: Date) -> Int {
        let left = date.timeIntervalSince(now)
        return left > 0 ? wholeSeconds(left, .up) : wholeSeconds(-left, .down)
    }

    /// Returns the seconds that a timer of an interval shows.
    public static func timerInterval(start: Date, end: Date, pauseTime: Date?, countsDown: Bool, now: Date) -> Int {
        let moment = min(max(pauseTime ?? now, start), max(start, end))
        return countsDown
            ? wholeSeconds(end.timeIntervalSince(moment), .up) : wholeSeconds(moment.timeIntervalSince(start), .down)
    }

    /// Formats seconds as `H:MM:SS` or `M:SS`; without hours the minutes exceed 59.
    public static func digits(_ seconds: Int, showsHours: Bool = true) -> String {
        let hours = showsHours ? seconds / 3600 : 0
        let minutes = seconds / 60 - hours * 60
        let tail = (hours > 0 ? String(minutes, digits: 2) : String(minutes)) + ":" + String(seconds % 60, digits: 2)
        return hours > 0 ? "\(hours):\(tail)" : tail
    }

    /// Rounds to whole seconds; an interval that is not finite or beyond 30,000 years is clamped, so that no date can
    /// overflow.
    private static func wholeSeconds(_ interval: TimeInterval, _ rule: FloatingPointRoundingRule) -> Int {
        guard interval > 0 else { return 0 }
        // Dates are doubles since 2001, so a whole number of seconds may be off by a tiny fraction.
        let steadied = (interval * 1000).rounded() / 1000
        return Int(min(steadied, 1e12).rounded(rule))
    }
}
