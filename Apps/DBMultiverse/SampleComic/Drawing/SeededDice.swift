/// A generator of pseudo-random numbers that are the same on every run (SplitMix64).
struct SeededDice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number in a closed range.
    mutating func between(_ low: Double, _ high: Double) -> Double { Double.random(in: low...high, using: &self) }

    /// Returns one of several elements, which must not be empty.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[Int(next() % UInt64(choices.count))] }

    /// Returns true with a probability of one in `throwsNeeded`.
    mutating func once(in throwsNeeded: Int) -> Bool { next() % UInt64(throwsNeeded) == 0 }
}
