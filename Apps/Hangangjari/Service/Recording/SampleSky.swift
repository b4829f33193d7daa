import HangangjariAPI

/// The invented weather and air of a summer day, the same for all parks.
struct SampleSky {
    private let day: KoreanDay
    private let coolest: Double
    private let warming: Double
    private let rain: ClosedRange<Double>?
    private let dust: Double

    init(seed: UInt64, day: KoreanDay) {
        var random = SeededRandom(seed: seed, "sky", day.text)
        self.day = day
        coolest = 22 + 2.5 * random.unit()
        warming = 5 + 5 * random.unit()
        dust = 8 + 60 * random.unit() * random.unit()
        let begin = 6 + 12 * random.unit()
        rain = random.unit() < 0.3 ? begin...(begin + 2 + 4 * random.unit()) : nil
    }

    /// Whether it rains; always false on other days.
    func isWet(at moment: Timestamp) -> Bool { rain?.contains(hour(of: moment)) ?? false }

    func weather(at moment: Timestamp) -> CityJSON {
        // The weather is observed every twenty minutes and published twenty minutes later.
        let seen = moment.adding(-1200 - moment.secondsSince1970 % 1200)
        let isWet = isWet(at: seen)
        let pm25 = dust * (isWet ? 0.5 : 1)
        let pm10 = pm25 * 1.7
        let next = moment.adding(3600 - moment.secondsSince1970 % 3600)
        return .object([
            ("WEATHER_TIME", .text(CityTime.text(seen))),
            ("TEMP", .text(Self.tenths(temperature(at: seen)))),
            ("SENSIBLE_TEMP", .text(Self.tenths(temperature(at: seen) + 1.5))),
            ("HUMIDITY", .text(isWet ? "88" : "62")),
            ("WIND_DIRCT", .text("SW")),
            ("WIND_SPD", .text(Self.tenths(0.6 + 2.5 * daylight(hour(of: seen))))),
            ("PRECIPITATION", .text(isWet ? "1.5" : "-")),
            ("PRECPT_TYPE", .text(isWet ? "비" : "없음")),
            ("UV_INDEX_LVL", .text("1")),
            ("UV_INDEX", .text(String(Int(8 * daylight(hour(of: seen)) * (isWet ? 0.3 : 1))))),
            ("PM25_INDEX", .text(Self.word(DustGrade.of(pm25, [15, 35, 75])))),
            ("PM25", .text(String(Int(pm25)))),
            ("PM10_INDEX", .text(Self.word(DustGrade.of(pm10, [30, 80, 150])))),
            ("PM10", .text(String(Int(pm10)))),
            ("FCST24HOURS", .list((0..<24).map { hourly(at: next.adding($0 * 3600)) })),
        ])
    }

    private func hourly(at moment: Timestamp) -> CityJSON {
        let isWet = isWet(at: moment)
        return .object([
            ("FCST_DT", .text(CityTime.digits(moment))),
            ("TEMP", .text(String(Int(temperature(at: moment).rounded())))),
            ("PRECIPITATION", .text(isWet ? "1.0" : "-")),
            ("PRECPT_TYPE", .text(isWet ? "비" : "없음")),
            ("RAIN_CHANCE", .text(isWet ? "80" : rain == nil ? "0" : "30")),
            ("SKY_STTS", .text(isWet ? "흐림" : rain == nil ? "맑음" : "구름많음")),
        ])
    }

    private func hour(of moment: Timestamp) -> Double { Double(moment.seconds(since: day.start)) / 3600 }

    private func temperature(at moment: Timestamp) -> Double {
        coolest + warming * daylight(hour(of: moment)) - (isWet(at: moment) ? 2 : 0)
    }

    /// The height of the sun: 0 at night, 1 at 14:00.
    private func daylight(_ hour: Double) -> Double {
        let ofDay = hour.truncatingRemainder(dividingBy: 24)
        let distance = (ofDay - 14) / 8
        return max(0, 1 - distance * distance)
    }

    private enum DustGrade {
        static func of(_ reading: Double, _ bounds: [Double]) -> Int { bounds.count { $0 < reading } }
    }

    private static func word(_ grade: Int) -> String { ["좋음", "보통", "나쁨", "매우나쁨"][grade] }

    private static func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(abs(tenths) % 10)"
    }
}
