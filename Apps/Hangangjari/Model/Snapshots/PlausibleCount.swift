package import HangangjariAPI

/// A count of parking spaces that can be: what is absurd is not known, never a number on a widget.
package struct PlausibleCount: Hashable, Sendable {
    /// Spaces left, 0 to the capacity; nil if not known.
    package let remaining: Int?
    /// All spaces, 1 to 100,000; nil if not known.
    package let capacity: Int?
    /// The level of both.
    package let level: Level

    /// Reads a count as somebody gave it.
    package init(remaining: Int?, capacity: Int?) {
        self.capacity = capacity.flatMap { (1...100_000).contains($0) ? $0 : nil }
        let most = self.capacity ?? 100_000
        // A counter that says more than there are is wrong, and nobody knows by how much.
        self.remaining = remaining.flatMap { (0...most).contains($0) ? $0 : nil }
        level = Level.ofParking(remaining: self.remaining, capacity: self.capacity)
    }
}
