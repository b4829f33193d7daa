/// The parking of a park: its lots, and all of them together.
package struct ParkingSection: Codable, Hashable, Sendable {
    /// When the oldest of the counted lots was counted; `nil` if no lot has a count.
    ///
    /// The oldest, because a sum is only as young as its oldest part.
    package var observedAt: Timestamp?
    /// From when on it must not be called current; ``SectionLifetime/parking`` after ``observedAt``.
    package var staleAfter: Timestamp?
    /// The level of the sums.
    package var level: Level
    /// Spaces left in all lots that have a plausible count, 0 to 100,000; `nil` if none has one.
    package var remaining: Int?
    /// Spaces of the lots that ``remaining`` sums, 0 to 100,000; `nil` exactly if ``remaining`` is.
    ///
    /// Less than the park's capacity where a lot is not counted: dividing by the park's own would show room as taken.
    package var capacity: Int?
    /// The lots, in the order of their numbers; at most 64.
    package var lots: [Lot]
    /// The spaces left to expect, as a number of spaces; `nil` in a park's state.
    package var forecast: Forecast?

    /// One parking lot.
    package struct Lot: Codable, Hashable, Sendable {
        /// The lot's identifier, the park's with its number: `ttukseom-2`.
        package var id: String
        /// The Korean name: 뚝섬2주차장.
        package var name: String
        /// Spaces left as counted, 0 to 100,000; `nil` if there is no live count.
        ///
        /// May be above ``capacity``: the counters do say so at times. Then the level is unknown, and no sum has it.
        package var remaining: Int?
        /// All spaces, 1 to 100,000; `nil` if the source gave none that can be.
        package var capacity: Int?
        /// The level.
        package var level: Level
        /// When it was counted; `nil` if there is no live count, or its time cannot be.
        package var observedAt: Timestamp?

        private enum CodingKeys: String, CodingKey {
            case id, name, remaining, capacity, level
            case observedAt = "observed_at"
        }

        /// Makes a lot.
        package init(
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

    /// Makes a section.
    package init(
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
