/// The range of a string in a text, without its quotes.
struct JSONString {
    let start: Int
    let end: Int
    /// Whether the string contains a backslash, so that its bytes are not its characters.
    let isEscaped: Bool

    /// Whether the string equals some UTF-8.
    func equals(_ other: [UInt8], in text: UnsafePointer<UInt8>) -> Bool {
        if isEscaped { return decoded(in: text).utf8.elementsEqual(other) }
        guard end - start == other.count else { return false }
        for index in other.indices where other[index] != text[start + index] { return false }
        return true
    }

    /// Compares the string with some UTF-8 by bytes: negative if it sorts first, 0 if both are equal.
    func order(against other: [UInt8], in text: UnsafePointer<UInt8>) -> Int {
        if isEscaped { return Self.order(Array(decoded(in: text).utf8), other) }
        let shared = min(end - start, other.count)
        for index in 0..<shared where text[start + index] != other[index] {
            return Int(text[start + index]) - Int(other[index])
        }
        return end - start - other.count
    }

    /// The last bytes of the string; nil if it is shorter, or if they contain an escape.
    func suffix(_ count: Int, in text: UnsafePointer<UInt8>) -> JSONString? {
        guard end - start >= count else { return nil }
        let from = end - count
        guard !isEscaped || !(max(start, from - 5)..<end).contains(where: { text[$0] == UInt8(ascii: "\\") }) else {
            return nil
        }
        return JSONString(start: from, end: end, isEscaped: false)
    }

    /// The decoded string; an unpaired surrogate becomes U+FFFD.
    func decoded(in text: UnsafePointer<UInt8>) -> String {
        let bytes = UnsafeBufferPointer(start: text + start, count: end - start)
        return isEscaped ? JSONEscapes.decoded(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    private static func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
        if left == right { return 0 }
        return left.lexicographicallyPrecedes(right) ? -1 : 1
    }
}
