import HangangjariAPI

extension ParkReportReader {
    /// The valid range of a number of people.
    static let people = 0...10_000_000

    /// Reads the visitors; `nil` without a plausible time, or without a level and a number.
    func crowd(_ item: CityPayload.Population) -> CrowdSection? {
        guard let observedAt = observation(item.time) else { return nil }
        let range = range(item.minimum, item.maximum)
        let level = Self.level(item.level)
        guard level != .unknown || range != nil else { return nil }
        let points = forecast(item.forecast?.elements ?? [])
        return CrowdSection(
            observedAt: observedAt,
            staleAfter: nil,
            level: level,
            minimum: range?.lowerBound,
            maximum: range?.upperBound,
            forecast: points.isEmpty ? nil : Forecast(points: points, confidence: .high, reason: nil)
        )
    }

    /// Reads the weather; `nil` without a plausible time, or without any value.
    func weather(_ item: CityPayload.Weather) -> WeatherSection? {
        guard let observedAt = observation(item.time) else { return nil }
        let kind = Self.precipitation(item.precipitationType)
        let section = WeatherSection(
            observedAt: observedAt,
            staleAfter: nil,
            temperature: item.temperature.number(in: -60...60),
            // In dry weather the city writes a hyphen for the amount.
            precipitation: item.precipitation.number(in: 0...500) ?? (kind == .none ? 0 : nil),
            precipitationKind: kind,
            windSpeed: item.windSpeed.number(in: 0...120),
            humidity: item.humidity.whole(in: 0...100),
            uvIndex: item.uvIndex.whole(in: 0...20),
            hours: hours(item.hours?.elements ?? [])
        )
        let hasValue =
            section.temperature != nil || kind != .unknown || section.windSpeed != nil || section.humidity != nil
        return hasValue ? section : nil
    }

    /// Reads the air; `nil` without a plausible time, or without any value.
    func dust(_ item: CityPayload.Weather) -> DustSection? {
        guard let observedAt = observation(item.time) else { return nil }
        let pm10 = item.pm10.whole(in: 0...2000)
        let pm25 = item.pm25.whole(in: 0...2000)
        let pm10Grade = pm10.map(DustSection.Grade.ofPM10) ?? Self.grade(item.pm10Grade)
        let pm25Grade = pm25.map(DustSection.Grade.ofPM25) ?? Self.grade(item.pm25Grade)
        let grade = DustSection.Grade.worse(pm10Grade, pm25Grade)
        guard grade != .unknown else { return nil }
        return DustSection(
            observedAt: observedAt,
            staleAfter: nil,
            grade: grade,
            pm10: pm10,
            pm10Grade: pm10Grade,
            pm25: pm25,
            pm25Grade: pm25Grade
        )
    }

    private func range(_ minimum: CityText?, _ maximum: CityText?) -> ClosedRange<Int>? {
        guard let least = minimum.whole(in: Self.people), let most = maximum.whole(in: Self.people), least <= most
        else { return nil }
        return least...most
    }

    private func forecast(_ items: [CityPayload.Population.Hour]) -> [Forecast.Point] {
        let points = items.compactMap { item -> Forecast.Point? in
            guard let at = prospect(item.time), let range = range(item.minimum, item.maximum) else { return nil }
            let level = Self.level(item.level)
            return Forecast.Point(
                at: at,
                p10: range.lowerBound,
                p50: (range.lowerBound + range.upperBound) / 2,
                p90: range.upperBound,
                level: level,
                risk: Self.risk(of: level)
            )
        }
        return Array(points.sorted { $0.at < $1.at }.prefix(12))
    }

    private func hours(_ items: [CityPayload.Weather.Hour]) -> [WeatherSection.Hour] {
        let hours = items.compactMap { item -> WeatherSection.Hour? in
            guard let at = prospect(item.time) else { return nil }
            return WeatherSection.Hour(
                at: at,
                temperature: item.temperature.number(in: -60...60),
                rainChance: item.rainChance.whole(in: 0...100),
                precipitationKind: Self.precipitation(item.precipitationType),
                sky: Self.sky(item.sky)
            )
        }
        return Array(hours.sorted { $0.at < $1.at }.prefix(12))
    }

    /// Estimates the risk from the level, because the city forecasts no probability.
    private static func risk(of level: Level) -> Double {
        switch level {
        case .available: 0.02
        case .normal: 0.1
        case .crowded: 0.35
        case .full: 0.9
        case .unknown: 0.5
        }
    }

    static func level(_ word: CityText?) -> Level {
        switch word.text {
        case "여유": .available
        case "보통": .normal
        case "약간 붐빔": .crowded
        case "붐빔": .full
        default: .unknown
        }
    }

    static func precipitation(_ word: CityText?) -> WeatherSection.PrecipitationKind {
        switch word.text {
        case "없음": .none
        case "비": .rain
        case "눈": .snow
        case "비+눈", "비/눈", "진눈깨비": .rainAndSnow
        default: .unknown
        }
    }

    static func sky(_ word: CityText?) -> WeatherSection.Sky {
        switch word.text {
        case "맑음": .clear
        case "구름많음", "구름 많음", "구름조금": .cloudy
        case "흐림": .overcast
        default: .unknown
        }
    }

    static func grade(_ word: CityText?) -> DustSection.Grade {
        switch word.text {
        case "좋음": .good
        case "보통": .normal
        case "나쁨": .bad
        case "매우나쁨", "매우 나쁨": .veryBad
        default: .unknown
        }
    }
}
