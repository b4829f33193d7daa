import CompactJSON
import HangangjariAPI

/// The service's response about one park, at the moment of ``HangangjariStage``.
enum HangangjariAnswer {
    /// The response as JSON.
    static let summary: String = {
        let now = Timestamp(HangangjariStage.now)
        let seen = now.adding(-300)
        let lots = [(35, 64), (226, 356), (47, 123), (46, 131)].enumerated()
            .map { index, lot in
                ParkingSection.Lot(
                    id: "ttukseom-\(index + 1)",
                    name: "뚝섬\(index + 1)주차장",
                    remaining: lot.0,
                    capacity: lot.1,
                    level: .ofParking(remaining: lot.0, capacity: lot.1),
                    observedAt: seen
                )
            }
        let points = (1...12)
            .map { hour in
                Forecast.Point(at: now.adding(hour * 3600), p10: 100, p50: 200, p90: 300, level: .normal, risk: 0.1)
            }
        let forecast = Forecast(points: points, confidence: .high, reason: nil)
        let summary = HomeSummary(
            park: Park(
                id: "ttukseom",
                name: "뚝섬한강공원",
                shortName: "뚝섬",
                englishName: "Ttukseom",
                latitude: 37.5302,
                longitude: 127.0688,
                lotCount: 4,
                capacity: 674
            ),
            generatedAt: now,
            parking: ParkingSection(
                observedAt: seen,
                staleAfter: seen.adding(SectionLifetime.parking),
                level: .available,
                remaining: 354,
                capacity: 674,
                lots: lots,
                forecast: forecast
            ),
            crowd: CrowdSection(
                observedAt: seen,
                staleAfter: seen.adding(SectionLifetime.crowd),
                level: .normal,
                minimum: 12_000,
                maximum: 14_000,
                forecast: forecast
            ),
            weather: WeatherSection(
                observedAt: seen,
                staleAfter: seen.adding(SectionLifetime.weather),
                temperature: 22.6,
                precipitation: 0,
                precipitationKind: .none,
                windSpeed: 0.6,
                humidity: 55,
                uvIndex: 1,
                hours: (1...12)
                    .map { hour in
                        WeatherSection.Hour(
                            at: now.adding(hour * 3600),
                            temperature: 22,
                            rainChance: 10,
                            precipitationKind: .none,
                            sky: .clear
                        )
                    }
            ),
            dust: DustSection(
                observedAt: seen,
                staleAfter: seen.adding(SectionLifetime.dust),
                grade: .good,
                pm10: 14,
                pm10Grade: .good,
                pm25: 10,
                pm25Grade: .good
            ),
            signals: [Signal(kind: .pleasant, weight: .good, value: nil, observedAt: seen)],
            directionsURL: "https://map.kakao.com/link/to/park,37.5302,127.0688",
            refresh: RefreshState(state: .current, checkedAt: now, succeededAt: now, reason: nil, sources: [])
        )
        // A value of our own types always encodes; an empty response would make the row fail.
        let bytes = (try? CompactJSONEncoder().encode(summary)) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }()
}
