/// The fine dust in a park's air.
public struct DustSection: Codable, Hashable, Sendable {
    /// The time of the measurement; `nil` if it is unknown.
    public var observedAt: Timestamp?
    /// The time from which the section must not be called current; ``SectionLifetime/dust`` after ``observedAt``.
    public var staleAfter: Timestamp?
    /// The worse of the known grades.
    public var grade: Grade
    /// Particles up to 10 µm, in µg/m³, 0 to 2,000; `nil` if unknown.
    public var pm10: Int?
    /// The grade of ``pm10``.
    public var pm10Grade: Grade
    /// Particles up to 2.5 µm, in µg/m³, 0 to 2,000; `nil` if unknown.
    public var pm25: Int?
    /// The grade of ``pm25``.
    public var pm25Grade: Grade

    /// The air quality, by the thresholds that Korea uses.
    public enum Grade: String, OpenEnumeration, CaseIterable {
        /// 좋음: PM10 up to 30 µg/m³, PM2.5 up to 15.
        case good
        /// 보통: PM10 up to 80 µg/m³, PM2.5 up to 35.
        case normal
        /// 나쁨: PM10 up to 150 µg/m³, PM2.5 up to 75.
        case bad
        /// 매우나쁨: above those limits.
        case veryBad = "very_bad"
        /// The grade is unknown.
        case unknown

        /// Returns the grade of a PM10 concentration in µg/m³.
        public static func ofPM10(_ reading: Int) -> Grade { of(reading, bounds: [30, 80, 150]) }

        /// Returns the grade of a PM2.5 concentration in µg/m³.
        public static func ofPM25(_ reading: Int) -> Grade { of(reading, bounds: [15, 35, 75]) }

        /// Returns the worse of two grades; ``unknown`` only if both are unknown.
        public static func worse(_ left: Grade, _ right: Grade) -> Grade {
            let order: [Grade] = [.unknown, .good, .normal, .bad, .veryBad]
            return order.last { $0 == left || $0 == right } ?? .unknown
        }

        private static func of(_ reading: Int, bounds: [Int]) -> Grade {
            let grades: [Grade] = [.good, .normal, .bad, .veryBad]
            return reading < 0 ? .unknown : grades[bounds.count { $0 < reading }]
        }
    }

    private enum CodingKeys: String, CodingKey {
        case grade, pm10, pm25
        case observedAt = "observed_at"
        case staleAfter = "stale_after"
        case pm10Grade = "pm10_grade"
        case pm25Grade = "pm25_grade"
    }

    public init(
        observedAt: Timestamp?,
        staleAfter: Timestamp?,
        grade: Grade,
        pm10: Int?,
        pm10Grade: Grade,
        pm25: Int?,
        pm25Grade: Grade
    ) {
        self.observedAt = observedAt
        self.staleAfter = staleAfter
        self.grade = grade
        self.pm10 = pm10
        self.pm10Grade = pm10Grade
        self.pm25 = pm25
        self.pm25Grade = pm25Grade
    }
}
