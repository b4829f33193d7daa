public import Foundation

/// A moment in the trace: in JSON, ISO 8601 in UTC with milliseconds, whatever strategy the encoder has.
public struct TraceDate: Codable, Hashable, Sendable {
    public let date: Date

    public init(_ date: Date) { self.date = date }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = Self.date(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a record's date is in ISO 8601 with milliseconds, not \(text)"
            )
        }
        self.date = date
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.text(date))
    }
}

extension TraceDate {
    private static func date(_ text: String) -> Date? {
        // A text in another form is answered with nil.
        try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// ISO 8601 in UTC with milliseconds, which are cut and not rounded.
    ///
    /// Every record has dates, and Foundation's format takes longer than the rest of a record. The dates of the
    /// Gregorian calendar with four digits are therefore written here, digit by digit.
    static func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        guard seconds >= gregorian.lowerBound, seconds < gregorian.upperBound else {
            return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        }
        let whole = seconds.rounded(.down)
        let milliseconds = Int((seconds - whole) * 1e9) / 1_000_000
        let second = Int(whole)
        let day = (second - (second % 86_400 + 86_400) % 86_400) / 86_400
        let time = second - day * 86_400
        let (year, month, dayOfMonth) = civil(day)
        return String(unsafeUninitializedCapacity: 24) { bytes in
            var count = 0
            func write(_ number: Int, _ digits: Int, then separator: Unicode.Scalar) {
                var rest = number
                for index in (count..<count + digits).reversed() {
                    bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
                    rest /= 10
                }
                bytes[count + digits] = UInt8(ascii: separator)
                count += digits + 1
            }
            write(year, 4, then: "-")
            write(month, 2, then: "-")
            write(dayOfMonth, 2, then: "T")
            write(time / 3_600, 2, then: ":")
            write(time / 60 % 60, 2, then: ":")
            write(time % 60, 2, then: ".")
            write(milliseconds, 3, then: "Z")
            return count
        }
    }

    /// The seconds since 1970 from the year 1583, the first whole one of the Gregorian calendar, to the end of the year
    /// 9999.
    private static let gregorian = -12_212_553_600.0..<253_402_300_800.0

    /// The date of a day that is counted from 1 January 1970, by eras of 400 years that begin in March.
    ///
    /// The algorithm is Howard Hinnant's, "chrono-Compatible Low-Level Date Algorithms".
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
