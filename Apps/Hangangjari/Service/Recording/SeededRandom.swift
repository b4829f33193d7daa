/// A generator of random numbers that depend only on a seed and on words (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator for the purpose that the words name.
    init(seed: UInt64, _ words: String...) {
        // FNV-1a makes the numbers of one purpose independent of those of another.
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

    /// Returns a number from 0 up to but not including 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// Returns a number around 0, between −1.5 and 1.5 and mostly between −1 and 1.
    mutating func wobble() -> Double { unit() + unit() + unit() - 1.5 }
}
