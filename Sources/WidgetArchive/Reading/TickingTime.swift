#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The arithmetic behind the ticking texts, apart from any language; the page's script does the same.
///
/// Units have fixed lengths (a month 30.4375 days, a year 365.25 days): Apple documents the forms by example only, so
/// the number of days in a month is our model.
package enum TickingTime {
    /// A unit of a distance in time.
    package enum Unit: String, CaseIterable, Sendable {
        case year, month, day, hour, minute, second

        /// The length in seconds.
        package var seconds: Int {
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
    package struct Part: Hashable, Sendable {
        /// How many.
        package var count: Int
        /// Of what.
        package var unit: Unit

        /// Makes a count.
        package init(count: Int, unit: Unit) {
            self.count = count
            self.unit = unit
        }
    }

    /// The distance between two moments in its largest unit and, if there is a rest, the next smaller one.
    package static func relative(to date: Date, now: Date) -> [Part] {
        let seconds = wholeSeconds(abs(date.timeIntervalSince(now)), .down)
        let largest = Unit.allCases.first { seconds >= $0.seconds } ?? .second
        let first = Part(count: seconds / largest.seconds, unit: largest)
        guard let place = Unit.allCases.firstIndex(of: largest), place + 1 < Unit.allCases.count else { return [first] }
        let next = Unit.allCases[place + 1]
        let rest = seconds % largest.seconds / next.seconds
        return rest == 0 ? [first] : [first, Part(count: rest, unit: next)]
    }

    /// The distance to a moment in its largest unit; ahead of now is positive.
    package static func offset(to date: Date, now: Date) -> (isAhead: Bool, part: Part) {
        (date >= now, relative(to: date, now: now)[0])
    }

    /// The seconds that a timer shows: what is left rounds up, what has passed rounds down, so that both meet at zero.
    package static func timer(to date: Date, now: Date) -> Int {
        let left = date.timeIntervalSince(now)
        return left > 0 ? wholeSeconds(left, .up) : wholeSeconds(-left, .down)
    }

    /// The seconds that a timer of an interval shows.
    package static func timerInterval(start: Date, end: Date, pauseTime: Date?, countsDown: Bool, now: Date) -> Int {
        let moment = min(max(pauseTime ?? now, start), max(start, end))
        return countsDown
            ? wholeSeconds(end.timeIntervalSince(moment), .up) : wholeSeconds(moment.timeIntervalSince(start), .down)
    }

    /// Seconds as `H:MM:SS` or `M:SS`; without hours the minutes run past sixty.
    package static func digits(_ seconds: Int, showsHours: Bool = true) -> String {
        let hours = showsHours ? seconds / 3600 : 0
        let minutes = seconds / 60 - hours * 60
        let tail = (hours > 0 ? twoDigits(minutes) : String(minutes)) + ":" + twoDigits(seconds % 60)
        return hours > 0 ? "\(hours):\(tail)" : tail
    }

    /// A number with at least two digits.
    package static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// Whole seconds; what is not finite or beyond 30,000 years is cut, so that no date can overflow the arithmetic.
    private static func wholeSeconds(_ interval: TimeInterval, _ rule: FloatingPointRoundingRule) -> Int {
        guard interval > 0 else { return 0 }
        // Moments are doubles since 2001: a whole number of seconds may come out a hair beside it.
        let steadied = (interval * 1000).rounded() / 1000
        return Int(min(steadied, 1e12).rounded(rule))
    }
}
