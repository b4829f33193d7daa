import VitrinePlatform

/// A day of the Gregorian calendar, without a time zone.
///
/// Its JSON form is a string, `"2026-02-03"`. Arithmetic follows the proleptic Gregorian calendar, and stops at the
/// first and the last day of the years 1 to 9999.
public struct LocalDay: Hashable, Sendable {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Creates a day from year, month and day; nil if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...CivilDate.dayCount(ofMonth: month, year: year)).contains(day)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    /// Creates a day from `YYYY-MM-DD`; nil if the text has another form or there is no such day.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard digit >= 0x30, digit <= 0x39 else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }
}

extension LocalDay {
    /// Days since 1970-01-01, negative before it.
    public var daysSince1970: Int { CivilDate.days(year: year, month: month, day: day) }

    /// The first and the last day of the years 1 to 9999, counted from 1970-01-01.
    static let numbers = -719_162...2_932_896

    /// Creates the day that is a number of days after 1970-01-01, or before it if negative.
    ///
    /// A number beyond the first or the last day gives that day.
    public init(daysSince1970 days: Int) {
        let (year, month, day) = CivilDate.day(min(max(days, Self.numbers.lowerBound), Self.numbers.upperBound))
        self.init(unchecked: year, month, day)
    }

    /// Returns the day that is a number of days later, or earlier if negative, at most the first or the last day.
    public func adding(days: Int) -> LocalDay { LocalDay(daysSince1970: daysSince1970.addingClamped(days)) }

    /// Returns how many days later another day is, negative if it is earlier.
    public func days(until other: LocalDay) -> Int { other.daysSince1970 - daysSince1970 }

    /// The day of the week as ISO 8601 counts: Monday is 1, Sunday is 7.
    public var weekday: Int {
        // 1970-01-01 was a Thursday.
        let index = (daysSince1970 + 3) % 7
        return (index < 0 ? index + 7 : index) + 1
    }

    /// The Monday of the day's week; 0001-01-01 is itself a Monday.
    public var weekStart: LocalDay { adding(days: 1 - weekday) }
}

extension LocalDay: Comparable {
    public static func < (left: LocalDay, right: LocalDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension LocalDay: CustomStringConvertible {
    /// The day as `YYYY-MM-DD`.
    public var description: String {
        "\(String(year, digits: 4))-\(String(month, digits: 2))-\(String(day, digits: 2))"
    }
}

extension LocalDay: Codable {
    /// Decodes `"YYYY-MM-DD"`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for anything else.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = LocalDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day of the form YYYY-MM-DD")
        }
        self = day
    }

    /// Encodes `"YYYY-MM-DD"`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
