/// The number of people in a park.
public struct CrowdSection: Codable, Hashable, Sendable {
    /// The time of the estimate; `nil` if it is unknown.
    ///
    /// The city's estimate is about half an hour old when it is published.
    public var observedAt: Timestamp?
    /// The time from which the section must not be called current; ``SectionLifetime/crowd`` after ``observedAt``.
    public var staleAfter: Timestamp?
    public var level: Level
    /// The lower bound of the estimate, 0 to 10,000,000; `nil` if it is unknown, and in a park's state.
    public var minimum: Int?
    /// The upper bound of the estimate, not below ``minimum``; `nil` exactly if ``minimum`` is `nil`.
    public var maximum: Int?
    /// The expected number of people; `nil` in a park's state.
    public var forecast: Forecast?

    private enum CodingKeys: String, CodingKey {
        case level, minimum, maximum, forecast
        case observedAt = "observed_at"
        case staleAfter = "stale_after"
    }

    public init(
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
