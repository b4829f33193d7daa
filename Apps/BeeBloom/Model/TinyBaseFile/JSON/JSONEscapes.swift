/// The escapes of JSON strings: RFC 8259, section 7.
enum JSONEscapes {
    /// Decodes the content of a string; an invalid escape is kept literally.
    static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var units: [UInt16] = []
        var plain: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
                plain.append(bytes[index])
                index += 1
                continue
            }
            // The halves of a surrogate pair are consecutive escapes, so decoding as UTF-16 joins them.
            units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
            plain.removeAll(keepingCapacity: true)
            index = append(escapeAt: index + 1, of: bytes, to: &units)
        }
        units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
        return String(decoding: units, as: UTF16.self)
    }

    /// Returns the text as a JSON string with quotes, escaped like `JSON.stringify` does.
    static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x00...0x1F: bytes += escape(ofControl: byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }

    /// Appends the character of an escape and returns the index after it.
    private static func append(
        escapeAt index: Int,
        of bytes: UnsafeBufferPointer<UInt8>,
        to units: inout [UInt16]
    ) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal(bytes, from: index + 1) else { return index + 1 }
            units.append(unit)
            return index + 5
        case let byte where byte < 0x80: units.append(UInt16(byte))
        default: return index
        }
        return index + 1
    }

    private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt16? {
        guard start + 4 <= bytes.count else { return nil }
        return UInt16(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
    }

    private static func escape(ofControl byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x08: Array("\\b".utf8)
        case 0x09: Array("\\t".utf8)
        case 0x0A: Array("\\n".utf8)
        case 0x0C: Array("\\f".utf8)
        case 0x0D: Array("\\r".utf8)
        default: Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
        }
    }
}
