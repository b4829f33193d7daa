public import HangangjariAPI

/// A validated count of parking spaces, in which implausible numbers are replaced by nil.
public struct PlausibleCount: Hashable, Sendable {
    /// The number of free spaces, 0 to the capacity; nil if unknown.
    public let remaining: Int?
    /// The number of spaces, 1 to 100,000; nil if unknown.
    public let capacity: Int?
    /// The level of the count.
    public let level: Level

    /// Validates a reported count.
    public init(remaining: Int?, capacity: Int?) {
        self.capacity = capacity.flatMap { (1...100_000).contains($0) ? $0 : nil }
        let most = self.capacity ?? 100_000
        // A counter that reports more free spaces than there are is wrong by an unknown amount.
        self.remaining = remaining.flatMap { (0...most).contains($0) ? $0 : nil }
        level = Level.ofParking(remaining: self.remaining, capacity: self.capacity)
    }
}
