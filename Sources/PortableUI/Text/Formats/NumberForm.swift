/// A locale's number format, as far as an extension without locale data knows it.
package struct NumberForm: Sendable {
    /// The separator between groups of three digits.
    package var group: String
    /// The decimal separator.
    package var decimal: String
    /// The suffix of a percentage.
    package var percent: String

    /// Creates the format of a locale; an unknown language uses the English format.
    package init(localeIdentifier: String) {
        switch localeIdentifier.prefix(2) {
        case "de", "es", "it", "nl", "pt", "id", "tr", "da", "el", "hr", "sl", "ro", "vi", "is":
            (group, decimal) = (".", ",")
        case "fr", "ru", "pl", "cs", "sv", "nb", "no", "fi", "uk", "sk", "hu", "bg":
            (group, decimal) = ("\u{a0}", ",")
        default:
            (group, decimal) = (",", ".")
        }
        switch localeIdentifier.prefix(2) {
        case "de", "es", "fr", "ru", "cs", "sv", "nb", "no", "fi", "sk", "da": percent = "\u{a0}%"
        default: percent = "%"
        }
    }

    /// Converts a number in C's format to the locale's format.
    package func localized(_ number: String, isGrouped: Bool, isPercent: Bool) -> String {
        let parts = number.split(separator: ".", maxSplits: 1)
        var result = isGrouped ? grouped(String(parts.first ?? "")) : String(parts.first ?? "")
        if parts.count == 2 { result += decimal + parts[1] }
        return isPercent ? result + percent : result
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
