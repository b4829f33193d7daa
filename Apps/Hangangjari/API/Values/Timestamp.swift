import Vitrine

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A point in time in requests and responses: ISO 8601 in UTC, to the second, such as `2026-08-13T04:35:00Z`.
///
/// Parsing and formatting need neither a formatter nor a time zone, so an extension can do both without ICU.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// The seconds since 1970-01-01T00:00:00Z, within ``bounds``.
    public var secondsSince1970: Int

    /// The range of the years 1 to 9999, which the written form can express.
    public static let bounds = -62_135_596_800...253_402_300_799

    /// Creates a timestamp and limits the seconds to ``bounds``.
    public init(secondsSince1970: Int) {
        self.secondsSince1970 = min(max(secondsSince1970, Self.bounds.lowerBound), Self.bounds.upperBound)
    }

    /// Creates a timestamp from a date, rounded down to whole seconds.
    public init(_ date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let bounds = Double(Self.bounds.lowerBound)...Double(Self.bounds.upperBound)
        self.init(secondsSince1970: seconds.isNaN ? 0 : Int(min(max(seconds, bounds.lowerBound), bounds.upperBound)))
    }

    public var date: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }

    /// Returns the timestamp a number of seconds later.
    public func adding(_ seconds: Int) -> Timestamp { Timestamp(secondsSince1970: secondsSince1970 + seconds) }

    /// Returns the number of seconds since another timestamp; negative if that is later.
    public func seconds(since other: Timestamp) -> Int { secondsSince1970 - other.secondsSince1970 }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Timestamp: CustomStringConvertible, LosslessStringConvertible {
    /// The written form.
    public var description: String {
        let days = Int((Double(secondsSince1970) / 86_400).rounded(.down))
        let second = secondsSince1970 - days * 86_400
        let day = LocalDay(daysSince1970: days)
        // Digits are written in place: one response contains hundreds of timestamps.
        return String(unsafeUninitializedCapacity: 20) { bytes in
            _ = bytes.initialize(from: "0000-00-00T00:00:00Z".utf8)
            Self.write(day.year, endingAt: 3, of: bytes)
            Self.write(day.month, endingAt: 6, of: bytes)
            Self.write(day.day, endingAt: 9, of: bytes)
            Self.write(second / 3600, endingAt: 12, of: bytes)
            Self.write(second / 60 % 60, endingAt: 15, of: bytes)
            Self.write(second % 60, endingAt: 18, of: bytes)
            return 20
        }
    }

    /// Parses the written form; `nil` for any other text, including leap seconds and UTC offsets.
    public init?(_ text: String) {
        guard text.utf8.last == UInt8(ascii: "Z"), let time = WallTime(String(text.dropLast())) else { return nil }
        self.init(secondsSince1970: time.secondsSince1970)
    }

    /// Adds a number's digits to zeros that end at a position.
    private static func write(_ number: Int, endingAt last: Int, of bytes: UnsafeMutableBufferPointer<UInt8>) {
        var (rest, position) = (number, last)
        while rest > 0 {
            bytes[position] += UInt8(rest % 10)
            (rest, position) = (rest / 10, position - 1)
        }
    }
}

extension Timestamp: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let timestamp = Timestamp(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "not a timestamp in the form 2026-08-13T04:35:00Z"
            )
        }
        self = timestamp
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
