/// What to expect in the coming hours: of spaces left, or of people.
package struct Forecast: Codable, Hashable, Sendable {
    /// The coming hours in their order, at most 12.
    package var points: [Point]
    /// How far it can be trusted.
    package var confidence: Confidence
    /// Why it can be trusted less than usual; `nil` if nothing speaks against it.
    package var reason: Reason?

    /// What to expect at one moment.
    package struct Point: Codable, Hashable, Sendable {
        /// The moment.
        package var at: Timestamp
        /// One time in ten it is less than this; 0 to 10,000,000, in spaces or people.
        package var p10: Int
        /// As often more as less; not below ``p10``.
        package var p50: Int
        /// One time in ten it is more than this; not below ``p50``.
        package var p90: Int
        /// The level at ``p50``.
        package var level: Level
        /// How likely it is that there is no room, 0 to 1.
        package var risk: Double

        /// Makes a point.
        package init(at: Timestamp, p10: Int, p50: Int, p90: Int, level: Level, risk: Double) {
            self.at = at
            self.p10 = p10
            self.p50 = p50
            self.p90 = p90
            self.level = level
            self.risk = risk
        }
    }

    /// How far a forecast can be trusted.
    package enum Confidence: String, OpenEnumeration, CaseIterable {
        /// It rests on a current observation and on the days before.
        case high
        /// It rests on one of the two.
        case medium
        /// It is not much more than a guess.
        case low
        /// Not said.
        case unknown
    }

    /// Why a forecast can be trusted less than usual.
    package enum Reason: String, OpenEnumeration, CaseIterable {
        /// The observation on which it rests is past its limit.
        case sourceOld = "source_old"
        /// Fewer than two like days were seen before.
        case littleHistory = "little_history"
        /// Another reason, of a later version.
        case unknown
    }

    /// Makes a forecast.
    package init(points: [Point], confidence: Confidence, reason: Reason?) {
        self.points = points
        self.confidence = confidence
        self.reason = reason
    }
}
