/// The parking lots of a park and their totals.
public struct ParkingSection: Codable, Hashable, Sendable {
    /// The oldest observation of the counted lots; `nil` if no lot has a count.
    ///
    /// It is the oldest because a total is only as recent as its oldest part.
    public var observedAt: Timestamp?
    /// The time from which the section must not be called current; ``SectionLifetime/parking`` after ``observedAt``.
    public var staleAfter: Timestamp?
    /// The level of the totals.
    public var level: Level
    /// The free spaces in all lots with a plausible count, 0 to 100,000; `nil` if there is no such lot.
    public var remaining: Int?
    /// The spaces of the lots in ``remaining``, 0 to 100,000; `nil` exactly if ``remaining`` is `nil`.
    ///
    /// If a lot is not counted, this is less than the park's capacity. Dividing by the park's capacity would show the
    /// spaces of that lot as occupied.
    public var capacity: Int?
    /// The lots, ordered by number; at most 64.
    public var lots: [Lot]
    /// The forecast of free spaces; `nil` in a park's state.
    public var forecast: Forecast?

    /// A parking lot.
    public struct Lot: Codable, Hashable, Sendable {
        /// The lot's identifier: the park's identifier and the lot's number, such as `ttukseom-2`.
        public var id: String
        /// The Korean name, such as 뚝섬2주차장.
        public var name: String
        /// The reported number of free spaces, 0 to 100,000; `nil` if there is no live count.
        ///
        /// It can exceed ``capacity``, because the counters sometimes report such values. The level is then unknown,
        /// and the totals do not include the lot.
        public var remaining: Int?
        /// The number of spaces, 1 to 100,000; `nil` if the source gave no valid number.
        public var capacity: Int?
        public var level: Level
        /// The time of the count; `nil` if there is no live count, or its time is invalid.
        public var observedAt: Timestamp?

        private enum CodingKeys: String, CodingKey {
            case id, name, remaining, capacity, level
            case observedAt = "observed_at"
        }

        public init(
            id: String,
            name: String,
            remaining: Int?,
            capacity: Int?,
            level: Level,
            observedAt: Timestamp?
        ) {
            self.id = id
            self.name = name
            self.remaining = remaining
            self.capacity = capacity
            self.level = level
            self.observedAt = observedAt
        }
    }

    private enum CodingKeys: String, CodingKey {
        case level, remaining, capacity, lots, forecast
        case observedAt = "observed_at"
        case staleAfter = "stale_after"
    }

    public init(
        observedAt: Timestamp?,
        staleAfter: Timestamp?,
        level: Level,
        remaining: Int?,
        capacity: Int?,
        lots: [Lot],
        forecast: Forecast? = nil
    ) {
        self.observedAt = observedAt
        self.staleAfter = staleAfter
        self.level = level
        self.remaining = remaining
        self.capacity = capacity
        self.lots = lots
        self.forecast = forecast
    }
}
