/// The fine dust in a park's air.
package struct DustSection: Codable, Hashable, Sendable {
    /// When it was observed; `nil` if not known.
    package var observedAt: Timestamp?
    /// From when on it must not be called current; ``SectionLifetime/dust`` after ``observedAt``.
    package var staleAfter: Timestamp?
    /// The worse of the two grades that are known.
    package var grade: Grade
    /// Particles up to 10 µm, in µg/m³, 0 to 2,000; `nil` if not known.
    package var pm10: Int?
    /// The grade of ``pm10``.
    package var pm10Grade: Grade
    /// Particles up to 2.5 µm, in µg/m³, 0 to 2,000; `nil` if not known.
    package var pm25: Int?
    /// The grade of ``pm25``.
    package var pm25Grade: Grade

    /// How good the air is, by the bounds that Korea uses.
    package enum Grade: String, OpenEnumeration, CaseIterable {
        /// 좋음: PM10 up to 30 µg/m³, PM2.5 up to 15.
        case good
        /// 보통: PM10 up to 80 µg/m³, PM2.5 up to 35.
        case normal
        /// 나쁨: PM10 up to 150 µg/m³, PM2.5 up to 75.
        case bad
        /// 매우나쁨: above.
        case veryBad = "very_bad"
        /// Not known.
        case unknown

        /// The grade of a PM10 reading in µg/m³.
        package static func ofPM10(_ reading: Int) -> Grade { of(reading, bounds: [30, 80, 150]) }

        /// The grade of a PM2.5 reading in µg/m³.
        package static func ofPM25(_ reading: Int) -> Grade { of(reading, bounds: [15, 35, 75]) }

        /// The worse of two grades; ``unknown`` only if both are.
        package static func worse(_ left: Grade, _ right: Grade) -> Grade {
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

    /// Makes a section.
    package init(
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
