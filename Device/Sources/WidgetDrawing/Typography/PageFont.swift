/// A font file that the page serves, with one weight of one design.
package struct PageFont: Equatable, Sendable {
    /// The font designs; the raw value is the number of the design in `CFontMetrics`.
    package enum Design: Int, CaseIterable, Sendable {
        /// Inter, the default design.
        case sans = 0
        /// Nunito, which has no Greek letters; they are drawn in the sans design.
        case rounded = 1
        /// JetBrains Mono.
        case mono = 2
        /// Noto Serif.
        case serif = 3
    }

    package let design: Design

    /// The CSS weight, a multiple of 100 from 100 (thin) to 900 (black).
    package let weight: Int

    /// The file name in the folder `Fonts`, such as `VitrineSans-SemiBold.woff2`.
    package let fileName: String

    /// All files, ordered by design and then by weight.
    ///
    /// A missing weight is drawn with the nearest weight of the design.
    package static let all: [PageFont] =
        fonts(.sans, [100, 200, 300, 400, 500, 600, 700, 800, 900])
        + fonts(.rounded, [200, 300, 400, 500, 600, 700, 800, 900])
        + fonts(.mono, [400, 700])
        + fonts(.serif, [400, 700])

    private static let styles = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    private static func fonts(_ design: Design, _ weights: [Int]) -> [PageFont] {
        let prefix = design.family.filter { $0 != " " }
        return weights.map { weight in
            PageFont(design: design, weight: weight, fileName: "\(prefix)-\(styles[weight / 100 - 1]).woff2")
        }
    }
}

extension PageFont.Design {
    /// The family name in `font-family`.
    ///
    /// The name differs from the original font's because the files are modified copies, and because a font of the same
    /// name on the viewer's machine must not replace them.
    package var family: String {
        switch self {
        case .sans: "Vitrine Sans"
        case .rounded: "Vitrine Rounded"
        case .mono: "Vitrine Mono"
        case .serif: "Vitrine Serif"
        }
    }

    /// The value of `font-family` for this design and its fallback fonts.
    ///
    /// The fallbacks are the sans design, then the fonts of the viewer's machine for emoji, Chinese, Japanese and
    /// Korean, and other scripts, in the order in which `vitrine_font_origin` looks for a character. Names are quoted
    /// with `'`, so that the value fits into a `style` attribute in double quotes.
    ///
    /// - Parameter language: A language tag such as `ja` or `zh-Hant-TW`. It selects the regional forms of Han
    ///   characters, which all have the same width; languages other than Chinese and Japanese get the Korean forms.
    /// - Returns: The family names in order, ending with the generic `sans-serif`.
    package func fontStack(language: String = "en") -> String {
        var families = [family]
        if self != .sans { families.append(Self.sans.family) }
        families += [
            "Vitrine Emoji", FallbackFont.hanFamily(language: language), "Vitrine Symbols", "Vitrine Emoji Rest",
        ]
        return families.map { "'\($0)'" }.joined(separator: ", ") + ", sans-serif"
    }
}
