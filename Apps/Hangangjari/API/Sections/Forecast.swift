/// A forecast for the coming hours, of free spaces or of people.
public struct Forecast: Codable, Hashable, Sendable {
    /// The coming hours in chronological order, at most 12.
    public var points: [Point]
    /// The reliability of the forecast.
    public var confidence: Confidence
    /// The reason for a lower reliability than usual; `nil` if there is none.
    public var reason: Reason?

    /// The forecast for one point in time.
    public struct Point: Codable, Hashable, Sendable {
        public var at: Timestamp
        /// The 10th percentile; 0 to 10,000,000, in spaces or people.
        public var p10: Int
        /// The median; not below ``p10``.
        public var p50: Int
        /// The 90th percentile; not below ``p50``.
        public var p90: Int
        /// The level at ``p50``.
        public var level: Level
        /// The probability that there is no room, 0 to 1.
        public var risk: Double

        public init(at: Timestamp, p10: Int, p50: Int, p90: Int, level: Level, risk: Double) {
            self.at = at
            self.p10 = p10
            self.p50 = p50
            self.p90 = p90
            self.level = level
            self.risk = risk
        }
    }

    /// The levels of reliability.
    public enum Confidence: String, OpenEnumeration, CaseIterable {
        /// The forecast is based on a current observation and on earlier days.
        case high
        /// The forecast is based on only one of the two.
        case medium
        /// The forecast is little more than a guess.
        case low
        /// The reliability is not stated.
        case unknown
    }

    /// The reasons for a lower reliability than usual.
    public enum Reason: String, OpenEnumeration, CaseIterable {
        /// The underlying observation is no longer current.
        case sourceOld = "source_old"
        /// There are observations of fewer than two comparable days.
        case littleHistory = "little_history"
        /// A reason that a later version added.
        case unknown
    }

    public init(points: [Point], confidence: Confidence, reason: Reason?) {
        self.points = points
        self.confidence = confidence
        self.reason = reason
    }
}
