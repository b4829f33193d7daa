/// A JSON text as it was read, for the few messages that are read by hand.
///
/// Takes only what the device writes: a text with anything unusual (escapes of surrogate pairs, numbers that are no plain
/// decimals, nesting deeper than a request's) is nil, and the caller asks `JSONDecoder`, which judges it.
enum JSONTree {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([String: JSONTree])

    /// Reads a whole text; nil if it is unusual or no JSON.
    init?(_ bytes: [UInt8]) {
        var scanner = JSONTreeScanner(bytes: bytes)
        guard let tree = scanner.value(depth: 0), scanner.isAtEnd else { return nil }
        self = tree
    }

    /// A member of an object.
    subscript(key: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The text, if it is one.
    var text: String? { if case .string(let value) = self { value } else { nil } }
    /// The number, if it is one.
    var double: Double? { if case .number(let value) = self { value } else { nil } }
    /// The whole number, if it is one.
    var integer: Int? { double.flatMap { Int(exactly: $0) } }
    /// True or false, if it is that.
    var flag: Bool? { if case .boolean(let value) = self { value } else { nil } }
    /// The elements, if it is a list.
    var items: [JSONTree]? { if case .array(let value) = self { value } else { nil } }

    /// The texts by key, if it is an object of texts alone.
    var texts: [String: String]? {
        guard case .object(let members) = self else { return nil }
        var texts: [String: String] = [:]
        for (key, value) in members {
            guard let text = value.text else { return nil }
            texts[key] = text
        }
        return texts
    }

    /// The only member of an object, as an enumeration's case is written.
    var onlyMember: (key: String, value: JSONTree)? {
        guard case .object(let members) = self, members.count == 1 else { return nil }
        return members.first
    }
}

/// Reads a JSON text from its start.
private struct JSONTreeScanner {
    private static let maximumDepth = 16

    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether only space is left.
    var isAtEnd: Bool { bytes[position...].allSatisfy(Self.isSpace) }

    mutating func value(depth: Int) -> JSONTree? {
        guard depth < Self.maximumDepth else { return nil }
        skipSpace()
        switch bytes.indices.contains(position) ? bytes[position] : 0 {
        case UInt8(ascii: "{"): return object(depth: depth + 1)
        case UInt8(ascii: "["): return array(depth: depth + 1)
        case UInt8(ascii: "\""): return string().map(JSONTree.string)
        case UInt8(ascii: "t"): return take("true") ? .boolean(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .boolean(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONTree? {
        var members: [String: JSONTree] = [:]
        position += 1
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard let key = string(), take(":"), let value = value(depth: depth), members[key] == nil else {
                return nil
            }
            members[key] = value
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSONTree? {
        var items: [JSONTree] = []
        position += 1
        if take("]") { return .array(items) }
        repeat {
            guard let item = value(depth: depth) else { return nil }
            items.append(item)
        } while take(",")
        return take("]") ? .array(items) : nil
    }

    private mutating func string() -> String? {
        guard bytes.indices.contains(position), bytes[position] == UInt8(ascii: "\"") else { return nil }
        position += 1
        var content: [UInt8] = []
        while bytes.indices.contains(position) {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                content.append(escaped)
            case 0..<0x20: return nil
            default: content.append(byte)
            }
        }
        return nil
    }

    /// The byte that an escape of one character stands for; nil for the escapes by code.
    private mutating func escape() -> UInt8? {
        guard bytes.indices.contains(position) else { return nil }
        position += 1
        switch bytes[position - 1] {
        case UInt8(ascii: "\""): return UInt8(ascii: "\"")
        case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
        case UInt8(ascii: "/"): return UInt8(ascii: "/")
        case UInt8(ascii: "n"): return 0x0a
        case UInt8(ascii: "t"): return 0x09
        default: return nil
        }
    }

    private mutating func number() -> JSONTree? {
        let rest = bytes[position...]
        let digits = rest.prefix { byte in
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
        let startsPlainly = digits.first.map { $0 != UInt8(ascii: ".") } ?? false
        guard startsPlainly, digits.last != UInt8(ascii: "."), !Self.hasLeadingZero(digits) else { return nil }
        position += digits.count
        // An exponent follows: that is for the decoder.
        if bytes.indices.contains(position), bytes[position] | 0x20 == UInt8(ascii: "e") { return nil }
        return Double(String(decoding: digits, as: UTF8.self)).map(JSONTree.number)
    }

    private static func hasLeadingZero(_ digits: ArraySlice<UInt8>) -> Bool {
        let magnitude = digits.first == UInt8(ascii: "-") ? digits.dropFirst() : digits
        guard magnitude.first == UInt8(ascii: "0"), let second = magnitude.dropFirst().first else { return false }
        return second != UInt8(ascii: ".")
    }

    /// Takes a word or sign after space; false leaves it.
    private mutating func take(_ word: StaticString) -> Bool {
        skipSpace()
        let found = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if found { position += word.utf8CodeUnitCount }
        return found
    }

    private mutating func skipSpace() {
        while bytes.indices.contains(position), Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
    }
}
