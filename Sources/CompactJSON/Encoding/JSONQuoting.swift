/// Writes text as JSON strings: in quotation marks, with only the escapes that JSON requires, in their shortest form.
package enum JSONQuoting {
    /// Returns a text as the bytes of a JSON string.
    package static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 2)
        append(text, to: &bytes)
        return bytes
    }

    /// Appends a text as the bytes of a JSON string.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { plain in
            var start = 0
            for index in plain.indices where needsEscape(plain[index]) {
                bytes.append(contentsOf: plain[start..<index])
                appendEscape(of: plain[index], to: &bytes)
                start = index + 1
            }
            bytes.append(contentsOf: plain[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x0a: bytes.append(UInt8(ascii: "n"))
        case 0x0d: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case ..<0x20: bytes += "u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8
        default: bytes.append(byte)
        }
    }
}
