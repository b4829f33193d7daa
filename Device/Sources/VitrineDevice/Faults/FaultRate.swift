/// How many of the occasions for a fault it strikes, and which; the same seed strikes the same ones.
public struct FaultRate: Codable, Hashable, Sendable {
    /// How many of a hundred occasions are struck on average, from 1 to 100.
    public var percent: Int
    /// Chooses which.
    public var seed: UInt64

    /// Creates a rate.
    /// - Throws: ``DeviceError`` with code `badValue` for a percentage outside of 1 to 100.
    public init(percent: Int, seed: UInt64 = 1) throws(DeviceError) {
        guard (1...100).contains(percent) else {
            throw DeviceError(.badValue, "a fault's rate is 1 to 100 percent, not \(percent); mend the fault to end it")
        }
        self.percent = percent
        self.seed = seed
    }

    private init() {
        percent = 100
        seed = 1
    }

    /// Every occasion is struck.
    public static let always = FaultRate()

    /// Whether the occasion with a number is struck; occasions are counted from 1 since the fault was injected.
    func strikes(_ number: Int) -> Bool {
        guard percent < 100 else { return true }
        // The finalizer of SplitMix64 (Steele, Lea and Flood, 2014): neighbouring numbers give unrelated results.
        var bits = seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return (bits ^ (bits >> 31)) % 100 < UInt64(percent)
    }
}

extension FaultRate: CustomStringConvertible {
    public var description: String { "\(percent) % by seed \(seed)" }
}
