import VitrinePlatform

/// Generates numbers that are the same for the same seed, so that a failure can be reproduced.
///
/// The algorithm is SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator; the same seed gives the same numbers on every machine.
    public init(seed: UInt64) { state = seed }

    /// Returns the seed of a random test: the one in `VITRINE_SEED`, or a new one.
    ///
    /// It prints the seed, so that a failing run can be repeated.
    public static func seed() -> UInt64 {
        let given = getenv("VITRINE_SEED").flatMap { UInt64(String(cString: $0)) }
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        print("seed \(seed); repeat the test with VITRINE_SEED=\(seed)")
        return seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
