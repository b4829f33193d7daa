/// The form of a locale's name.
enum LocaleName {
    /// Letters, digits, `_`, `-` and `@=;` for keywords; starts with a letter; at most 100 bytes.
    static func isPlausible(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= 100 else { return false }
        let isLetter = { (byte: UInt8) in (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
        return isLetter(first)
            && name.utf8.allSatisfy { byte in
                isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
                    || "_-@=;".utf8.contains(byte)
            }
    }
}
