/// The digits that a locale counts with, such as ٠١٢ in Egypt.
///
/// Source: the locale data of Foundation (version 6.3, swift-foundation-icu, which is Apple's own).
public struct LocaleDigits: Hashable, Sendable {
    /// The digit zero; the others follow it in Unicode.
    public let zero: Unicode.Scalar

    /// Chooses the digits of a locale, such as `ar_EG`; its keyword `numbers=latn` asks for those of English.
    public init(localeIdentifier: String) {
        let isLatin = localeIdentifier.contains("numbers=latn") || localeIdentifier.contains("-nu-latn")
        zero = isLatin ? "0" : Self.zero(of: localeIdentifier)
    }

    /// Whether they are those of English.
    public var areLatin: Bool { zero == "0" }

    /// The text with these digits instead of those of English.
    public func localized(_ text: String) -> String {
        guard !areLatin else { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    guard ("0"..."9").contains(scalar) else { return scalar }
                    return Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar
                }
            )
        )
    }

    private static func zero(of identifier: String) -> Unicode.Scalar {
        let parts = identifier.split(whereSeparator: { "_-@".contains($0) })
        let isArabicScript = parts.dropFirst().first.map { $0 == "Arab" || $0 == "Aran" } ?? false
        return switch parts.first {
        case "ar": AppLocale.region(of: identifier).map(arabicRegions.contains) == true ? "\u{660}" : "0"
        case "ckb": "\u{660}"
        case "sd": parts.contains("Deva") ? "0" : "\u{660}"
        case "fa", "ps", "ks", "lrc", "mzn": parts.contains("Deva") ? "0" : "\u{6f0}"
        case "pa", "uz": isArabicScript ? "\u{6f0}" : "0"
        case "ne", "sa", "bho", "bgc", "raj": "\u{966}"
        case "as": "\u{9e6}"
        case "my": "\u{1040}"
        case "dz": "\u{f20}"
        default: "0"
        }
    }

    /// The regions in which Arabic has digits of its own.
    private static let arabicRegions: Set<String> = [
        "BH", "DJ", "EG", "ER", "IL", "IQ", "JO", "KM", "KW", "LB", "MR", "OM", "PS", "QA", "SA", "SD", "SO", "SS",
        "SY",
        "TD", "YE",
    ]
}
