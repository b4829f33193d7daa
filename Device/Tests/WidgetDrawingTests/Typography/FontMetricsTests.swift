import CFontMetrics
import Testing
import WidgetDrawing

/// Properties of the width tables, apart from their equality with the font files, which the scripts check.
struct FontMetricsTests {
    private static let designs = [
        VITRINE_DESIGN_SANS, VITRINE_DESIGN_ROUNDED, VITRINE_DESIGN_MONO, VITRINE_DESIGN_SERIF,
    ]
    .map { Int32($0) }

    private func width(_ text: String, design: Int32 = 0, weight: Int32 = 400, tabular: Bool = false) -> Double {
        let face = vitrine_face(design, weight)
        return text.reduce(0) { sum, character in
            let scalars = character.unicodeScalars.map(\.value)
            return sum + vitrine_cluster_advance(face, scalars, scalars.count, tabular)
        }
    }

    @Test(arguments: designs, [1, 100, 250, 400, 500, 600, 700, 900, 1000] as [Int32])
    func tabularDigitsHaveTheWidthFromTheMetrics(design: Int32, weight: Int32) {
        let wanted = vitrine_font_metrics(vitrine_face(design, weight)).tabular_digit
        for digit in 0...9 {
            #expect(width("\(digit)", design: design, weight: weight, tabular: true) == wanted)
        }
    }

    @Test func tabularWidthsAffectOnlyDigits() {
        let face = vitrine_face(Int32(VITRINE_DESIGN_SANS), 700)
        let others = (UInt32(0x20)..<0x3000).filter { !(0x30...0x39).contains($0) }
        #expect(others.allSatisfy { vitrine_font_advance(face, $0, true) == vitrine_font_advance(face, $0, false) })
        #expect(width("1111", tabular: true) > width("1111"))
    }

    @Test func lineHeightIsTheSameInEveryFace() {
        for design in Self.designs {
            for weight in stride(from: Int32(100), through: 900, by: 100) {
                let metrics = vitrine_font_metrics(vitrine_face(design, weight))
                #expect(abs(metrics.ascent - 0.969) < 0.001)
                #expect(abs(metrics.descent - 0.241) < 0.001)
                #expect(metrics.line_gap == 0)
                #expect(metrics.x_height < metrics.cap_height && metrics.cap_height < metrics.ascent)
            }
        }
    }

    @Test(arguments: [("한", 0.92), ("漢", 1), ("か", 1), ("ｶ", 0.5), ("Ａ", 1), ("、", 1), ("　", 1)])
    func eastAsianCharactersHaveTheWidthsOfTheirFont(character: String, em: Double) {
        for design in Self.designs {
            #expect(width(character, design: design) == em)
        }
    }

    @Test(arguments: [
        "😀", "🔥", "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "❤️", "1️⃣", "🏳️‍🌈", "🧘🏿‍♂️", "☝🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "©️", "🌡", "⭐",
    ])
    func emojiSequenceHasTheWidthOfOneEmoji(emoji: String) {
        #expect(emoji.count == 1)
        for design in Self.designs {
            #expect(width(emoji, design: design, weight: 900, tabular: true) == 136.0 / 109)
        }
    }

    @Test(arguments: [("e\u{301}", "é"), ("l\u{30C}", "ľ"), ("o\u{31B}\u{301}", "ớ"), ("\u{418}\u{306}", "Й")])
    func decomposedLettersHaveTheWidthOfComposedLetters(decomposed: String, composed: String) {
        for design in Self.designs {
            #expect(width(decomposed, design: design) == width(composed, design: design))
        }
    }

    @Test func hangulLettersCombineToOneSyllable() {
        #expect(width("\u{1112}\u{1161}\u{11AB}") == 0.92)
        #expect(width("\u{1112}\u{1161}") == 0.92)
    }

    @Test(arguments: [0x200B, 0x200D, 0x2066, 0xFE0F, 0xAD, 0xFEFF, 0x0A, 0x301] as [UInt32])
    func invisibleCharactersAndMarksHaveNoWidth(scalar: UInt32) {
        for design in Self.designs {
            #expect(vitrine_font_advance(vitrine_face(design, 400), scalar, false) == 0)
        }
    }

    @Test func missingCharactersHaveTheWidthOfTheSansDesign() {
        let rounded = vitrine_face(Int32(VITRINE_DESIGN_ROUNDED), 700)
        #expect(!vitrine_font_has(rounded, 0x3B1))
        #expect(vitrine_font_origin(rounded, 0x3B1) == VITRINE_ORIGIN_SANS)
        #expect(width("α", design: Int32(VITRINE_DESIGN_ROUNDED), weight: 700) == width("α", weight: 700))
    }

    @Test func monospacedWidthIsProportionalToTheLength() {
        #expect(abs(width("Привет, 10:30 → Ελλάς", design: Int32(VITRINE_DESIGN_MONO)) - 21 * 0.6) < 1e-9)
    }

    /// Every character to the end of the plane with emoji, and some of the planes above, which are nearly empty.
    @Test func widthsAreNeverNegativeOrLargerThanAFewEm() {
        let scalars = Array(UInt32(0)...0x1FFFF) + stride(from: 0x20000, through: 0x10FFFF, by: 251)
        for design in Self.designs {
            let face = vitrine_face(design, 700)
            #expect(scalars.allSatisfy { (0..<4).contains(vitrine_font_advance(face, $0, false)) })
        }
    }

    @Test func emptyClusterAndUnknownDesignAreAccepted() {
        let face = vitrine_face(99, -5)
        #expect(vitrine_cluster_advance(face, [], 0, false) == 0)
        #expect(face == vitrine_face(Int32(VITRINE_DESIGN_SANS), 100))
    }

    @Test func manyMarksDoNotChangeTheWidthOfALetter() {
        #expect(width("x" + String(repeating: "\u{301}", count: 500)) == width("x"))
    }

    @Test func designsHaveTheSameNumbersInSwiftAndC() {
        #expect(PageFont.Design.allCases.map { Int32($0.rawValue) } == Self.designs)
    }

    @Test(arguments: PageFont.all)
    func everyFileIsInTheTables(font: PageFont) {
        let own = vitrine_font_metrics(vitrine_face(Int32(font.design.rawValue), Int32(font.weight)))
        #expect(own.units_per_em > 0 && own.tabular_digit > 0)
    }
}
