import VitrinePlatform

extension WallTime {
    /// Creates the time a number of seconds after 1970-01-01 00:00:00 in the same wall time.
    ///
    /// A time beyond the years 1 to 9999 gets their first or last day.
    public init(secondsSince1970 seconds: Int) {
        let days = seconds.floorDivided(by: 86_400)
        self.init(day: LocalDay(daysSince1970: days), secondOfDay: (seconds % 86_400 + 86_400) % 86_400)
    }

    /// The seconds since 1970-01-01 00:00:00 in the same wall time, counting 86,400 for every day.
    public var secondsSince1970: Int { day.daysSince1970 * 86_400 + secondOfDay }

    /// The wall time a number of seconds later.
    public func adding(seconds: Int) -> WallTime { WallTime(secondsSince1970: secondsSince1970.addingClamped(seconds)) }

    /// The same wall time a number of days later.
    public func adding(days: Int) -> WallTime { WallTime(day: day.adding(days: days), secondOfDay: secondOfDay) }
}

extension WallTime: Comparable {
    public static func < (left: WallTime, right: WallTime) -> Bool {
        (left.day, left.secondOfDay) < (right.day, right.secondOfDay)
    }
}

extension WallTime: LosslessStringConvertible {
    /// Reads `YYYY-MM-DDTHH:MM:SS`; nil for any other form or an invalid day or time.
    public init?(_ description: String) {
        let parts = description.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 8, let day = LocalDay(parts[0]) else { return nil }
        let fields = parts[1].split(separator: ":", omittingEmptySubsequences: false).map(Self.number)
        guard fields.count == 3, let hour = fields[0], let minute = fields[1], let second = fields[2] else {
            return nil
        }
        self.init(day: day, hour: hour, minute: minute, second: second)
    }

    /// The form `YYYY-MM-DDTHH:MM:SS`.
    public var description: String {
        let fields = [hour, minute, second].map { String($0, digits: 2) }
        return "\(day)T\(fields.joined(separator: ":"))"
    }

    private static func number(_ digits: Substring) -> Int? {
        guard digits.utf8.count == 2, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(digits)
    }
}

extension WallTime: Codable {
    /// Reads the string form.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for any other form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = WallTime(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "not of the form YYYY-MM-DDTHH:MM:SS"
            )
        }
        self = time
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
