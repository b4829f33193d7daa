/// A digest by which a file's name says what is in it.
///
/// FNV-1a of 128 bits (<https://www.rfc-editor.org/rfc/rfc9923>): it tells contents apart that come about by themselves, and
/// finds a file that was cut. It is no protection against somebody who wants two contents to look alike.
struct ContentDigest: Hashable {
    /// The digits of the digest in a name.
    static let digitCount = 32

    private let value: UInt128

    init(of bytes: some Sequence<UInt8>) {
        var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
        for byte in bytes { value = (value ^ UInt128(byte)) &* prime }
        self.value = value
    }

    /// Reads 32 hexadecimal digits in small letters; nil for anything else.
    init?(_ text: Substring) {
        guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(Self.isDigit),
            let value = UInt128(text, radix: 16)
        else { return nil }
        self.value = value
    }

    /// 32 hexadecimal digits in small letters.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: Self.digitCount - digits.count) + digits
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
