public import Foundation

/// A description of something that happened on the device, with the reason.
public struct TraceRecord: Hashable, Sendable {
    /// A detail of a record: a name and a text.
    public struct Fact: Hashable, Sendable {
        public var name: String
        public var text: String
    }

    /// The record's number: 1 for the first record of a device, increasing by 1, also over restarts if the trace is kept.
    public var number: Int
    /// The date on the device's clock.
    public var date: Date
    public var kind: TraceKind
    /// The subject: a widget's instance, an app, a program or the device.
    public var subject: String
    /// What happened and why, in a sentence.
    public var message: String
    /// The details, in a fixed order for each kind.
    public var facts: [Fact]
}

extension TraceRecord: CustomStringConvertible {
    /// The record as one line: number, date, kind, subject, message, details.
    ///
    /// The same script gives the same lines, byte for byte. Text from a program is in quotation marks with control
    /// characters escaped, so that it cannot look like a line of the trace.
    public var description: String {
        let details = facts.map { " \($0.name)=\($0.text)" }.joined()
        return "\(number) \(TraceDate.text(date)) \(kind.rawValue) \(subject): \(message)\(details)"
    }
}

extension TraceRecord: Encodable {
    private enum CodingKeys: String, CodingKey {
        case number, date, kind, subject, message, facts
    }

    /// Writes `{"number", "date" (ISO 8601 UTC with milliseconds), "kind", "subject", "message", "facts": {name: text}}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(TraceDate.text(date), forKey: .date)
        try container.encode(kind, forKey: .kind)
        try container.encode(subject, forKey: .subject)
        try container.encode(message, forKey: .message)
        let named = Dictionary(facts.map { ($0.name, $0.text) }, uniquingKeysWith: { _, last in last })
        try container.encode(named, forKey: .facts)
    }

    /// The record as one line of JSON with sorted keys: the same script gives the same bytes.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding strings and an integer as JSON cannot fail.
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

extension TraceRecord: Decodable {
    /// Reads what ``encode(to:)`` writes; the facts are in the order of their names.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int.self, forKey: .number)
        let text = try container.decode(String.self, forKey: .date)
        guard let date = TraceDate.date(text) else {
            throw DecodingError.dataCorruptedError(
                forKey: .date,
                in: container,
                debugDescription: "a record's date is in ISO 8601 with milliseconds, not \(text)"
            )
        }
        self.date = date
        kind = try container.decode(TraceKind.self, forKey: .kind)
        subject = try container.decode(String.self, forKey: .subject)
        message = try container.decode(String.self, forKey: .message)
        facts = try container.decode([String: String].self, forKey: .facts).sorted { $0.key < $1.key }
            .map { Fact(name: $0.key, text: $0.value) }
    }
}

enum TraceDate {
    static func date(_ text: String) -> Date? {
        // A text in another form is answered with nil.
        try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// ISO 8601 in UTC with milliseconds, which are cut and not rounded.
    ///
    /// Every record has dates, and Foundation's format takes longer than the rest of a record. The dates of the Gregorian
    /// calendar with four digits are therefore written here, digit by digit.
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

    /// The seconds since 1970 from the year 1583, the first whole one of the Gregorian calendar, to the end of the year 9999.
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
