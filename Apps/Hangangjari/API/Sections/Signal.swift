/// A reason for or against a visit, short enough for one line.
public struct Signal: Codable, Hashable, Sendable {
    /// The subject of the signal.
    public var kind: Kind
    /// The importance of the signal.
    public var weight: Weight
    /// The value that caused the signal, in the kind's unit; `nil` if there is none.
    public var value: Double?
    /// The time of the observation that the signal is based on, which is never later than its section's.
    public var observedAt: Timestamp

    /// The subjects of signals; each states the unit of its value.
    public enum Kind: String, OpenEnumeration, CaseIterable {
        /// No counted lot has a free space.
        case parkingFull = "parking_full"
        /// At most a fifth of the spaces is free; the number of free spaces.
        case parkingScarce = "parking_scarce"
        /// The crowd's level is 약간 붐빔 or 붐빔; the upper bound of the number of people.
        case crowded
        /// It is raining or snowing; millimetres in the last hour.
        case raining
        /// Rain or snow is likely within six hours; percent.
        case rainLikely = "rain_likely"
        /// The dust grade is bad or very bad; µg/m³ of the worse kind of particles.
        case dustBad = "dust_bad"
        /// The temperature is at least 33 °C; degrees Celsius.
        case hot
        /// The temperature is at most −5 °C; degrees Celsius.
        case cold
        /// The wind speed is at least 9 m/s; metres per second.
        case windy
        /// The UV index is at least 8; the UV index.
        case strongSun = "strong_sun"
        /// There is no reason against a visit, and all sections are known and current.
        case pleasant
        /// A kind that a later version added.
        case unknown
    }

    /// The importance of a signal.
    public enum Weight: String, OpenEnumeration, CaseIterable {
        /// A reason for a visit.
        case good
        /// A reason to reconsider a visit.
        case caution
        /// A reason against a visit.
        case warning
        /// A weight that a later version added.
        case unknown
    }

    private enum CodingKeys: String, CodingKey {
        case kind, weight, value
        case observedAt = "observed_at"
    }

    public init(kind: Kind, weight: Weight, value: Double?, observedAt: Timestamp) {
        self.kind = kind
        self.weight = weight
        self.value = value
        self.observedAt = observedAt
    }
}
