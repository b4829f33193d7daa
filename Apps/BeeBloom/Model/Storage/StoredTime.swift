import Vitrine

/// Times in the store's format, that of JavaScript's `toISOString()`: `2026-02-03T08:09:00.000Z`.
enum StoredTime {
    /// Returns the text of a date, limited to the years 1 to 9999.
    static func text(_ moment: Date) -> String {
        let seconds = min(max(moment.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
        let milliseconds = Int((seconds * 1000).rounded(.down))
        let rest = (milliseconds % 1000 + 1000) % 1000
        let second = WallTime(secondsSince1970: (milliseconds - rest) / 1000)
        return "\(second).\(String(1000 + rest).dropFirst())Z"
    }
}
