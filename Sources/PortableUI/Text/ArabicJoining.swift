/// The forms in which a font draws Arabic letters, for measuring them: joined to a neighbour, most letters have another
/// width.
///
/// Sources: the presentation forms of the Unicode Character Database (blocks "Arabic Presentation Forms" A and B) and
/// the joining rules of the Unicode Standard, 9.2. Letters without such forms keep the width that they have inside a
/// word.
package enum ArabicJoining {
    /// The characters of a text, each in the form in which it is drawn; nil if the text has no letters that join.
    ///
    /// The result has as many elements as the text has characters. A lam with its alef is one character followed by an
    /// invisible one, as fonts draw the pair as one sign.
    package static func joined(_ text: String) -> [Character]? {
        guard text.unicodeScalars.contains(where: { letters.contains($0.value) && Forms(of: $0.value) != nil }) else {
            return nil
        }
        let scalars = text.map { $0.unicodeScalars.first?.value ?? 0 }
        var result = Array(text)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : 0
            let isAfter = index > 0 && joinsNext(scalars[index - 1])
            if scalar == lam, let ligature = ligature(withAlef: next) {
                result[index] = character(ligature + (isAfter ? 1 : 0))
            } else if index > 0, scalars[index - 1] == lam, ligature(withAlef: scalar) != nil {
                result[index] = "\u{200d}"
            } else if let forms = Forms(of: scalar) {
                result[index] = character(forms.form(isAfter: isAfter, isBefore: joinsPrevious(next)))
            }
        }
        return result
    }

    /// Whether a character is a letter that joins, which the page draws without space between letters, as CSS Text 3
    /// asks of cursive scripts ("Cursive Scripts", 8.2.1): a gap would tear a word apart.
    package static func isCursive(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value, letters.contains(scalar) else { return false }
        return Forms(of: scalar) != nil
    }

    private static let letters: ClosedRange<UInt32> = 0x0621...0x06d3
    private static let lam: UInt32 = 0x0644
    /// The kashida and the zero width joiner join on both sides.
    private static let joiners: Set<UInt32> = [0x0640, 0x200d]

    private static func joinsNext(_ scalar: UInt32) -> Bool {
        joiners.contains(scalar) || Forms(of: scalar)?.count == 4
    }

    private static func joinsPrevious(_ scalar: UInt32) -> Bool {
        joiners.contains(scalar) || (Forms(of: scalar)?.count ?? 0) > 1
    }

    /// The isolated form of a lam with an alef; its form after a letter follows it.
    private static func ligature(withAlef scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x0622: 0xfef5
        case 0x0623: 0xfef7
        case 0x0625: 0xfef9
        case 0x0627: 0xfefb
        default: nil
        }
    }

    private static func character(_ scalar: UInt32) -> Character {
        Character(Unicode.Scalar(scalar) ?? "\u{fffd}")
    }
}

/// The forms of a letter, in Unicode's order: isolated, final, initial, medial.
private struct Forms {
    /// One for a letter that never joins, two for one that joins the letter before it only, four for one that joins
    /// both.
    let count: Int
    private let first: UInt32

    init?(of letter: UInt32) {
        switch letter {
        case 0x0621...0x064a:
            guard let basic = Self.basic(letter) else { return nil }
            (count, first) = basic
        case 0x0679: (count, first) = (4, 0xfb66)
        case 0x067e: (count, first) = (4, 0xfb56)
        case 0x0686: (count, first) = (4, 0xfb7a)
        case 0x0688: (count, first) = (2, 0xfb88)
        case 0x0691: (count, first) = (2, 0xfb8c)
        case 0x0698: (count, first) = (2, 0xfb8a)
        case 0x06a9: (count, first) = (4, 0xfb8e)
        case 0x06af: (count, first) = (4, 0xfb92)
        case 0x06be: (count, first) = (4, 0xfbaa)
        case 0x06c1: (count, first) = (4, 0xfba6)
        case 0x06cc: (count, first) = (4, 0xfbfc)
        case 0x06d2: (count, first) = (2, 0xfbae)
        default: return nil
        }
    }

    /// The forms of the letters U+0621 to U+064A follow each other from U+FE80, apart from a gap between U+063B and
    /// U+0640.
    private static func basic(_ letter: UInt32) -> (count: Int, first: UInt32)? {
        let counts: StaticString = "122224242444442222444444440000004444444224"
        let index = Int(letter - 0x0621)
        let known = counts.withUTF8Buffer { digits in
            (
                count: Int(digits[index]) - 48,
                first: digits[..<index].reduce(UInt32(0xfe80)) { $0 + UInt32($1) - 48 }
            )
        }
        // The alef maksura, which joins both, has its last two forms elsewhere.
        return known.count == 0 ? nil : (letter == maksura ? 4 : known.count, known.first)
    }

    private static let maksura: UInt32 = 0x0649

    /// The form after a letter that joins, before one, or both.
    func form(isAfter: Bool, isBefore: Bool) -> UInt32 {
        let index: UInt32 = count == 4 && isBefore ? (isAfter ? 3 : 2) : count > 1 && isAfter ? 1 : 0
        if first == 0xfeef, index > 1 { return 0xfbe8 + index - 2 }
        return first + index
    }
}
