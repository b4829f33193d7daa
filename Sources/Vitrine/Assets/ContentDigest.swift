import VitrinePlatform

/// A digest of a file's content, as part of the file's name.
///
/// FNV-1a of 128 bits (<https://www.rfc-editor.org/rfc/rfc9923>). It distinguishes ordinary contents and detects a truncated
/// file. It does not protect against a deliberate collision.
package struct ContentDigest: Hashable, Sendable {
    /// The number of hexadecimal digits in a name.
    static let digitCount = 32

    private let value: UInt128

    init(of bytes: some Sequence<UInt8>) {
        var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
        for byte in bytes { value = (value ^ UInt128(byte)) &* prime }
        self.value = value
    }

    /// Parses 32 lower-case hexadecimal digits; nil for any other text.
    init?(_ text: Substring) {
        guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(Self.isDigit),
            let value = UInt128(text, radix: 16)
        else { return nil }
        self.value = value
    }

    /// The digest as 32 lower-case hexadecimal digits.
    var text: String { String(value, digits: Self.digitCount, radix: 16) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
