/// A font of the viewer's machine that stands in where a served font has no glyph.
///
/// It is named through a face of our own and not by its family: such a face has exactly two weights (a machine may have
/// more, of other widths), and its pictures scale smoothly (Chromium rounds the width of a picture font to whole pixels
/// unless it is a web font).
struct FallbackFont {
    /// The name in `font-family`.
    let family: String

    /// CSS's `font-weight` of the face: one weight or a range.
    let weights: String

    /// Names to look for on the machine, best first.
    ///
    /// Widths are known for the first only.
    let localNames: [String]

    /// CSS's `unicode-range`, or nothing for all that the font has.
    var unicodeRange: String?

    /// All faces, in the order of the style sheet.
    static let all: [FallbackFont] =
        ["KR", "JP", "SC", "TC"].flatMap(han)
        + [
            FallbackFont(family: "Vitrine Symbols", weights: regular, localNames: ["DejaVu Sans"]),
            FallbackFont(family: "Vitrine Symbols", weights: bold, localNames: ["DejaVu Sans Bold"]),
            // Before the other fonts for what is a picture by nature, after them for what is a picture only if asked.
            FallbackFont(
                family: "Vitrine Emoji",
                weights: "100 900",
                localNames: emoji,
                unicodeRange: EmojiRange.css
            ),
            FallbackFont(family: "Vitrine Emoji Rest", weights: "100 900", localNames: emoji),
        ]

    /// The family of Han characters as a language draws them.
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
