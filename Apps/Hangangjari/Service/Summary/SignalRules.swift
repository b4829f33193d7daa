import HangangjariAPI

/// The rules for the signals.
///
/// Only current sections give signals, because outdated values would mislead people.
struct SignalRules {
    let now: Timestamp

    /// Returns the signals, most important first.
    func signals(
        _ parking: ParkingSection,
        _ crowd: CrowdSection,
        _ weather: WeatherSection,
        _ dust: DustSection
    ) -> [Signal] {
        var signals: [Signal] = []
        if let observedAt = current(parking.observedAt, parking.staleAfter) {
            signals += of(parking, observedAt)
        }
        if let observedAt = current(crowd.observedAt, crowd.staleAfter) {
            signals += of(crowd, observedAt)
        }
        if let observedAt = current(weather.observedAt, weather.staleAfter) {
            signals += of(weather, observedAt)
        }
        if let observedAt = current(dust.observedAt, dust.staleAfter) {
            signals += of(dust, observedAt)
        }
        guard signals.isEmpty else {
            return signals.filter { $0.weight == .warning } + signals.filter { $0.weight != .warning }
        }
        return pleasant(parking, crowd, weather, dust).map { [$0] } ?? []
    }

    private func of(_ parking: ParkingSection, _ observedAt: Timestamp) -> [Signal] {
        switch parking.level {
        case .full: [Signal(kind: .parkingFull, weight: .warning, value: nil, observedAt: observedAt)]
        case .crowded:
            [
                Signal(
                    kind: .parkingScarce,
                    weight: .caution,
                    value: parking.remaining.map(Double.init),
                    observedAt: observedAt
                )
            ]
        case .available, .normal, .unknown: []
        }
    }

    private func of(_ crowd: CrowdSection, _ observedAt: Timestamp) -> [Signal] {
        guard crowd.level == .crowded || crowd.level == .full else { return [] }
        let weight: Signal.Weight = crowd.level == .full ? .warning : .caution
        return [Signal(kind: .crowded, weight: weight, value: crowd.maximum.map(Double.init), observedAt: observedAt)]
    }

    private func of(_ weather: WeatherSection, _ observedAt: Timestamp) -> [Signal] {
        var signals: [Signal] = []
        func add(_ kind: Signal.Kind, _ weight: Signal.Weight, _ value: Double?) {
            signals.append(Signal(kind: kind, weight: weight, value: value, observedAt: observedAt))
        }
        let soon = weather.hours.filter { $0.at.seconds(since: now) <= 6 * 3600 }.compactMap(\.rainChance).max() ?? 0
        if ![.none, .unknown].contains(weather.precipitationKind) {
            add(.raining, .warning, weather.precipitation)
        } else if soon >= 60 {
            add(.rainLikely, .caution, Double(soon))
        }
        if let temperature = weather.temperature {
            if temperature >= 33 { add(.hot, .warning, temperature) }
            if temperature <= -5 { add(.cold, .caution, temperature) }
        }
        if let wind = weather.windSpeed, wind >= 9 { add(.windy, .caution, wind) }
        if let index = weather.uvIndex, index >= 8 { add(.strongSun, .caution, Double(index)) }
        return signals
    }

    private func of(_ dust: DustSection, _ observedAt: Timestamp) -> [Signal] {
        guard dust.grade == .bad || dust.grade == .veryBad else { return [] }
        let reading = dust.pm25Grade == dust.grade ? dust.pm25 : dust.pm10
        let weight: Signal.Weight = dust.grade == .veryBad ? .warning : .caution
        return [Signal(kind: .dustBad, weight: weight, value: reading.map(Double.init), observedAt: observedAt)]
    }

    /// Returns the signal for a pleasant park, which requires all sections to be known and current.
    private func pleasant(
        _ parking: ParkingSection,
        _ crowd: CrowdSection,
        _ weather: WeatherSection,
        _ dust: DustSection
    ) -> Signal? {
        let moments = [
            current(parking.observedAt, parking.staleAfter), current(crowd.observedAt, crowd.staleAfter),
            current(weather.observedAt, weather.staleAfter), current(dust.observedAt, dust.staleAfter),
        ]
        let known = moments.compactMap { $0 }
        guard known.count == moments.count, let oldest = known.min(), parking.level != .unknown,
            crowd.level != .unknown, weather.temperature != nil, weather.precipitationKind == .none
        else { return nil }
        return Signal(kind: .pleasant, weight: .good, value: nil, observedAt: oldest)
    }

    private func current(_ observedAt: Timestamp?, _ staleAfter: Timestamp?) -> Timestamp? {
        guard let observedAt, let staleAfter, now < staleAfter else { return nil }
        return observedAt
    }
}
