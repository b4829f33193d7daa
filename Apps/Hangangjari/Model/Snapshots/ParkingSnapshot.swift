package import HangangjariAPI

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a parking widget shows of one park in one mode, and what its links need; nothing else.
///
/// File `parking.PARK.MODE.json`; JSON keys are the property names, dates are seconds since 2001-01-01 UTC, nil is left out.
package struct ParkingSnapshot: Codable, Hashable, Sendable {
    /// The park's identifier.
    package var parkID: String
    /// The park's short name.
    package var parkName: String
    /// When the oldest of the counted lots was counted, and from when on that is old.
    package var confirmed: Observation
    /// Spaces left in the counted lots; nil if none has a count.
    package var remaining: Int?
    /// Spaces of those lots; nil exactly if ``remaining`` is.
    package var capacity: Int?
    /// The level of both.
    package var level: Level
    /// How many lots the park has.
    package var lotCount: Int
    /// The lots, in the order of their numbers; empty in the mode that shows all together.
    package var lots: [Lot]
    /// A link that opens a map with the way to the park; nil if the service gave none that can be opened.
    package var directionsURL: String?
    /// Why the service itself could not confirm what it says; nil if it could.
    package var sourceTrouble: String?
    /// The service's tag of the response, to ask whether it changed.
    package var entityTag: String?

    /// One lot.
    package struct Lot: Codable, Hashable, Sendable, Identifiable {
        /// The lot's identifier.
        package var id: String
        /// What tells the lot from the others of its park, such as `2`.
        package var label: String
        /// Spaces left; nil if there is no count that can be.
        package var remaining: Int?
        /// All spaces; nil if not known.
        package var capacity: Int?
        /// The level.
        package var level: Level
        /// When it was counted; nil if there is no count, or its time is not known.
        package var observedAt: Date?

        /// When it was counted for the purpose of its limits: rounded down to five minutes.
        ///
        /// Lots are counted seconds apart, and a timeline with an entry for each would be one that the system merges as it
        /// likes. So a lot turns old up to five minutes early, never late.
        package var judgedAt: Date? {
            observedAt.map { Date(timeIntervalSince1970: ($0.timeIntervalSince1970 / 300).rounded(.down) * 300) }
        }

        /// Makes a lot.
        package init(
            id: String,
            label: String,
            remaining: Int?,
            capacity: Int?,
            level: Level,
            observedAt: Date?
        ) {
            self.id = id
            self.label = label
            self.remaining = remaining
            self.capacity = capacity
            self.level = level
            self.observedAt = observedAt
        }
    }

    /// Makes a snapshot.
    package init(
        parkID: String,
        parkName: String,
        confirmed: Observation,
        remaining: Int?,
        capacity: Int?,
        level: Level,
        lotCount: Int,
        lots: [Lot],
        directionsURL: String? = nil,
        sourceTrouble: String? = nil,
        entityTag: String? = nil
    ) {
        self.parkID = parkID
        self.parkName = parkName
        self.confirmed = confirmed
        self.remaining = remaining
        self.capacity = capacity
        self.level = level
        self.lotCount = lotCount
        self.lots = lots
        self.directionsURL = directionsURL
        self.sourceTrouble = sourceTrouble
        self.entityTag = entityTag
    }
}
