/// Decodes the escapes of a JSON string, whose form the parser has already checked.
enum JSONEscapes {
    static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var string = ""
        var plain: [UInt8] = []
        var index = text.startIndex
        // The library's code for a text of UTF-16 is slow at its first call, and most escapes are those of quotation
        // marks.
        func flushPlain() {
            if plain.isEmpty { return }
            string += String(decoding: plain, as: UTF8.self)
            plain.removeAll(keepingCapacity: true)
        }
        func flushUnits() {
            if units.isEmpty { return }
            string += String(decoding: units, as: UTF16.self)
            units.removeAll(keepingCapacity: true)
        }
        while index < text.endIndex {
            guard text[index] == UInt8(ascii: "\\") else {
                flushUnits()
                plain.append(text[index])
                index += 1
                continue
            }
            let escape = text[index + 1]
            index += 2
            if escape == UInt8(ascii: "u") {
                flushPlain()
                units.append(text[index..<index + 4].reduce(0) { $0 << 4 | UInt16(hexadecimal($1) ?? 0) })
                index += 4
            } else {
                flushUnits()
                plain.append(byte(for: escape))
            }
        }
        flushPlain()
        flushUnits()
        return string
    }

    /// The value of a hexadecimal digit; nil for any other byte.
    static func hexadecimal(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func byte(for escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "n"): 0x0a
        case UInt8(ascii: "r"): 0x0d
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0c
        default: escape
        }
    }
}
