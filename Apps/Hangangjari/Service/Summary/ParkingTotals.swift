import HangangjariAPI

/// The sums of the lots whose counts are plausible.
struct ParkingTotals {
    /// When the oldest of them was counted.
    let observedAt: Timestamp?
    /// Their spaces left.
    let remaining: Int?
    /// Their spaces.
    let capacity: Int?
    /// Whether every lot is among them.
    let isComplete: Bool

    /// Sums up; a lot without a count, and one with more left than it has, is left out.
    init(_ lots: [ParkingSection.Lot]) {
        let counted = lots.filter { $0.level != .unknown }
        isComplete = counted.count == lots.count
        observedAt = counted.compactMap(\.observedAt).min()
        remaining = counted.isEmpty ? nil : counted.reduce(0) { $0 + ($1.remaining ?? 0) }
        capacity = counted.isEmpty ? nil : counted.reduce(0) { $0 + ($1.capacity ?? 0) }
    }
}
