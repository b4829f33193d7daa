import Foundation
import WidgetArchive

/// A buffer for HTML in UTF-8 whose functions escape all data.
///
/// Only `markup(_:)` and `drawing(_:weight:)` write characters that have a meaning in HTML. `markup(_:)` takes a
/// `StaticString`, so that data cannot become markup by mistake.
struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes the program's own markup.
    mutating func markup(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a symbol's drawing, which is also the program's own markup.
    mutating func drawing(_ symbol: SymbolDrawing, weight: Int, colors: [String] = []) {
        bytes.append(contentsOf: symbol.markup(weight: weight, colors: colors).utf8)
    }

    /// Writes escaped text between tags or inside a quoted attribute, and keeps line breaks.
    mutating func text(_ text: String) { escape(text, replacesBreaks: false) }

    /// Writes escaped text of one line; a control character, which could break the line, becomes a space.
    mutating func line(_ text: String) { escape(text, replacesBreaks: true) }

    /// Writes a number with at most three decimals, clamped to ±1,000,000; NaN becomes 0.
    mutating func number(_ value: Double) {
        var thousandths = value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6) * 1000 + (value < 0 ? -0.5 : 0.5))
        if thousandths < 0 {
            bytes.append(UInt8(ascii: "-"))
            thousandths = -thousandths
        }
        whole(thousandths / 1000)
        var fraction = thousandths % 1000
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var scale = 100
        while fraction > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(fraction / scale))
            fraction %= scale
            scale /= 10
        }
    }

    mutating func integer(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        whole(value.magnitude > UInt(Int.max) ? Int.max : Int(value.magnitude))
    }

    /// Writes a colour as `#rrggbb` if it is opaque, otherwise as `#rrggbbaa`.
    mutating func color(_ color: ArchiveRGBA) {
        bytes.append(UInt8(ascii: "#"))
        let isOpaque = color.alpha == 255
        var shift: UInt32 = 28
        for _ in 0..<(isOpaque ? 6 : 8) {
            let digit = UInt8(truncatingIfNeeded: color.rawValue >> shift & 15)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            shift &-= 4
        }
    }

    /// Writes the letters, digits and hyphens of an identifier and omits all other characters.
    mutating func identifier(_ text: String) {
        for byte in text.utf8 where Self.isIdentifier(byte) { bytes.append(byte) }
    }

    mutating func base64(_ data: Data) {
        bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
        data.withUnsafeBytes { source in
            var index = 0
            while index + 2 < source.count {
                triple(source[index], source[index + 1], source[index + 2], characters: 4)
                index += 3
            }
            switch source.count - index {
            case 1: triple(source[index], 0, 0, characters: 2)
            case 2: triple(source[index], source[index + 1], 0, characters: 3)
            default: break
            }
        }
    }

    private mutating func triple(_ first: UInt8, _ second: UInt8, _ third: UInt8, characters: Int) {
        let bits = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
        for place in 0..<4 {
            let digit = Int(bits >> (18 - 6 * UInt32(place)) & 63)
            bytes.append(place < characters ? Self.base64Digits[digit] : UInt8(ascii: "="))
        }
    }

    private mutating func whole(_ value: Int) {
        guard value >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
        let start = bytes.count
        var rest = value
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        }
        bytes[start...].reverse()
    }

    private mutating func escape(_ text: String, replacesBreaks: Bool) {
        var text = text
        text.withUTF8 { source in
            var start = 0
            for (index, byte) in source.enumerated() where Self.isSpecial(byte) {
                guard let entity = Self.entity(byte, replacesBreaks: replacesBreaks) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
                markup(entity)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7f || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
            || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            || byte == UInt8(ascii: "`")
    }

    private static func entity(_ byte: UInt8, replacesBreaks: Bool) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case UInt8(ascii: "`"): "&#96;"
        case UInt8(ascii: "\n") where !replacesBreaks: "&#10;"
        default: " "
        }
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static let base64Digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
}
