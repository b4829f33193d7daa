/// Walks over JSON text without building values: finds where each value begins and ends.
///
/// Strict as RFC 8259 (<https://www.rfc-editor.org/rfc/rfc8259>): no comments, no trailing commas, no leading zeros, no control
/// characters in strings, valid UTF-8, nothing after the value. Nesting is bounded, so that a file cannot exhaust the stack.
struct JSONScanner {
    /// Deepest accepted nesting, inclusive.
    static let maximumDepth = 64

    let bytes: [UInt8]
    private(set) var offset: Int
    private let end: Int

    init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        offset = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
    }

    /// The next byte, nil at the end.
    var next: UInt8? { offset < end ? bytes[offset] : nil }

    /// Whether everything was walked over.
    var isAtEnd: Bool { offset == end }

    /// Returns a fault at the present place.
    func fault(_ reason: String) -> JSONFault { JSONFault(reason: reason, offset: offset) }

    mutating func skipSpace() {
        while offset < end {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            default: return
            }
        }
    }

    /// Walks over one byte that must be there.
    mutating func expect(_ byte: UInt8) throws(JSONFault) {
        guard next == byte else { throw fault("expected '\(Character(Unicode.Scalar(byte)))'") }
        offset += 1
    }

    /// Walks over one value of any kind, and returns where it stands.
    mutating func value(depth: Int = 0) throws(JSONFault) -> Range<Int> {
        let start = offset
        switch next {
        case UInt8(ascii: "{"): try object(depth: depth)
        case UInt8(ascii: "["): try array(depth: depth)
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: try number()
        }
        return start..<offset
    }

    private mutating func object(depth: Int) throws(JSONFault) {
        guard depth < Self.maximumDepth else { throw fault("nested deeper than \(Self.maximumDepth)") }
        try members { scanner, _ throws(JSONFault) in _ = try scanner.value(depth: depth + 1) }
    }

    /// Walks over an object, and calls back before each value with where its key stands, quotes included.
    mutating func members(
        _ body: (inout JSONScanner, _ key: Range<Int>) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        try expect(UInt8(ascii: "{"))
        skipSpace()
        if next == UInt8(ascii: "}") {
            offset += 1
            return
        }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw fault("expected a key") }
            let key = try string()
            skipSpace()
            try expect(UInt8(ascii: ":"))
            skipSpace()
            try body(&self, key)
            skipSpace()
            guard next == UInt8(ascii: ",") else { break }
            offset += 1
        }
        try expect(UInt8(ascii: "}"))
    }

    private mutating func array(depth: Int) throws(JSONFault) {
        guard depth < Self.maximumDepth else { throw fault("nested deeper than \(Self.maximumDepth)") }
        try expect(UInt8(ascii: "["))
        skipSpace()
        if next == UInt8(ascii: "]") {
            offset += 1
            return
        }
        while true {
            skipSpace()
            _ = try value(depth: depth + 1)
            skipSpace()
            guard next == UInt8(ascii: ",") else { break }
            offset += 1
        }
        try expect(UInt8(ascii: "]"))
    }

    private mutating func word(_ text: StaticString) throws(JSONFault) {
        for index in 0..<text.utf8CodeUnitCount {
            guard next == text.utf8Start[index] else { throw fault("expected '\(text)'") }
            offset += 1
        }
    }

    private mutating func number() throws(JSONFault) {
        if next == UInt8(ascii: "-") { offset += 1 }
        if next == UInt8(ascii: "0") {
            offset += 1
        } else {
            try digits()
        }
        if next == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(JSONFault) {
        let start = offset
        while let byte = next, byte >= 0x30, byte <= 0x39 { offset += 1 }
        guard offset > start else { throw fault("expected a value") }
    }

    /// Walks over a string, and returns where it stands, quotes included.
    mutating func string() throws(JSONFault) -> Range<Int> {
        let start = offset
        try expect(UInt8(ascii: "\""))
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return start..<offset
            case UInt8(ascii: "\\"):
                try escape()
            case ..<0x20:
                throw fault("a control character in a string")
            case ..<0x80:
                offset += 1
            default:
                try wideCharacter()
            }
        }
        throw fault("a string without an end")
    }

    private mutating func escape() throws(JSONFault) {
        offset += 1
        guard let byte = next else { throw fault("a string without an end") }
        offset += 1
        switch byte {
        case UInt8(ascii: "u"):
            for _ in 0..<4 {
                guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else {
                    throw fault("expected four hexadecimal digits")
                }
                offset += 1
            }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        default:
            throw fault("an unknown escape")
        }
    }

    /// Walks over one character of two to four bytes, as table 3-7 of the Unicode standard allows them.
    private mutating func wideCharacter() throws(JSONFault) {
        let first = bytes[offset]
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0x80...0xBF)
            }
        guard count > 0, offset + count <= end, second.contains(bytes[offset + 1]) else { throw fault("not UTF-8") }
        for index in 2..<max(count, 2) where bytes[offset + index] & 0xC0 != 0x80 { throw fault("not UTF-8") }
        offset += count
    }
}
