package import Vitrine
import VitrinePlatform

/// Reads and writes dates in ISO 8601 format with a time zone.
///
/// This does not use Foundation's formatter, because that loads Foundation's calendars: 0.3 ms and 1.2 MB in a
/// process that runs for two milliseconds.
package enum ISO8601 {
    /// Parses a time with its zone, such as `2026-06-03T09:41:00Z`; returns nil for other text, and after the year
    /// 9998.
    ///
    /// Seconds are optional and may have a fraction; the zone is `Z` or an offset such as `+09:00`.
    package static func date(_ text: String) -> Date? {
        var rest = Substring(text)
        guard let day = LocalDay(rest.prefix(10)) else { return nil }
        rest = rest.dropFirst(10)
        guard let separator = rest.popFirst(), separator == "T" || separator == "t" || separator == " ",
            let hour = number(&rest, 2, 0...23), rest.popFirst() == ":", let minute = number(&rest, 2, 0...59),
            let second = seconds(&rest), let offset = offset(rest)
        else { return nil }
        let wall = Double(day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60)
        let date = Date(timeIntervalSince1970: wall + second - Double(offset))
        return SupportedDates.contains(date) ? date : nil
    }

    /// Formats a date in universal time, such as `2026-06-03T09:41:00Z`, with milliseconds if they are not zero.
    package static func text(_ date: Date) -> String {
        let milliseconds = Int((SupportedDates.clamped(date).timeIntervalSince1970 * 1_000).rounded())
        let second = milliseconds.floorDivided(by: 1_000)
        let day = second.floorDivided(by: 86_400)
        let time = second - day * 86_400
        let clock = [time / 3_600, time / 60 % 60, time % 60].map { String($0, digits: 2) }.joined(separator: ":")
        let fraction = milliseconds - second * 1_000
        return "\(LocalDay(daysSince1970: day))T\(clock)" + (fraction == 0 ? "" : "." + String(fraction, digits: 3))
            + "Z"
    }

    /// Parses `:SS` and a fraction, both optional.
    private static func seconds(_ rest: inout Substring) -> Double? {
        guard rest.first == ":" else { return 0 }
        rest.removeFirst()
        guard let whole = number(&rest, 2, 0...59) else { return nil }
        guard rest.first == "." else { return Double(whole) }
        let digits = rest.dropFirst().prefix(while: isDigit)
        rest = rest.dropFirst(1 + digits.count)
        guard !digits.isEmpty, let fraction = Double("0." + digits) else { return nil }
        return Double(whole) + fraction
    }

    /// Parses an offset from universal time and returns it in seconds; nil for other text.
    private static func offset(_ text: Substring) -> Int? {
        if text == "Z" || text == "z" { return 0 }
        var rest = text
        guard let sign = rest.popFirst(), sign == "+" || sign == "-", let hours = number(&rest, 2, 0...23) else {
            return nil
        }
        if rest.first == ":" { rest.removeFirst() }
        guard let minutes = rest.isEmpty ? 0 : number(&rest, 2, 0...59), rest.isEmpty else { return nil }
        return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }

    private static func number(_ rest: inout Substring, _ count: Int, _ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(isDigit), let value = Int(digits), range.contains(value) else {
            return nil
        }
        rest = rest.dropFirst(count)
        return value
    }

    private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }
}
