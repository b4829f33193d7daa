/// How many people are in a park.
package struct CrowdSection: Codable, Hashable, Sendable {
    /// When they were estimated; `nil` if not known.
    ///
    /// The city's estimate is about half an hour old when it appears.
    package var observedAt: Timestamp?
    /// From when on it must not be called current; ``SectionLifetime/crowd`` after ``observedAt``.
    package var staleAfter: Timestamp?
    /// The level.
    package var level: Level
    /// At least so many people, 0 to 10,000,000; `nil` if not known, and in a park's state.
    package var minimum: Int?
    /// At most so many people, not below ``minimum``; `nil` exactly if ``minimum`` is.
    package var maximum: Int?
    /// The people to expect; `nil` in a park's state.
    package var forecast: Forecast?

    private enum CodingKeys: String, CodingKey {
        case level, minimum, maximum, forecast
        case observedAt = "observed_at"
        case staleAfter = "stale_after"
    }

    /// Makes a section.
    package init(
        observedAt: Timestamp?,
        staleAfter: Timestamp?,
        level: Level,
        minimum: Int? = nil,
        maximum: Int? = nil,
        forecast: Forecast? = nil
    ) {
        self.observedAt = observedAt
        self.staleAfter = staleAfter
        self.level = level
        self.minimum = minimum
        self.maximum = maximum
        self.forecast = forecast
    }
}
