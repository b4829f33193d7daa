/// Parses a JSON text, strictly by RFC 8259.
struct JSONTapeParser {
    private let bytes: [UInt8]
    private let maximumDepth: Int
    private var index = 0
    private var depth = 0
    private var nodes: [JSONTape.Node] = []

    init(_ bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        nodes.reserveCapacity(bytes.count / 8 + 4)
    }

    /// Parses the whole text.
    /// - Throws: `JSONFault` at the first invalid byte.
    mutating func parse(cache: (any DecodingCache)?) throws(JSONFault) -> JSONTape {
        guard bytes.count < Int(Int32.max) else { throw fault("the text is larger than 2 GiB") }
        skipSpace()
        try parseValue()
        skipSpace()
        guard index == bytes.count else { throw fault("there is more text after the value") }
        return JSONTape(bytes: bytes, nodes: nodes, cache: cache)
    }

    private mutating func parseValue() throws(JSONFault) {
        switch peek {
        case UInt8(ascii: "{"): try parseObject()
        case UInt8(ascii: "["): try parseArray()
        case UInt8(ascii: "\""): try parseString()
        case UInt8(ascii: "t"): try parseWord("true", .yes)
        case UInt8(ascii: "f"): try parseWord("false", .no)
        case UInt8(ascii: "n"): try parseWord("null", .null)
        default: try parseNumber()
        }
    }

    private mutating func parseObject() throws(JSONFault) {
        let object = try begin(.object)
        skipSpace()
        if !take(UInt8(ascii: "}")) {
            repeat {
                skipSpace()
                guard peek == UInt8(ascii: "\"") else { throw fault("expected a string as a key") }
                try parseString()
                skipSpace()
                guard take(UInt8(ascii: ":")) else { throw fault("expected a colon after a key") }
                try parseElement(of: object)
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw fault("expected a comma or a closing brace") }
        }
        end(object)
    }

    private mutating func parseArray() throws(JSONFault) {
        let array = try begin(.array)
        skipSpace()
        if !take(UInt8(ascii: "]")) {
            repeat { try parseElement(of: array) } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "]")) else { throw fault("expected a comma or a closing bracket") }
        }
        end(array)
    }

    private mutating func parseElement(of container: Int) throws(JSONFault) {
        skipSpace()
        try parseValue()
        skipSpace()
        nodes[container].count += 1
    }

    private mutating func begin(_ kind: JSONTape.Kind) throws(JSONFault) -> Int {
        depth += 1
        guard depth <= maximumDepth else { throw fault("nested deeper than \(maximumDepth) levels") }
        nodes.append(JSONTape.Node(kind: kind, start: Int32(index), end: 0, next: 0))
        index += 1
        return nodes.count - 1
    }

    private mutating func end(_ container: Int) {
        depth -= 1
        nodes[container].end = Int32(index)
        nodes[container].next = Int32(nodes.count)
    }

    private mutating func parseWord(_ word: StaticString, _ kind: JSONTape.Kind) throws(JSONFault) {
        let start = index
        for offset in 0..<word.utf8CodeUnitCount {
            guard take((word.utf8Start + offset).pointee) else { throw fault("the word \(word) is incomplete") }
        }
        append(kind, from: start)
    }

    private mutating func append(
        _ kind: JSONTape.Kind,
        from start: Int,
        hasEscapes: Bool = false,
        isPlain: Bool = false
    ) {
        nodes.append(
            JSONTape.Node(
                kind: kind,
                hasEscapes: hasEscapes,
                isPlain: isPlain,
                start: Int32(start),
                end: Int32(index),
                next: Int32(nodes.count + 1)
            )
        )
    }
}

extension JSONTapeParser {
    private mutating func parseString() throws(JSONFault) {
        index += 1
        let start = index
        var isASCII = true
        var hasEscapes = false
        while true {
            if !skipText() { isASCII = false }
            guard let byte = peek else { throw fault("a string is not terminated") }
            if byte == UInt8(ascii: "\"") { break }
            guard byte == UInt8(ascii: "\\") else { throw fault("a string contains a control character") }
            hasEscapes = true
            try skipEscape()
        }
        if !isASCII, String(validating: bytes[start..<index], as: UTF8.self) == nil {
            index = start
            throw fault("a string is not UTF-8")
        }
        append(.string, from: start, hasEscapes: hasEscapes, isPlain: isASCII && !hasEscapes)
        index += 1
    }

    /// Skips the unescaped characters of a string; returns whether all of them are ASCII.
    private mutating func skipText() -> Bool {
        var place = index
        var all: UInt8 = 0
        while place < bytes.count {
            let byte = bytes[place]
            guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
            all |= byte
            place += 1
        }
        index = place
        return all < 0x80
    }

    private mutating func skipEscape() throws(JSONFault) {
        guard let unit = try skipOneEscape() else { return }
        guard UTF16.isSurrogate(unit) else { return }
        guard UTF16.isLeadSurrogate(unit), peek == UInt8(ascii: "\\"), let next = try skipOneEscape(),
            UTF16.isTrailSurrogate(next)
        else { throw fault("an escape is an unpaired surrogate") }
    }

    /// Skips one escape; returns the UTF-16 code unit of a `\u` escape.
    private mutating func skipOneEscape() throws(JSONFault) -> UInt16? {
        index += 1
        guard let escape = peek, "\"\\/bfnrtu".utf8.contains(escape) else { throw fault("unknown escape") }
        index += 1
        guard escape == UInt8(ascii: "u") else { return nil }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap(JSONEscapes.hexadecimal) else {
                throw fault("a \\u escape needs four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }

    private mutating func parseNumber() throws(JSONFault) {
        let start = index
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try takeDigits() }
        if take(UInt8(ascii: ".")) { try takeDigits() }
        let hasExponent = take(UInt8(ascii: "e")) || take(UInt8(ascii: "E"))
        if hasExponent {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try takeDigits()
        }
        // The grammar allows numbers beyond a Double's range, but Foundation's decoders do not. Below 300 digits none
        // exceeds it.
        if hasExponent || index - start > 300 {
            let value = Double(String(decoding: bytes[start..<index], as: UTF8.self))
            guard value?.isFinite == true else { throw fault("a number is too large for a Double") }
        }
        append(.number, from: start)
    }

    private mutating func takeDigits() throws(JSONFault) {
        let start = index
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        guard index > start else { throw fault("expected a value") }
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { index += 1 }
    }

    private func fault(_ reason: String) -> JSONFault { JSONFault(reason, at: index) }
}
