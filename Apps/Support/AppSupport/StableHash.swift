/// Hashes that are the same for the same bytes in every run.
public enum StableHash {
    /// FNV-1a with 64 bits; public and inlinable, because a sequence of an unknown type is much slower, and the
    /// compiler leaves the body of a declaration of the package in its module.
    @inlinable
    public static func fnv1a(_ bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    /// The finalizer of SplitMix64: neighbouring numbers give unrelated results.
    public static func mixed(_ bits: UInt64) -> UInt64 {
        var bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// The hash in 16 hexadecimal digits.
    public static func digits(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
