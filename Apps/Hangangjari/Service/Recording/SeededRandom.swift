/// Random numbers that are the same for the same seed and words, on every machine: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Makes a generator for one purpose: the words say which.
    init(seed: UInt64, _ words: String...) {
        // FNV-1a, so that the numbers of one purpose do not depend on those of another.
        state = words.joined(separator: "/").utf8
            .reduce(seed ^ 0xCBF2_9CE4_8422_2325) { hash, byte in
                (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A number around 0 that is rarely beyond ±1.
    mutating func wobble() -> Double { unit() + unit() + unit() - 1.5 }
}
