import CFontMetrics
import WidgetArchive

/// The width of a line as the page draws it, by the tables of its fonts.
enum TextMeasure {
    /// The width of a text on one line, in points; approximate in scripts that join letters.
    static func width(of text: String, _ style: ArchivedTextStyle) -> Double {
        let face = vitrine_face(style.design.face, Int32(min(max(style.weight, 1), 1000)))
        let advance = text.reduce(0.0) { sum, character in
            let scalars = character.unicodeScalars.map(\.value)
            return sum + vitrine_cluster_advance(face, scalars, scalars.count, style.hasMonospacedDigits)
        }
        return max(advance * style.size + Double(text.count) * style.kerning, 0)
    }
}

extension ArchivedTextStyle.Design {
    /// The index of the font design in the advance tables.
    fileprivate var face: Int32 {
        switch self {
        case .standard: Int32(VITRINE_DESIGN_SANS)
        case .rounded: Int32(VITRINE_DESIGN_ROUNDED)
        case .monospaced: Int32(VITRINE_DESIGN_MONO)
        case .serif: Int32(VITRINE_DESIGN_SERIF)
        }
    }
}
