/// Mixes a stream of 64-bit words into 128 bits: MurmurHash3 in its x64 128-bit form, over the words' bytes in
/// little-endian order.
///
/// This is a published function with test vectors, chosen because it takes 16 bytes per step. The standard library's
/// hasher has a different seed in each process, so its results cannot be stored. Source: Austin Appleby, MurmurHash3
/// (public domain).
struct DigestMixer {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var waiting: UInt64?
    private var byteCount: UInt64 = 0

    private static let multiplier1: UInt64 = 0x87c3_7b91_1142_53d5
    private static let multiplier2: UInt64 = 0x4cf5_ad43_2745_937f

    mutating func combine(_ word: UInt64) {
        byteCount += 8
        guard let earlier = waiting else {
            waiting = word
            return
        }
        waiting = nil
        mixBody(earlier, word)
    }

    /// Mixes bytes in: first their count, then eight bytes at a time, padded with zeros at the end.
    mutating func combine(bytes: UnsafeRawBufferPointer) {
        combine(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        if offset < bytes.count { combine(Self.word(bytes[offset...])) }
    }

    /// The fingerprint of everything mixed in so far.
    func finalized() -> ArchiveDigest { finalized(tail: nil) }

    /// Returns the fingerprint of bytes as the published function computes it, without a leading count.
    static func digest(of bytes: [UInt8]) -> ArchiveDigest {
        var mixer = DigestMixer()
        let whole = bytes.count & ~15
        for offset in stride(from: 0, to: whole, by: 8) {
            mixer.combine(
                bytes.withUnsafeBytes { word(UnsafeRawBufferPointer(rebasing: $0[offset..<offset + 8])[...]) }
            )
        }
        return mixer.finalized(tail: Array(bytes[whole...]))
    }

    private mutating func mixBody(_ earlier: UInt64, _ later: UInt64) {
        first ^= Self.scrambled1(earlier)
        first = (Self.rotated(first, 27) &+ second) &* 5 &+ 0x52dc_e729
        second ^= Self.scrambled2(later)
        second = (Self.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
    }

    private func finalized(tail: [UInt8]?) -> ArchiveDigest {
        var first = self.first
        var second = self.second
        var count = byteCount
        if let waiting { first ^= Self.scrambled1(waiting) }
        if let tail, !tail.isEmpty {
            count += UInt64(tail.count)
            tail.withUnsafeBytes { bytes in
                if bytes.count > 8 { second ^= Self.scrambled2(Self.word(bytes[8...])) }
                first ^= Self.scrambled1(Self.word(bytes[..<min(8, bytes.count)]))
            }
        }
        first ^= count
        second ^= count
        first &+= second
        second &+= first
        first = Self.avalanched(first)
        second = Self.avalanched(second)
        first &+= second
        second &+= first
        return ArchiveDigest(high: first, low: second)
    }

    private static func scrambled1(_ word: UInt64) -> UInt64 { rotated(word &* multiplier1, 31) &* multiplier2 }

    private static func scrambled2(_ word: UInt64) -> UInt64 { rotated(word &* multiplier2, 33) &* multiplier1 }

    private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }

    private static func avalanched(_ word: UInt64) -> UInt64 {
        var word = word
        word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
        word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
        return word ^ word >> 33
    }

    private static func word(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        var word: UInt64 = 0
        for (place, byte) in bytes.enumerated() { word |= UInt64(byte) << UInt64(8 * place) }
        return word
    }
}
