/// Parses the text of a ``ZoneFooter``.
struct ZoneFooterScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    mutating func footer() throws(ZoneFault) -> ZoneFooter {
        let name = try name()
        // POSIX counts west as positive.
        let standard = ZoneOffset(seconds: -(try time()), isDaylightSaving: false, abbreviation: name)
        guard !rest.isEmpty else { return ZoneFooter(standard: standard, summer: nil) }
        let summerName = try self.name()
        var seconds = standard.seconds + 3600
        if let next = rest.first, next != UInt8(ascii: ",") { seconds = -(try time()) }
        try expect(",")
        let begin = try moment()
        try expect(",")
        let end = try moment()
        guard rest.isEmpty else { throw ZoneFault(reason: "its footer has extra text at the end") }
        let offset = ZoneOffset(seconds: seconds, isDaylightSaving: true, abbreviation: summerName)
        return ZoneFooter(standard: standard, summer: ZoneFooter.Summer(offset: offset, begin: begin, end: end))
    }

    private mutating func name() throws(ZoneFault) -> String {
        if rest.first == UInt8(ascii: "<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
                throw ZoneFault(reason: "its footer has no '>'")
            }
            let name = String(Substring(rest[..<end].dropFirst()))
            rest = rest[rest.index(after: end)...]
            return name
        }
        let name = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        guard name.count >= 3 else { throw ZoneFault(reason: "its footer lacks a name") }
        rest = rest[name.endIndex...]
        return String(Substring(name))
    }

    /// Reads `[+-]h[:m[:s]]` as seconds.
    private mutating func time() throws(ZoneFault) -> Int {
        var sign = 1
        if skip("-") { sign = -1 } else { _ = skip("+") }
        var seconds = try number(0...167) * 3600
        if skip(":") {
            seconds += try number(0...59) * 60
            if skip(":") { seconds += try number(0...59) }
        }
        return sign * seconds
    }

    private mutating func moment() throws(ZoneFault) -> YearlyMoment {
        let day = try day()
        return YearlyMoment(day: day, time: skip("/") ? try time() : 7200)
    }

    private mutating func day() throws(ZoneFault) -> YearlyMoment.Day {
        if skip("M") {
            let month = try number(1...12)
            try expect(".")
            let week = try number(1...5)
            try expect(".")
            return .weekday(month: month, week: week, weekday: try number(0...6))
        }
        return skip("J") ? .withoutLeapDay(try number(1...365)) : .ofYear(try number(0...365))
    }

    private mutating func number(_ range: ClosedRange<Int>) throws(ZoneFault) -> Int {
        let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard digits.count <= 4, let value = Int(String(Substring(digits))), range.contains(value) else {
            throw ZoneFault(reason: "its footer has a number that does not fit")
        }
        rest = rest[digits.endIndex...]
        return value
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(ZoneFault) {
        guard skip(character) else { throw ZoneFault(reason: "its footer lacks a '\(character)'") }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
