/// The form of a text that a number takes in a language.
package enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number in a language.
    ///
    /// The rules are those of the Unicode CLDR for cardinal numbers, for the languages of Apple's system; other
    /// languages have the rule of English.
    /// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
    package init(_ number: Double, language: String) {
        let value = abs(number)
        let isWhole = value == value.rounded() && value < 1e15
        let integer = value < 1e15 ? Int(value) : 0
        self = Self.rule(of: language)(integer, isWhole, value)
    }

    private typealias Rule = @Sendable (_ integer: Int, _ isWhole: Bool, _ value: Double) -> PluralCategory

    private static func rule(of language: String) -> Rule {
        switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ja", "ko", "zh", "vi", "th", "id", "ms", "my", "lo", "km": { _, _, _ in .other }
        case "fr", "hy", "kab": { integer, _, _ in integer < 2 ? .one : .other }
        case "pt": { integer, isWhole, _ in integer < 2 && isWhole ? .one : .other }
        case "hi", "bn", "fa", "gu", "kn", "am", "zu":
            { integer, isWhole, _ in
                integer == 0 || (integer == 1 && isWhole) ? .one : .other
            }
        case "ru", "uk", "be": slavic
        case "sr", "hr", "bs", "sh":
            { integer, isWhole, value in
                let category = slavic(integer, isWhole, value)
                return category == .many ? .other : category
            }
        case "pl": polish
        case "cs", "sk":
            { integer, isWhole, _ in
                guard isWhole else { return .many }
                return integer == 1 ? .one : (2...4).contains(integer) ? .few : .other
            }
        case "ar": arabic
        case "he", "iw":
            { integer, isWhole, _ in
                isWhole && integer == 1 ? .one : isWhole && integer == 2 ? .two : .other
            }
        case "ro":
            { integer, isWhole, _ in
                if isWhole, integer == 1 { return .one }
                return !isWhole || integer == 0 || (1...19).contains(integer % 100) ? .few : .other
            }
        case "lt":
            { integer, isWhole, _ in
                guard isWhole else { return .many }
                if (11...19).contains(integer % 100) { return .other }
                return integer % 10 == 1 ? .one : integer % 10 >= 2 ? .few : .other
            }
        case "lv":
            { integer, isWhole, _ in
                if isWhole, integer % 10 == 0 || (11...19).contains(integer % 100) { return .zero }
                return isWhole && integer % 10 == 1 ? .one : .other
            }
        case "sl":
            { integer, isWhole, _ in
                guard isWhole else { return .few }
                switch integer % 100 {
                case 1: return .one
                case 2: return .two
                case 3, 4: return .few
                default: return .other
                }
            }
        case "ga":
            { integer, isWhole, _ in
                guard isWhole else { return .other }
                switch integer {
                case 1: return .one
                case 2: return .two
                case 3...6: return .few
                case 7...10: return .many
                default: return .other
                }
            }
        default: { integer, isWhole, _ in isWhole && integer == 1 ? .one : .other }
        }
    }

    private static let slavic: Rule = { integer, isWhole, _ in
        guard isWhole else { return .other }
        if integer % 10 == 1, integer % 100 != 11 { return .one }
        return (2...4).contains(integer % 10) && !(12...14).contains(integer % 100) ? .few : .many
    }

    private static let polish: Rule = { integer, isWhole, _ in
        guard isWhole else { return .other }
        if integer == 1 { return .one }
        return (2...4).contains(integer % 10) && !(12...14).contains(integer % 100) ? .few : .many
    }

    private static let arabic: Rule = { integer, isWhole, _ in
        guard isWhole else { return .other }
        switch (integer, integer % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }
}
