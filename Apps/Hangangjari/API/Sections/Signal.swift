/// Something that decides whether to go: what a visitor would be told in one line.
package struct Signal: Codable, Hashable, Sendable {
    /// What it is about.
    package var kind: Kind
    /// How much it weighs.
    package var weight: Weight
    /// The number behind it, in the kind's unit; `nil` if it has none.
    package var value: Double?
    /// When what it rests on was observed; a signal is never younger than its section.
    package var observedAt: Timestamp

    /// What a signal is about, and the unit of its value.
    package enum Kind: String, OpenEnumeration, CaseIterable {
        /// No space in any counted lot.
        case parkingFull = "parking_full"
        /// A fifth of the spaces or less; spaces left.
        case parkingScarce = "parking_scarce"
        /// The crowd is at 약간 붐빔 or 붐빔; at most so many people.
        case crowded
        /// Rain or snow falls now; millimetres in the last hour.
        case raining
        /// Rain or snow is likely within six hours; percent.
        case rainLikely = "rain_likely"
        /// The dust is bad or very bad; µg/m³ of the worse kind.
        case dustBad = "dust_bad"
        /// 33 °C or more; degrees Celsius.
        case hot
        /// −5 °C or less; degrees Celsius.
        case cold
        /// 9 m/s or more; metres a second.
        case windy
        /// The UV index is 8 or more.
        case strongSun = "strong_sun"
        /// Nothing speaks against going, and everything asked about is known and current.
        case pleasant
        /// A kind of a later version.
        case unknown
    }

    /// How much a signal weighs.
    package enum Weight: String, OpenEnumeration, CaseIterable {
        /// Speaks for going.
        case good
        /// Think twice.
        case caution
        /// Better not.
        case warning
        /// A weight of a later version.
        case unknown
    }

    private enum CodingKeys: String, CodingKey {
        case kind, weight, value
        case observedAt = "observed_at"
    }

    /// Makes a signal.
    package init(kind: Kind, weight: Weight, value: Double?, observedAt: Timestamp) {
        self.kind = kind
        self.weight = weight
        self.value = value
        self.observedAt = observedAt
    }
}
