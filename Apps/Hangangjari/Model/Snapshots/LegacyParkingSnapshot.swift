import HangangjariAPI

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The only snapshot of versions before there were purposes: the parking of one park, all lots together.
///
/// File `hangangjari_parking_snapshot.json`. It is read where a parking snapshot of its park is missing, and never written:
/// an older app on the same device may still use it.
package struct LegacyParkingSnapshot: Codable, Hashable, Sendable {
    /// The park's identifier.
    package var parkID: String
    /// The park's short name.
    package var parkName: String
    /// Spaces left; nil if not known.
    package var remaining: Int?
    /// All spaces; nil if not known.
    package var capacity: Int?
    /// When they were counted; nil if not known.
    package var observedAt: Date?
    /// When it was stored.
    package var savedAt: Date

    /// Makes a snapshot.
    package init(
        parkID: String,
        parkName: String,
        remaining: Int?,
        capacity: Int?,
        observedAt: Date?,
        savedAt: Date
    ) {
        self.parkID = parkID
        self.parkName = parkName
        self.remaining = remaining
        self.capacity = capacity
        self.observedAt = observedAt
        self.savedAt = savedAt
    }

    /// The same as a parking snapshot; nil for another park's, and for the mode that shows lots, which it does not have.
    package func parking(of park: String, mode: ParkingMode) -> ParkingSnapshot? {
        guard parkID == park, mode == .total else { return nil }
        let counted = PlausibleCount(remaining: remaining, capacity: capacity)
        return ParkingSnapshot(
            parkID: parkID,
            parkName: parkName,
            confirmed: Observation(observedAt: observedAt),
            remaining: counted.remaining,
            capacity: counted.capacity,
            level: counted.level,
            lotCount: 0,
            lots: []
        )
    }
}
