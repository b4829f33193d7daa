import Vitrine

/// Times in the store's format, that of JavaScript's `toISOString()`: `2026-02-03T08:09:00.000Z`.
enum StoredTime {
    /// Returns the text of a date, limited to the years 1 to 9999.
    static func text(_ moment: Date) -> String {
        let seconds = min(max(moment.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
        let milliseconds = Int64((seconds * 1000).rounded(.down))
        let (day, rest) = (floorDivide(milliseconds, 86_400_000), floorModulo(milliseconds, 86_400_000))
        let (hour, minute, second) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60)
        return "\(LocalDay(daysSince1970: Int(day)))T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
            + ".\(padded(rest % 1000, 3))Z"
    }

    private static func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
        (number - floorModulo(number, divisor)) / divisor
    }

    private static func floorModulo(_ number: Int64, _ divisor: Int64) -> Int64 {
        (number % divisor + divisor) % divisor
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
