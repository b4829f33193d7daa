#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A moment on the wire: ISO 8601 in UTC, to the second, such as `2026-08-13T04:35:00Z`.
///
/// Reading and writing need neither a formatter nor a time zone, so an extension can do both without ICU.
package struct Timestamp: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; within ``bounds``.
    package var secondsSince1970: Int

    /// The seconds of the years 0 to 9999, all that the written form can say.
    package static let bounds = -62_167_219_200...253_402_300_799

    /// Makes a timestamp; seconds outside ``bounds`` become the nearest bound.
    package init(secondsSince1970: Int) {
        self.secondsSince1970 = min(max(secondsSince1970, Self.bounds.lowerBound), Self.bounds.upperBound)
    }

    /// Makes the timestamp of a date, without its fraction of a second.
    package init(_ date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let bounds = Double(Self.bounds.lowerBound)...Double(Self.bounds.upperBound)
        self.init(secondsSince1970: seconds.isNaN ? 0 : Int(min(max(seconds, bounds.lowerBound), bounds.upperBound)))
    }

    /// The moment as a date.
    package var date: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }

    /// The timestamp so many seconds later.
    package func adding(_ seconds: Int) -> Timestamp { Timestamp(secondsSince1970: secondsSince1970 + seconds) }

    /// How many seconds later this is than another timestamp; negative if earlier.
    package func seconds(since other: Timestamp) -> Int { secondsSince1970 - other.secondsSince1970 }

    package static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Timestamp: CustomStringConvertible, LosslessStringConvertible {
    /// The written form.
    package var description: String {
        let days = Int((Double(secondsSince1970) / 86_400).rounded(.down))
        let second = secondsSince1970 - days * 86_400
        let day = GregorianDay(daysSince1970: days)
        return Self.padded(day.year, 4) + "-" + Self.padded(day.month, 2) + "-" + Self.padded(day.day, 2) + "T"
            + Self.padded(second / 3600, 2) + ":" + Self.padded(second / 60 % 60, 2) + ":"
            + Self.padded(second % 60, 2) + "Z"
    }

    /// Reads the written form; `nil` for every other text, leap seconds and other offsets included.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        let marks: [(Int, Character)] = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z")]
        guard bytes.count == 20, marks.allSatisfy({ bytes[$0.0] == $0.1.asciiValue }),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10]), let hour = Self.number(bytes[11..<13]),
            let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]),
            let date = GregorianDay(year: year, month: month, day: day), hour < 24, minute < 60, second < 60
        else { return nil }
        self.init(secondsSince1970: date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}

extension Timestamp: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let timestamp = Timestamp(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "no moment in the form 2026-08-13T04:35:00Z"
            )
        }
        self = timestamp
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
