import AppSupport

/// A generator of random numbers that depend only on a seed and on words (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator for the purpose that the words name.
    init(seed: UInt64, _ words: String...) {
        // FNV-1a makes the numbers of one purpose independent of those of another.
        state = StableHash.fnv1a(words.joined(separator: "/").utf8, from: seed ^ 0xCBF2_9CE4_8422_2325)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return StableHash.mixed(state)
    }

    /// Returns a number from 0 up to but not including 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// Returns a number around 0, between −1.5 and 1.5 and mostly between −1 and 1.
    mutating func wobble() -> Double { unit() + unit() + unit() - 1.5 }
}
