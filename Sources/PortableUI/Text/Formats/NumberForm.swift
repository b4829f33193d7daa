import WidgetArchive

/// A locale's number format, as far as an extension without locale data knows it.
package struct NumberForm: Sendable {
    /// The separator between groups of three digits.
    package var group: String
    /// The decimal separator.
    package var decimal: String
    /// The suffix of a percentage.
    package var percent: String
    private let minus: String
    private let digits: LocaleDigits

    /// Creates the format of a locale; its region decides about the separators, else its language.
    package init(localeIdentifier: String) {
        let language = localeIdentifier.prefix(2)
        let region = AppLocale.region(of: localeIdentifier)
        digits = LocaleDigits(localeIdentifier: localeIdentifier)
        minus = digits.zero == "\u{660}" ? "\u{61c}-" : digits.zero == "\u{6f0}" ? "\u{200e}\u{2212}" : "-"
        if digits.zero == "\u{660}" || digits.zero == "\u{6f0}" {
            (group, decimal) = ("\u{66c}", "\u{66b}")
            percent = digits.zero == "\u{660}" ? "\u{66a}\u{61c}" : "\u{a0}\u{66a}\u{200e}"
            return
        }
        (group, decimal) = region.flatMap(RegionalForm.separators) ?? Self.separators(language: language)
        percent =
            switch language {
            case "de", "es", "fr", "ru", "cs", "sv", "nb", "no", "fi", "sk", "da": "\u{a0}%"
            case "en" where region.map(RegionalForm.percentSpacing.contains) ?? false: "\u{a0}%"
            default: "%"
            }
    }

    private static func separators(language: Substring) -> (group: String, decimal: String) {
        switch language {
        case "de", "es", "it", "nl", "pt", "id", "tr", "da", "el", "hr", "sl", "ro", "vi", "is": (".", ",")
        case "fr": ("\u{202f}", ",")
        case "ru", "pl", "cs", "sv", "nb", "no", "fi", "uk", "sk", "hu", "bg": ("\u{a0}", ",")
        default: (",", ".")
        }
    }

    /// Converts a number in C's format to the locale's format.
    package func localized(_ number: String, isGrouped: Bool, isPercent: Bool) -> String {
        let parts = number.split(separator: ".", maxSplits: 1)
        var result = isGrouped ? grouped(String(parts.first ?? "")) : String(parts.first ?? "")
        if parts.count == 2 { result += decimal + parts[1] }
        if result.hasPrefix("-") { result = minus + result.dropFirst() }
        return digits.localized(isPercent ? result + percent : result)
    }

    /// The digits of an integer in groups of three.
    package func grouped(_ digits: String) -> String {
        let sign = digits.hasPrefix("-") ? "-" : ""
        let plain = digits.dropFirst(sign.count)
        guard plain.count > 3 else { return digits }
        var result = ""
        for (index, digit) in plain.enumerated() {
            if index > 0, (plain.count - index) % 3 == 0 { result += group }
            result.append(digit)
        }
        return sign + result
    }
}
