/// A font on the viewer's machine that is used where a served font has no glyph.
///
/// The style sheet refers to the font through its own `@font-face` rule instead of the family name. Such a face has
/// exactly two weights, whereas the machine may have more weights with other widths. Emoji also scale smoothly, because
/// Chromium rounds the width of a colour font to whole pixels unless it is a web font.
struct FallbackFont {
    /// The name in `font-family`.
    let family: String

    /// The CSS `font-weight` of the face, which is one weight or a range.
    let weights: String

    /// The font names to look for on the machine, in order of preference.
    ///
    /// The width tables match only the first name.
    let localNames: [String]

    /// The CSS `unicode-range`; nil for all characters of the font.
    var unicodeRange: String?

    /// All faces, in the order of the style sheet.
    static let all: [FallbackFont] =
        ["KR", "JP", "SC", "TC"].flatMap(han)
        + [
            FallbackFont(family: "Vitrine Symbols", weights: regular, localNames: ["DejaVu Sans"]),
            FallbackFont(family: "Vitrine Symbols", weights: bold, localNames: ["DejaVu Sans Bold"]),
            // Emoji precede the other fonts for characters that are emoji by default, and follow them for all others.
            FallbackFont(
                family: "Vitrine Emoji",
                weights: "100 900",
                localNames: emoji,
                unicodeRange: EmojiRange.css
            ),
            FallbackFont(family: "Vitrine Emoji Rest", weights: "100 900", localNames: emoji),
        ]

    /// The family with the regional forms of Han characters for a language.
    static func hanFamily(language: String) -> String {
        let tag = language.lowercased()
        if tag == "ja" || tag.hasPrefix("ja-") { return "Vitrine CJK JP" }
        guard tag == "zh" || tag.hasPrefix("zh-") else { return "Vitrine CJK" }
        let traditional = ["hant", "tw", "hk", "mo"].contains { tag.split(separator: "-").contains(Substring($0)) }
        return traditional && !tag.contains("-hans") ? "Vitrine CJK TC" : "Vitrine CJK SC"
    }

    private static let regular = "100 500"
    private static let bold = "600 900"
    private static let emoji = ["Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji"]

    private static func han(_ region: String) -> [FallbackFont] {
        let family = region == "KR" ? "Vitrine CJK" : "Vitrine CJK \(region)"
        let name = "Noto Sans CJK \(region)"
        return [
            FallbackFont(family: family, weights: regular, localNames: ["\(name) Regular", name]),
            FallbackFont(family: family, weights: bold, localNames: ["\(name) Bold", name]),
        ]
    }
}
