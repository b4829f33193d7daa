/// A font file that the page serves: one weight of one design.
package struct PageFont: Equatable, Sendable {
    /// The looks that text may have; the raw value is the number that `CFontMetrics` knows the design by.
    package enum Design: Int, CaseIterable, Sendable {
        /// Inter; what text has unless it asks for another.
        case sans = 0
        /// Nunito; has no Greek, which is drawn in the sans.
        case rounded = 1
        /// JetBrains Mono.
        case mono = 2
        /// Noto Serif.
        case serif = 3
    }

    /// The look.
    package let design: Design

    /// CSS's weight: a multiple of 100 from 100 (thin) to 900 (black).
    package let weight: Int

    /// The file's name in the folder `Fonts`, such as `VitrineSans-SemiBold.woff2`.
    package let fileName: String

    /// All files, by design and then from light to heavy.
    ///
    /// Weights that a design lacks are drawn with the nearest it has.
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
    /// The name of the family in `font-family`: our own, since the files are changed copies and since a font of the same
    /// name on the viewer's machine must not be taken instead.
    package var family: String {
        switch self {
        case .sans: "Vitrine Sans"
        case .rounded: "Vitrine Rounded"
        case .mono: "Vitrine Mono"
        case .serif: "Vitrine Serif"
        }
    }

    /// The value of `font-family`: this design, then the sans, then what the viewer's machine has for emoji, Chinese,
    /// Japanese and Korean, and other scripts, in the order in which `vitrine_font_origin` looks for a character.
    ///
    /// Quoted with `'`, so that it can stand in a `style` attribute whose own quotes are `"`.
    ///
    /// - Parameter language: a language tag such as `ja` or `zh-Hant-TW`. It chooses among the regional shapes of Han
    ///   characters, all of one width; Korean ones are shown for any other language.
    /// - Returns: family names in order, ended by the generic `sans-serif`.
    package func fontStack(language: String = "en") -> String {
        var families = [family]
        if self != .sans { families.append(Self.sans.family) }
        families += [
            "Vitrine Emoji", FallbackFont.hanFamily(language: language), "Vitrine Symbols", "Vitrine Emoji Rest",
        ]
        return families.map { "'\($0)'" }.joined(separator: ", ") + ", sans-serif"
    }
}
