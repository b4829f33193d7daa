import Foundation

/// A tide as a wave: high water every 12 hours and 25 minutes.
struct Tide {
    private static let period: TimeInterval = (12 * 60 + 25) * 60
    private static let highWater = Date(timeIntervalSinceReferenceDate: 0)

    /// The height of the water above the lowest, from 0 to 1.
    static func height(at date: Date) -> Double {
        let phase = date.timeIntervalSince(highWater) / period
        return (1 + cos(2 * .pi * phase)) / 2
    }

    static func isRising(at date: Date) -> Bool {
        height(at: date + 60) > height(at: date)
    }

    /// The next high or low water.
    static func nextTurn(after date: Date) -> Date {
        let halves = (date.timeIntervalSince(highWater) / (period / 2)).rounded(.down) + 1
        return highWater + halves * period / 2
    }
}
