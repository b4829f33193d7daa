import HangangjariAPI
package import HangangjariModel
import Vitrine
import VitrineLoading
package import VitrineWidgets

/// Sample entries for placeholders and the gallery.
package enum Samples {
    /// Returns a sample of the parking widget.
    package static func parking(_ mode: ParkingMode, at now: Date) -> ParkEntry<ParkingSnapshot> {
        let seen = now.addingTimeInterval(-4 * 60)
        let lots = [(64, 35), (356, 226), (123, 47), (131, 46)].enumerated()
            .map { index, lot in
                ParkingSnapshot.Lot(
                    id: "ttukseom-\(index + 1)",
                    label: "\(index + 1)",
                    remaining: lot.1,
                    capacity: lot.0,
                    level: .ofParking(remaining: lot.1, capacity: lot.0),
                    observedAt: seen
                )
            }
        let value = ParkingSnapshot(
            parkID: "ttukseom",
            parkName: "Ttukseom",
            confirmed: Observation(observedAt: seen, staleAt: seen.addingTimeInterval(2100)),
            remaining: 354,
            capacity: 674,
            level: .available,
            lotCount: 4,
            lots: mode == .lots ? lots : []
        )
        return entry(value, seen: seen, at: now)
    }

    /// Returns a sample of the park widget.
    package static func general(_ focus: ParkFocus, at now: Date) -> ParkEntry<GeneralSnapshot> {
        let seen = now.addingTimeInterval(-11 * 60)
        let observation = Observation(observedAt: seen, staleAt: seen.addingTimeInterval(3600))
        let value = GeneralSnapshot(
            parkID: "ttukseom",
            parkName: "Ttukseom",
            focus: focus,
            crowd: GeneralSnapshot.Crowd(seen: observation, level: .normal, minimum: 12_000, maximum: 14_000),
            weather: GeneralSnapshot.Weather(
                seen: observation,
                temperature: 22.6,
                precipitation: .none,
                windSpeed: 1.8,
                humidity: 52,
                uvIndex: 4
            ),
            dust: GeneralSnapshot.Dust(seen: observation, grade: .good, pm10: 14, pm25: 10),
            signals: [GeneralSnapshot.Sign(kind: .pleasant, weight: .good, observedAt: seen)],
            movement: (1...5)
                .map { hour in
                    GeneralSnapshot.Step(
                        at: now.addingTimeInterval(Double(hour) * 3600),
                        temperature: 22 + Double(hour % 3),
                        rainChance: hour * 5,
                        sky: .clear,
                        precipitation: WeatherSection.PrecipitationKind.none,
                        level: focus == .crowd ? .normal : nil
                    )
                }
        )
        return entry(value, seen: seen, at: now)
    }

    private static func entry<Content: ParkSnapshot>(_ value: Content, seen: Date, at now: Date) -> ParkEntry<Content> {
        let provenance = LoadProvenance(origin: .stored, writtenAt: seen, observedAt: seen, now: now)
        return ParkEntry(
            date: now,
            plannedAt: now,
            parkID: "ttukseom",
            isNearby: false,
            result: .current(value, provenance)
        )
    }
}
