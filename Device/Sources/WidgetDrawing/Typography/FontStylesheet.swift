/// The CSS that makes a browser draw text with exactly the widths of `CFontMetrics`.
package enum FontStylesheet {
    /// Declarations that every element with text needs, in a `style` attribute or a rule.
    ///
    /// Without these declarations a browser kerns pairs, forms ligatures, rounds widths or contracts full-width
    /// punctuation. With them, text widths are the sums of the tables' advances. Measurements in Chromium differ by at
    /// most 0.05 px, at 9 to 48 px, in Latin, Greek, Cyrillic, Hebrew, Korean, Japanese, Chinese, symbols and emoji.
    package static let textProperties = """
        font-kerning: none; font-variant-ligatures: none; text-rendering: geometricPrecision; \
        text-spacing-trim: space-all; text-autospace: no-autospace
        """

    /// All `@font-face` rules, one per line.
    ///
    /// - Parameter base: The URL prefix of the font files with the final slash, such as `/fonts/`; empty if the style
    ///   sheet is in the same folder as the files. The prefix is written without escaping, so it must not contain
    ///   external data.
    /// - Returns: The rules, each terminated by a line break; with an empty base, exactly the text of
    ///   `Fonts/fonts.css`.
    package static func fontFaces(base: String = "") -> String {
        let served = PageFont.all.map { font in
            rule(
                family: font.design.family,
                weights: "\(font.weight)",
                source: "url(\"\(base)\(font.fileName)\") format(\"woff2\")",
                range: nil
            )
        }
        let local = FallbackFont.all.map { font in
            rule(
                family: font.family,
                weights: font.weights,
                source: font.localNames.map { "local(\"\($0)\")" }.joined(separator: ", "),
                range: font.unicodeRange
            )
        }
        return (served + local).joined()
    }

    private static func rule(family: String, weights: String, source: String, range: String?) -> String {
        let limit = range.map { "; unicode-range: \($0)" } ?? ""
        return """
            @font-face { font-family: "\(family)"; font-weight: \(weights); font-display: block; src: \(source)\(limit) }

            """
    }
}
