/// The reason why an element of a piece of text cannot be read.
enum JSONStop: Error {
    /// The piece ends before the element does.
    case needsMore
    /// The byte at an index is invalid there.
    case malformed(Int)
}

/// A cell of a row in the text.
struct JSONMember {
    let key: JSONString
    /// The range of the value, including the quotes of a string.
    let value: Range<Int>
    /// Whether the value is a string that contains a backslash.
    let isEscaped: Bool
}

/// Reads elements of a piece of text that may end anywhere.
///
/// Invalid JSON is refused everywhere, with two exceptions: commas and colons inside a cell that is an object or an
/// array, which TinyBase never writes, and the escapes of strings that are not requested.
struct JSONCursor {
    let text: UnsafePointer<UInt8>
    let end: Int
    var index: Int

    /// Advances to the next byte that is not white space, and returns it.
    mutating func next() throws(JSONStop) -> UInt8 {
        while index < end {
            let byte = text[index]
            guard byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C else { return byte }
            index += 1
        }
        throw .needsMore
    }

    /// Skips white space and reads one required byte.
    mutating func expect(_ byte: UInt8) throws(JSONStop) {
        guard try next() == byte else { throw .malformed(index) }
        index += 1
    }

    /// Skips white space and reads one byte if it matches.
    mutating func take(_ byte: UInt8) throws(JSONStop) -> Bool {
        guard try next() == byte else { return false }
        index += 1
        return true
    }

    mutating func string() throws(JSONStop) -> JSONString {
        try expect(UInt8(ascii: "\""))
        let start = index
        var isEscaped = false
        while true {
            skipPlain()
            guard index < end else { throw .needsMore }
            switch text[index] {
            case UInt8(ascii: "\""):
                index += 1
                return JSONString(start: start, end: index - 1, isEscaped: isEscaped)
            case UInt8(ascii: "\\"):
                isEscaped = true
                guard index + 1 < end else { throw .needsMore }
                index += 2
            default: throw .malformed(index)
            }
        }
    }

    mutating func value() throws(JSONStop) -> (range: Range<Int>, isEscaped: Bool) {
        let first = try next()
        let start = index
        var isEscaped = false
        switch first {
        case UInt8(ascii: "\""): isEscaped = try string().isEscaped
        case UInt8(ascii: "{"), UInt8(ascii: "["): try container()
        default: try scalar()
        }
        return (start..<index, isEscaped)
    }

    /// Reads an object and collects its members.
    mutating func object(_ members: inout [JSONMember]) throws(JSONStop) -> Range<Int> {
        members.removeAll(keepingCapacity: true)
        try expect(UInt8(ascii: "{"))
        let start = index - 1
        if try take(UInt8(ascii: "}")) { return start..<index }
        while true {
            let key = try string()
            try expect(UInt8(ascii: ":"))
            let value = try value()
            members.append(JSONMember(key: key, value: value.range, isEscaped: value.isEscaped))
            if try take(UInt8(ascii: "}")) { return start..<index }
            try expect(UInt8(ascii: ","))
        }
    }

    /// Skips an object or an array of any depth.
    private mutating func container() throws(JSONStop) {
        var closers: [UInt8] = []
        repeat {
            switch try next() {
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
            case let byte where byte == closers.last: closers.removeLast()
            case UInt8(ascii: "\""):
                _ = try string()
                continue
            case UInt8(ascii: ","), UInt8(ascii: ":"): break
            default:
                try scalar()
                continue
            }
            index += 1
        } while !closers.isEmpty
    }

    /// Reads a number, `true`, `false` or `null`.
    private mutating func scalar() throws(JSONStop) {
        let start = index
        while index < end, Self.isScalar(text[index]) { index += 1 }
        // A number at the end of the piece may continue in the next one.
        guard index < end else { throw .needsMore }
        let bytes = UnsafeBufferPointer(start: text + start, count: index - start)
        guard JSONScalar.isValid(bytes) else { throw .malformed(start) }
    }

    private static func isScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Advances to the next quote, backslash or control character, eight bytes at a time.
    ///
    /// Each of the three tests finds a zero byte in a word by borrowing:
    /// <https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord>. A borrow can cause a false report only above
    /// a true one, so the lowest report is correct.
    private mutating func skipPlain() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = 0x8080_8080_8080_8080
        while index + 8 <= end {
            let word = UInt64(littleEndian: UnsafeRawPointer(text + index).loadUnaligned(as: UInt64.self))
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word) & high
            if found != 0 {
                index += found.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < end, text[index] != 0x22, text[index] != 0x5C, text[index] >= 0x20 { index += 1 }
    }
}
