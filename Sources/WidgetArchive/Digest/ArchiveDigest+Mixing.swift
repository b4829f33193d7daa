extension ArchiveDigest {
    /// Mixes bytes into 128 bits: MurmurHash3 in its x64 128-bit form, with the seed 0.
    ///
    /// This is a published function with test vectors, chosen because it takes 16 bytes per step. The standard
    /// library's hasher has a different seed in each process, so its results cannot be stored. Source: Austin Appleby,
    /// MurmurHash3 (public domain).
    init(of bytes: [UInt8]) {
        var (first, second) = (UInt64(0), UInt64(0))
        let whole = bytes.count & ~15
        bytes.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: whole, by: 16) {
                first ^= Self.scrambled1(Self.word(bytes, at: offset))
                first = (Self.rotated(first, 27) &+ second) &* 5 &+ 0x52dc_e729
                second ^= Self.scrambled2(Self.word(bytes, at: offset + 8))
                second = (Self.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
            }
        }
        second ^= Self.scrambled2(Self.word(bytes[whole...].dropFirst(8)))
        first ^= Self.scrambled1(Self.word(bytes[whole...].prefix(8)))
        first ^= UInt64(bytes.count)
        second ^= UInt64(bytes.count)
        first &+= second
        second &+= first
        first = Self.avalanched(first)
        second = Self.avalanched(second)
        first &+= second
        self.init(high: first, low: second &+ first)
    }

    private static let multiplier1: UInt64 = 0x87c3_7b91_1142_53d5
    private static let multiplier2: UInt64 = 0x4cf5_ad43_2745_937f

    private static func scrambled1(_ word: UInt64) -> UInt64 { rotated(word &* multiplier1, 31) &* multiplier2 }

    private static func scrambled2(_ word: UInt64) -> UInt64 { rotated(word &* multiplier2, 33) &* multiplier1 }

    private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }

    private static func avalanched(_ word: UInt64) -> UInt64 {
        var word = word
        word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
        word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
        return word ^ word >> 33
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The bytes of an incomplete word, in little-endian order; 0 for none.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
