import VitrinePlatform

/// A number format as in C's `printf`, such as `%02d` or `%.1f`: flags `0`, `-`, `+`, width, precision and a letter.
package struct FormatSpecifier: Sendable {
    private var flags: Set<Character> = []
    private var width = 0
    private var precision: Int?
    private var letter: Character = "d"

    /// Parses a format; an unsupported format counts as a plain one.
    package init(_ specifier: String) {
        var rest = specifier.drop { $0 == "%" }
        while let flag = rest.first, "0-+ #'".contains(flag) {
            flags.insert(flag)
            rest.removeFirst()
        }
        width = Self.number(&rest) ?? 0
        if rest.first == "." {
            rest.removeFirst()
            precision = Self.number(&rest) ?? 0
        }
        rest = rest.drop { "lhqzjtL".contains($0) }
        letter = rest.first ?? "d"
    }

    /// Formats an integer.
    package func text(_ value: some BinaryInteger) -> String {
        switch letter {
        case "f", "F", "g", "e": return text(Double(value))
        case "x", "o", "X":
            let digits = String(value, radix: letter == "o" ? 8 : 16, uppercase: letter == "X")
            return padded(digits, sign: "")
        default:
            let digits = String(value.magnitude)
            let zeros = String(repeating: "0", count: max(min(precision ?? 0, 64) - digits.count, 0))
            return padded(zeros + digits, sign: sign(isNegative: value < 0))
        }
    }

    /// Formats a number; exponents are written out.
    package func text(_ value: Double) -> String {
        guard value.isFinite else { return padded(value.isNaN ? "nan" : "inf", sign: sign(isNegative: value < 0)) }
        if letter == "d" || letter == "i" { return text(Int(clamping: Int64(max(min(value, 9e18), -9e18)))) }
        let digits = Self.decimal(value.magnitude, places: min(precision ?? 6, 15))
        return padded(digits, sign: sign(isNegative: value < 0))
    }

    /// The number as a piece of text; the locale's separator is set where the text is placed.
    package func content(_ value: Double) -> Text.Piece.Content {
        let digits = text(value)
        // Digits among other signs, such as spaces of a width, are a text.
        guard value.isFinite, Double(digits) != nil, digits.first != "+" else { return .string(digits) }
        return .number(digits, isGrouped: false, isPercent: false)
    }

    private func sign(isNegative: Bool) -> String {
        isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    }

    private func padded(_ digits: String, sign: String) -> String {
        let missing = max(min(width, 256) - digits.count - sign.count, 0)
        if flags.contains("-") { return sign + digits + String(repeating: " ", count: missing) }
        if flags.contains("0") { return sign + String(repeating: "0", count: missing) + digits }
        return String(repeating: " ", count: missing) + sign + digits
    }

    private static func number(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest.removeFirst(digits.count)
        return Int(digits)
    }

    /// Formats a non-negative number with a fixed number of decimals, rounded to nearest.
    package static func decimal(_ value: Double, places: Int) -> String {
        // The shortest text of a small number is its value to more than three decimals. `printf` takes longer than all
        // of it, because it looks for the types of its arguments while the program runs.
        let shortest = value < 1e9 && places <= 3 ? "\(value)" : ""
        if let point = shortest.firstIndex(of: ".") {
            let decimals = shortest.hasSuffix(".0") ? "" : String(shortest[point...].dropFirst())
            if decimals.count <= places {
                let zeros = String(repeating: "0", count: places - decimals.count)
                return String(shortest[..<point]) + (places > 0 ? "." + decimals + zeros : "")
            }
        }
        // The longest number has 309 digits before the decimal point. The process never sets a C locale, so the
        // separator is a point.
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 340) { buffer in
            let count = withVaList([CInt(places), value]) { vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0) }
            return String(decoding: buffer[..<max(Int(count), 0)].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
