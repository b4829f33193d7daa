import CompactJSON
import Foundation
import HangangjariAPI

/// Responses of a service for tests, with values that the tests choose.
enum Summaries {
    /// Returns a complete summary; ages are in minutes before `now`.
    static func summary(
        of park: String = "ttukseom",
        now: Date,
        parkingAge: Int = 6,
        crowdAge: Int = 35,
        weatherAge: Int = 15,
        dustAge: Int = 40,
        remaining: [Int?] = [35, 226, 47, 46],
        capacity: [Int?] = [64, 356, 123, 131],
        state: RefreshState.State = .current
    ) -> HomeSummary {
        let seen = { (minutes: Int) in Timestamp(now).adding(-60 * minutes) }
        let lots = zip(remaining, capacity).enumerated()
            .map { index, lot in
                ParkingSection.Lot(
                    id: "\(park)-\(index + 1)",
                    name: "\(index + 1)",
                    remaining: lot.0,
                    capacity: lot.1,
                    level: .ofParking(remaining: lot.0, capacity: lot.1),
                    observedAt: lot.0 == nil ? nil : seen(parkingAge)
                )
            }
        let counted = lots.filter { $0.level != .unknown }
        let free = counted.isEmpty ? nil : counted.compactMap(\.remaining).reduce(0, +)
        let all = counted.isEmpty ? nil : counted.compactMap(\.capacity).reduce(0, +)
        return HomeSummary(
            park: Self.park(park),
            generatedAt: Timestamp(now),
            parking: ParkingSection(
                observedAt: counted.isEmpty ? nil : seen(parkingAge),
                staleAfter: counted.isEmpty ? nil : seen(parkingAge).adding(SectionLifetime.parking),
                level: .ofParking(remaining: free, capacity: all),
                remaining: free,
                capacity: all,
                lots: lots
            ),
            crowd: CrowdSection(
                observedAt: seen(crowdAge),
                staleAfter: seen(crowdAge).adding(SectionLifetime.crowd),
                level: .normal,
                minimum: 12_000,
                maximum: 14_000,
                forecast: Forecast(
                    points: (1...6)
                        .map { hour in
                            Forecast.Point(
                                at: Timestamp(now).adding(hour * 3600),
                                p10: 1,
                                p50: 2,
                                p90: 3,
                                level: .crowded,
                                risk: 0.5
                            )
                        },
                    confidence: .high,
                    reason: nil
                )
            ),
            weather: WeatherSection(
                observedAt: seen(weatherAge),
                staleAfter: seen(weatherAge).adding(SectionLifetime.weather),
                temperature: 22.6,
                precipitation: 1,
                precipitationKind: .rain,
                windSpeed: 0.6,
                humidity: 55,
                uvIndex: 1,
                hours: (1...6)
                    .map { hour in
                        WeatherSection.Hour(
                            at: Timestamp(now).adding(hour * 3600),
                            temperature: 22,
                            rainChance: 40,
                            precipitationKind: .rain,
                            sky: .overcast
                        )
                    }
            ),
            dust: DustSection(
                observedAt: seen(dustAge),
                staleAfter: seen(dustAge).adding(SectionLifetime.dust),
                grade: .good,
                pm10: 14,
                pm10Grade: .good,
                pm25: 10,
                pm25Grade: .good
            ),
            signals: [Signal(kind: .raining, weight: .caution, value: 1, observedAt: seen(weatherAge))],
            directionsURL: "https://map.kakao.com/link/to/park,37.5,127.0",
            refresh: RefreshState(
                state: state,
                checkedAt: Timestamp(now),
                succeededAt: Timestamp(now),
                reason: state == .current ? nil : .unreachable,
                sources: []
            )
        )
    }

    static func park(_ id: String) -> Park {
        Park(
            id: id,
            name: "\(id)한강공원",
            shortName: id,
            englishName: id.prefix(1).uppercased() + id.dropFirst(),
            latitude: 37.53,
            longitude: 127.07,
            lotCount: 4,
            capacity: 674
        )
    }

    /// Encodes a value as JSON; on failure returns the error's text.
    static func json<Value: Encodable>(_ value: Value) -> String {
        do {
            return String(decoding: try CompactJSONEncoder().encode(value), as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }
}
