import HangangjariAPI

/// The totals of the lots with plausible counts.
struct ParkingTotals {
    /// The time of the oldest of these counts.
    let observedAt: Timestamp?
    /// The number of free spaces in these lots.
    let remaining: Int?
    /// The number of spaces in these lots.
    let capacity: Int?
    /// Whether the totals include every lot.
    let isComplete: Bool

    /// Adds up the lots, except those without a count and those with more free spaces than their capacity.
    init(_ lots: [ParkingSection.Lot]) {
        let counted = lots.filter { $0.level != .unknown }
        isComplete = counted.count == lots.count
        observedAt = counted.compactMap(\.observedAt).min()
        remaining = counted.isEmpty ? nil : counted.reduce(0) { $0 + ($1.remaining ?? 0) }
        capacity = counted.isEmpty ? nil : counted.reduce(0) { $0 + ($1.capacity ?? 0) }
    }
}
