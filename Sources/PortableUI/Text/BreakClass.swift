// A reduced form of the Unicode line breaking algorithm (UAX 14) for texts in widgets. Korean text breaks between
// words, as in Apple's default strategy.
extension BreakClass {
    /// The class of an ASCII character, 0…127.
    package init(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
        case UInt8(ascii: "\n"): self = .newline
        case UInt8(ascii: "-"): self = .hyphen
        default: self = .word
        }
    }

    package init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .word
            return
        }
        switch scalar.value {
        case 0x0a, 0x0d, 0x85, 0x2028, 0x2029: self = .newline
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: self = .space
        case 0x2d, 0xad, 0x2010, 0x2012...0x2014: self = .hyphen
        case 0x3001, 0x3002, 0xff01, 0xff09, 0xff0c, 0xff0e, 0xff1a, 0xff1b, 0xff1f, 0x30fb, 0x30fc, 0x3005,
            0x3009, 0x300b, 0x300d, 0x300f, 0x3011, 0x3015, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083,
            0x3085, 0x3087, 0x308e, 0x30a1, 0x30a3, 0x30a5, 0x30a7, 0x30a9, 0x30c3, 0x30e3, 0x30e5, 0x30e7, 0x30ee:
            self = .closing
        case 0x3008, 0x300a, 0x300c, 0x300e, 0x3010, 0x3014, 0xff08: self = .opening
        case 0x2e80...0x2fff, 0x3040...0x30ff, 0x31c0...0x31ff, 0x3200...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff:
            self = .ideograph
        default: self = .word
        }
    }

    /// Whether a line may end between two characters.
    package static func breaks(between first: BreakClass, and second: BreakClass) -> Bool {
        switch (first, second) {
        case (_, .space), (_, .closing), (_, .newline), (.opening, _): false
        case (.space, _), (.hyphen, .word), (.hyphen, .ideograph), (.closing, _), (_, .opening), (.ideograph, _),
            (_, .ideograph):
            true
        default: false
        }
    }
}
