import CFontMetrics
package import WidgetArchive

/// Advances of characters in one font face, in em; ``SystemTypography`` has the heights of lines.
///
/// The sum of the advances is the width that a browser draws with kerning and ligatures disabled.
@MainActor
package final class FontMetrics {
    private let face: CInt
    private let tabular: Bool
    /// The advances of the ASCII characters; NaN where none was requested yet.
    @exclusivity(unchecked)
    private var ascii = [Double](repeating: .nan, count: 128)

    private init(face: CInt, tabular: Bool) {
        self.face = face
        self.tabular = tabular
    }

    /// The advance of an ASCII character, 0…127, in em.
    package func advance(ascii byte: UInt8) -> Double {
        let index = Int(byte & 0x7f)
        if ascii[index].isNaN { ascii[index] = vitrine_font_advance(face, UInt32(index), tabular) }
        return ascii[index]
    }

    /// The advance of any character, in em.
    package func advance(of character: Character) -> Double {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 {
            return vitrine_font_advance(face, scalar.value, tabular)
        }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: scalars.count) { buffer in
            _ = buffer.initialize(from: scalars.lazy.map(\.value))
            return vitrine_cluster_advance(face, buffer.baseAddress, scalars.count, tabular)
        }
    }

    /// The advance of a text on one line, in em; joined letters count in the form in which they are drawn.
    package func advance(of text: String) -> Double {
        var width = 0.0
        if text.isOneByteACharacter {
            for byte in text.utf8 { width += advance(ascii: byte) }
        } else {
            for character in ArabicJoining.joined(text) ?? Array(text) { width += advance(of: character) }
        }
        return width
    }

    /// The metrics of the font face for a style.
    package static func of(_ style: ArchivedTextStyle) -> FontMetrics {
        let face = vitrine_face(style.design.face, CInt(style.weight))
        let key = style.hasMonospacedDigits ? ~face : face
        if let known = known[key] { return known }
        let made = FontMetrics(face: face, tabular: style.hasMonospacedDigits)
        known[key] = made
        return made
    }

    private static var known: [CInt: FontMetrics] = [:]
}

extension ArchivedTextStyle.Design {
    /// The index of the font design in the advance tables.
    fileprivate var face: CInt {
        switch self {
        case .standard: CInt(VITRINE_DESIGN_SANS)
        case .rounded: CInt(VITRINE_DESIGN_ROUNDED)
        case .monospaced: CInt(VITRINE_DESIGN_MONO)
        case .serif: CInt(VITRINE_DESIGN_SERIF)
        }
    }
}
