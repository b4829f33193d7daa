import Foundation

/// A horizontal axis of time with marks at whole hours or days of a time zone.
struct TimeAxis {
    let start: Date
    let end: Date
    private let zone: TimeZone
    private let left: Double
    private let right: Double

    /// Creates an axis between two positions; `start` is before `end`.
    init(from start: Date, to end: Date, zone: TimeZone, left: Double, right: Double) {
        self.start = start
        self.end = end
        self.zone = zone
        self.left = left
        self.right = right
    }

    /// The steps between marks, in seconds.
    private static let steps: [Double] = [
        60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800, 2_592_000,
    ]
    private static let markLimit = 8.0

    /// The position of a moment, to a tenth of a point.
    func x(_ date: Date) -> Double {
        let share = date.timeIntervalSince(start) / end.timeIntervalSince(start)
        return ((left + min(max(share, 0), 1) * (right - left)) * 10).rounded() / 10
    }

    /// The time of day in the zone, such as `09:41`.
    func time(_ date: Date) -> String { text(date, "%02d:%02d") { [$0.hour, $0.minute] } }

    /// At most eight round moments: their positions, and the time, or the date where a day begins.
    var marks: [(x: Double, text: String)] {
        let length = end.timeIntervalSince(start)
        let step = Self.steps.first { length / $0 <= Self.markLimit } ?? length / Self.markLimit
        // Round by the clock of the zone, and not by that of Greenwich.
        let offset = Double(zone.secondsFromGMT(for: start))
        let first = ((start.timeIntervalSince1970 + offset) / step).rounded(.up) * step - offset
        return stride(from: first, through: end.timeIntervalSince1970, by: step)
            .map { seconds in
                let date = Date(timeIntervalSince1970: seconds)
                let isDay = (seconds + offset).truncatingRemainder(dividingBy: 86_400) == 0
                return (x(date), isDay ? text(date, "%02d-%02d") { [$0.month, $0.day] } : time(date))
            }
    }

    private func text(_ date: Date, _ format: String, _ parts: (DateComponents) -> [Int?]) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let numbers = parts(calendar.dateComponents([.month, .day, .hour, .minute], from: date)).map { $0 ?? 0 }
        return String(format: format, numbers[0], numbers[1])
    }
}
