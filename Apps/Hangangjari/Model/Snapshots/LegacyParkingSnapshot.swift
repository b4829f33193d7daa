import HangangjariAPI
public import Vitrine

/// The parking snapshot of versions without purposes: the parking of one park, all lots together.
///
/// File `hangangjari_parking_snapshot.json`. It is read if the parking snapshot of its park is missing. It is never
/// written, because an older app on the same device may still use it.
public struct LegacyParkingSnapshot: Codable, Hashable, Sendable {
    /// The park's identifier.
    public var parkID: String
    /// The park's short name.
    public var parkName: String
    /// The number of free spaces; nil if unknown.
    public var remaining: Int?
    /// The number of spaces; nil if unknown.
    public var capacity: Int?
    /// The time of the count; nil if unknown.
    public var observedAt: Date?
    /// The time at which the snapshot was stored.
    public var savedAt: Date
}

extension ParkingSnapshot {
    /// Creates a snapshot from the one of earlier versions; nil for another park, and for the mode with individual
    /// lots.
    public init?(_ legacy: LegacyParkingSnapshot, of park: String, _ mode: ParkingMode) {
        guard legacy.parkID == park, mode == .total else { return nil }
        let counted = PlausibleCount(remaining: legacy.remaining, capacity: legacy.capacity)
        self.init(
            parkID: park,
            parkName: legacy.parkName,
            confirmed: Observation(observedAt: legacy.observedAt),
            remaining: counted.remaining,
            capacity: counted.capacity,
            level: counted.level,
            lotCount: 0,
            lots: []
        )
    }
}
