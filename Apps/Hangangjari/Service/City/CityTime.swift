import HangangjariAPI

/// The city's times: Korean local time without a zone, as `2026-08-13 13:35`, with seconds, or as `202608131335`.
enum CityTime {
    /// The offset from UTC, nine hours; Korea has had no daylight saving time since 1988.
    static let offset = 9 * 3600

    /// Parses a time; `nil` for any other form, including times with a zone, which the city does not send.
    static func timestamp(_ text: String) -> Timestamp? {
        let digits = text.utf8.filter { (48...57).contains($0) }
        let others = String(text.filter { !("0"..."9").contains($0) })
        let isKnown =
            switch others {
            case "": digits.count == 12
            case "-- :": digits.count == 12
            case "-- ::": digits.count == 14
            default: false
            }
        guard isKnown else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
        let seconds = digits.count == 14 ? part(12..<14) : "00"
        let day = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
        return Timestamp("\(day)T\(part(8..<10)):\(part(10..<12)):\(seconds)Z")?.adding(-offset)
    }

    /// Formats a time with hyphens, to the minute.
    static func text(_ timestamp: Timestamp) -> String {
        let local = timestamp.adding(offset).description
        return local.prefix(10) + " " + local.dropFirst(11).prefix(5)
    }

    /// Formats a time as twelve digits.
    static func digits(_ timestamp: Timestamp) -> String {
        String(text(timestamp).filter(\.isNumber))
    }
}
