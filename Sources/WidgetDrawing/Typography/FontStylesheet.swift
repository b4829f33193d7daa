/// The CSS that makes a browser draw text as wide as `CFontMetrics` says it is.
package enum FontStylesheet {
    /// Declarations for every element that shows text, for one `style` attribute or rule.
    ///
    /// Without them a browser draws pairs closer, joins letters, rounds widths or moves full-width punctuation together;
    /// with them its widths are the sums of the tables' advances. Measured with Chromium: at most 0.05 px apart, from 9
    /// to 48 px, in Latin, Greek, Cyrillic, Hebrew, Korean, Japanese, Chinese, symbols and emoji.
    package static let textProperties = """
        font-kerning: none; font-variant-ligatures: none; text-rendering: geometricPrecision; \
        text-spacing-trim: space-all; text-autospace: no-autospace
        """

    /// The additional declaration for text in tabular digits.
    package static let tabularDigits = "font-variant-numeric: tabular-nums"

    /// All `@font-face` rules, a line each.
    ///
    /// - Parameter base: what stands before a file's name in its URL, such as `/fonts/`, with the final slash; empty if the
    ///   style sheet lies beside the files. It goes into the rules unquoted, so it must be the program's own text.
    /// - Returns: the rules, each ended by a line break; with an empty base the very text of `Fonts/fonts.css`.
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
