/// The scalar values of JSON.
enum JSONScalar {
    /// Whether bytes are `true`, `false`, `null` or a number: RFC 8259, section 6.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes.first {
        case UInt8(ascii: "t"): equals(bytes, "true")
        case UInt8(ascii: "f"): equals(bytes, "false")
        case UInt8(ascii: "n"): equals(bytes, "null")
        case nil: false
        default: isNumber(bytes)
        }
    }

    static func text(_ value: TinyBaseValue) -> [UInt8] {
        switch value {
        case .null: Array("null".utf8)
        case .bool(let flag): Array((flag ? "true" : "false").utf8)
        case .string(let text): JSONEscapes.quoted(text)
        // JSON cannot represent these numbers; JavaScript writes null.
        case .number(let number) where !number.isFinite: Array("null".utf8)
        case .number(let number): Array((Int64(exactly: number).map(String.init) ?? "\(number)").utf8)
        }
    }

    private static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        guard bytes.count == word.utf8CodeUnitCount else { return false }
        return bytes.indices.allSatisfy { bytes[$0] == word.utf8Start[$0] }
    }

    private static func isNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        func digits() -> Int {
            let start = index
            while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
            return index - start
        }
        func take(_ accepted: UInt8...) -> Bool {
            guard index < bytes.count, accepted.contains(bytes[index]) else { return false }
            index += 1
            return true
        }
        _ = take(UInt8(ascii: "-"))
        let first = index
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0") else { return false }
        if take(UInt8(ascii: ".")), digits() == 0 { return false }
        if take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = take(UInt8(ascii: "+"), UInt8(ascii: "-"))
            if digits() == 0 { return false }
        }
        return index == bytes.count
    }
}
