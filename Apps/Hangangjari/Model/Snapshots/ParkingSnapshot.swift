public import HangangjariAPI
public import Vitrine

/// The content of a parking widget for one park in one mode, with the data for its links.
///
/// File `parking.PARK.MODE.json`; JSON keys are the property names, dates are seconds since 2001-01-01 UTC, nil is
/// omitted.
public struct ParkingSnapshot: Codable, Hashable, Sendable {
    /// The park's identifier.
    public var parkID: String
    /// The park's short name.
    public var parkName: String
    /// The observation of the counted lot with the oldest count.
    public var confirmed: Observation
    /// The free spaces in the counted lots; nil if no lot has a count.
    public var remaining: Int?
    /// The spaces of the counted lots; nil exactly if ``remaining`` is nil.
    public var capacity: Int?
    /// The level of the totals.
    public var level: Level
    /// The number of lots of the park.
    public var lotCount: Int
    /// The lots, ordered by number; empty in the mode that shows the total.
    public var lots: [Lot]
    /// A link to a map with directions to the park; nil if the service gave no usable link.
    public var directionsURL: String?
    /// The reason why the service could not confirm the values; nil if they are confirmed.
    public var sourceTrouble: String?
    /// The entity tag of the response, for a conditional request.
    public var entityTag: String?

    /// A parking lot.
    public struct Lot: Codable, Hashable, Sendable, Identifiable {
        /// The lot's identifier.
        public var id: String
        /// A label that distinguishes the lot from others of its park, such as `2`.
        public var label: String
        /// The number of free spaces; nil if there is no plausible count.
        public var remaining: Int?
        /// The number of spaces; nil if unknown.
        public var capacity: Int?
        public var level: Level
        /// The time of the count; nil if there is no count, or its time is unknown.
        public var observedAt: Date?

        /// The time of the count for freshness checks: rounded down to five minutes.
        ///
        /// Lots are counted seconds apart. A timeline with an entry for each of these times would exceed what the
        /// system accepts, and it would merge entries as it chooses. With rounding a lot turns stale up to five minutes
        /// early, but never late.
        public var judgedAt: Date? {
            observedAt.map { Date(timeIntervalSince1970: ($0.timeIntervalSince1970 / 300).rounded(.down) * 300) }
        }

        public init(
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

    public init(
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
