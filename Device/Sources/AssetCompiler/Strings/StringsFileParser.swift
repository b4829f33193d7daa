/// Reads the text of a `.strings` file: `"key" = "text";` with comments and escapes.
///
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html
struct StringsFileParser {
    /// The line and reason at which the text stops being a string table.
    struct Fault: Error, Equatable {
        var line: Int
        var reason: String
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1

    /// The keys with their texts, in order.
    static func pairs(of text: String) throws(Fault) -> [(key: String, text: String, line: Int)] {
        var parser = StringsFileParser(scalars: Array(text.unicodeScalars))
        return try parser.pairs()
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    private mutating func pairs() throws(Fault) -> [(key: String, text: String, line: Int)] {
        var pairs: [(key: String, text: String, line: Int)] = []
        try skipSpace()
        while current != nil {
            let start = line
            let key = try word("a key")
            try skipSpace()
            var text = key
            // A key alone stands for itself.
            if current != ";" {
                try expect("=", "between the key \"\(key)\" and its text")
                try skipSpace()
                text = try word("a text in quotation marks for \"\(key)\"")
                try skipSpace()
            }
            try expect(";", "after the text of \"\(key)\"")
            pairs.append((key, text, start))
            try skipSpace()
        }
        return pairs
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func advance() {
        if current == "\n" { line += 1 }
        index += 1
    }

    private mutating func expect(_ scalar: Unicode.Scalar, _ place: String) throws(Fault) {
        guard current == scalar else { throw Fault(line: line, reason: "expected \"\(scalar)\" \(place)") }
        advance()
    }

    private mutating func skipSpace() throws(Fault) {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while let next = current, next != "\n" { advance() }
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Fault) {
        let start = line
        index += 2
        while index + 1 < scalars.count, scalars[index] != "*" || scalars[index + 1] != "/" { advance() }
        guard index + 1 < scalars.count else { throw Fault(line: start, reason: "the comment is never closed") }
        index += 2
    }

    private mutating func word(_ wanted: String) throws(Fault) -> String {
        if current == "\"" { return try quoted() }
        var word = String.UnicodeScalarView()
        while let scalar = current, scalar.isPlain {
            word.append(scalar)
            advance()
        }
        guard !word.isEmpty else { throw Fault(line: line, reason: "expected \(wanted)") }
        return String(word)
    }

    private mutating func quoted() throws(Fault) -> String {
        let start = line
        advance()
        var text = String.UnicodeScalarView()
        var pending: UInt16?
        while let scalar = current, scalar != "\"" {
            advance()
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            guard let escape = current else { break }
            advance()
            if escape == "U" || escape == "u" {
                try append(digits(4, radix: 16), to: &text, &pending)
            } else if let first = escape.octalDigit {
                text.append(Unicode.Scalar(octal(first)))
            } else {
                text.append(escape.escaped)
            }
        }
        guard current == "\"" else { throw Fault(line: start, reason: "the quotation mark is never closed") }
        advance()
        return String(text)
    }

    /// Adds a unit of UTF-16; a high surrogate waits for the low one.
    private func append(
        _ unit: UInt32,
        to text: inout String.UnicodeScalarView,
        _ pending: inout UInt16?
    ) throws(Fault) {
        let unit = UInt16(truncatingIfNeeded: unit)
        if let high = pending, UTF16.isTrailSurrogate(unit) {
            pending = nil
            let value = 0x1_0000 + (UInt32(high) & 0x3ff) << 10 + UInt32(unit) & 0x3ff
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        } else if UTF16.isLeadSurrogate(unit) {
            pending = unit
        } else {
            guard let scalar = Unicode.Scalar(unit) else { throw Fault(line: line, reason: "half a surrogate pair") }
            text.append(scalar)
        }
    }

    private mutating func digits(_ count: Int, radix: Int) throws(Fault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = current.flatMap({ Character($0).hexDigitValue }), digit < radix else {
                throw Fault(line: line, reason: "\\U needs \(count) hexadecimal digits")
            }
            value = value * UInt32(radix) + UInt32(digit)
            advance()
        }
        return value
    }

    private mutating func octal(_ first: UInt8) -> UInt8 {
        var value = first
        for _ in 0..<2 {
            guard let digit = current?.octalDigit else { break }
            value = value &* 8 &+ digit
            advance()
        }
        return value
    }
}

extension Unicode.Scalar {
    /// Whether the character may be part of a word without quotation marks.
    fileprivate var isPlain: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || "_$/:.-".unicodeScalars.contains(self)
    }

    fileprivate var octalDigit: UInt8? { ("0"..."7").contains(self) ? UInt8(value - 48) : nil }

    /// The character that a backslash before this one stands for.
    fileprivate var escaped: Unicode.Scalar {
        switch self {
        case "n": "\n"
        case "t": "\t"
        case "r": "\r"
        case "a": "\u{7}"
        case "b": "\u{8}"
        case "f": "\u{c}"
        case "v": "\u{b}"
        default: self
        }
    }
}
