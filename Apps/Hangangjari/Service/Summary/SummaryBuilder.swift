package import HangangjariAPI

/// Builds the response about a park from the known values, as a pure function.
package struct SummaryBuilder: Sendable {
    private let park: RiverPark
    private let now: Timestamp

    /// Creates a builder of responses for a point in time.
    package init(park: RiverPark, now: Timestamp) {
        self.park = park
        self.now = now
    }

    package func summary(of known: StoredPark, history: [ParkingSample]) -> HomeSummary {
        let report = known.report ?? ParkReport(lots: [], crowd: nil, weather: nil, dust: nil)
        let parking = parking(report, history)
        let crowd = crowd(report.crowd)
        let weather = weather(report.weather)
        let dust = dust(report.dust)
        return HomeSummary(
            park: Park(park),
            generatedAt: now,
            parking: parking,
            crowd: crowd,
            weather: weather,
            dust: dust,
            signals: SignalRules(now: now).signals(parking, crowd, weather, dust),
            directionsURL: park.directionsURL,
            refresh: RefreshState(
                state: known.report == nil ? .unavailable : known.failure == nil ? .current : .lastKnown,
                checkedAt: known.checkedAt,
                succeededAt: known.succeededAt,
                reason: known.failure ?? (known.report == nil ? .notAsked : nil),
                sources: [
                    check(.parking, parking.observedAt, parking.staleAfter, isPartial: isPartial(parking)),
                    check(.crowd, crowd.observedAt, crowd.staleAfter, isPartial: crowd.level == .unknown),
                    check(.weather, weather.observedAt, weather.staleAfter, isPartial: weather.temperature == nil),
                    check(.dust, dust.observedAt, dust.staleAfter, isPartial: dust.pm10 == nil || dust.pm25 == nil),
                ]
            )
        )
    }

    private func parking(_ report: ParkReport, _ history: [ParkingSample]) -> ParkingSection {
        // Without parking data all lots are listed as unknown.
        let lots = report.lots.isEmpty ? park.lots.map(ParkingSection.Lot.init(uncounted:)) : report.lots
        let totals = ParkingTotals(lots)
        let forecast = ParkingForecast(now: now, totals: totals, history: history).forecast
        return ParkingSection(
            observedAt: totals.observedAt,
            staleAfter: totals.observedAt?.adding(SectionLifetime.parking),
            level: .ofParking(remaining: totals.remaining, capacity: totals.capacity),
            remaining: totals.remaining,
            capacity: totals.capacity,
            lots: lots,
            forecast: forecast
        )
    }

    private func crowd(_ reported: CrowdSection?) -> CrowdSection {
        guard var section = reported else { return CrowdSection(observedAt: nil, staleAfter: nil, level: .unknown) }
        section.staleAfter = section.observedAt?.adding(SectionLifetime.crowd)
        section.forecast?.points.removeAll { $0.at <= now }
        if section.forecast?.points.isEmpty == true { section.forecast = nil }
        if isStale(section.staleAfter) {
            section.forecast?.confidence = .low
            section.forecast?.reason = .sourceOld
        }
        return section
    }

    private func weather(_ reported: WeatherSection?) -> WeatherSection {
        guard var section = reported else { return WeatherSection.unknown }
        section.staleAfter = section.observedAt?.adding(SectionLifetime.weather)
        section.hours.removeAll { $0.at <= now }
        return section
    }

    private func dust(_ reported: DustSection?) -> DustSection {
        guard var section = reported else { return DustSection.unknown }
        section.staleAfter = section.observedAt?.adding(SectionLifetime.dust)
        return section
    }

    private func isStale(_ limit: Timestamp?) -> Bool { limit.map { $0 <= now } ?? true }

    private func isPartial(_ parking: ParkingSection) -> Bool { !ParkingTotals(parking.lots).isComplete }

    private func check(
        _ name: SourceCheck.Name,
        _ observedAt: Timestamp?,
        _ staleAfter: Timestamp?,
        isPartial: Bool
    ) -> SourceCheck {
        let status: SourceCheck.Status =
            observedAt == nil ? .missing : isStale(staleAfter) ? .stale : isPartial ? .partial : .current
        return SourceCheck(name: name, status: status, observedAt: observedAt)
    }
}

extension Park {
    /// Creates the representation of a park in responses.
    package init(_ park: RiverPark) {
        self.init(
            id: park.id,
            name: park.name,
            shortName: park.shortName,
            englishName: park.englishName,
            latitude: park.latitude,
            longitude: park.longitude,
            lotCount: park.lots.count,
            capacity: park.capacity
        )
    }
}

extension ParkingSection.Lot {
    fileprivate init(uncounted lot: RiverLot) {
        self.init(id: lot.id, name: lot.name, remaining: nil, capacity: lot.capacity, level: .unknown, observedAt: nil)
    }
}

extension WeatherSection {
    fileprivate static let unknown = WeatherSection(
        observedAt: nil,
        staleAfter: nil,
        temperature: nil,
        precipitation: nil,
        precipitationKind: .unknown,
        windSpeed: nil,
        humidity: nil,
        uvIndex: nil,
        hours: []
    )
}

extension DustSection {
    fileprivate static let unknown = DustSection(
        observedAt: nil,
        staleAfter: nil,
        grade: .unknown,
        pm10: nil,
        pm10Grade: .unknown,
        pm25: nil,
        pm25Grade: .unknown
    )
}
