public import HangangjariAPI
import Vitrine

/// Builds widget snapshots from responses of the service: values ready to be shown, and no raw data.
///
/// The functions are pure. The app uses them after it refreshed its cache, and the extension after it asked the
/// service.
public enum SnapshotBuilder {
    /// Returns the parking of a park in one mode.
    public static func parking(_ state: ParkState, mode: ParkingMode, entityTag: String?) -> ParkingSnapshot {
        let parking = state.parking
        let counted = PlausibleCount(remaining: parking.remaining, capacity: parking.capacity)
        return ParkingSnapshot(
            parkID: state.park.id,
            parkName: name(of: state.park),
            confirmed: observation(parking.observedAt, parking.staleAfter),
            remaining: counted.capacity == nil ? nil : counted.remaining,
            capacity: counted.remaining == nil ? nil : counted.capacity,
            level: counted.level,
            lotCount: parking.lots.count,
            lots: mode == .lots ? parking.lots.prefix(maximumLots).map(lot) : [],
            directionsURL: state.directionsURL.hasPrefix("https://") ? state.directionsURL : nil,
            sourceTrouble: trouble(state.refresh),
            entityTag: entityTag
        )
    }

    /// Returns the general snapshot of a park with one focus.
    public static func general(_ summary: HomeSummary, focus: ParkFocus, entityTag: String?) -> GeneralSnapshot {
        GeneralSnapshot(
            parkID: summary.park.id,
            parkName: name(of: summary.park),
            focus: focus,
            crowd: crowd(summary.crowd),
            weather: weather(summary.weather),
            dust: dust(summary.dust),
            signals: summary.signals.filter { $0.kind != .unknown }.prefix(3)
                .map { GeneralSnapshot.Sign(kind: $0.kind, weight: $0.weight, observedAt: $0.observedAt.date) },
            movement: movement(summary, focus),
            sourceTrouble: trouble(summary.refresh),
            entityTag: entityTag
        )
    }

    /// Returns a general snapshot from the smaller response, which contains only the crowd.
    public static func general(_ state: ParkState, focus: ParkFocus) -> GeneralSnapshot {
        GeneralSnapshot(
            parkID: state.park.id,
            parkName: name(of: state.park),
            focus: focus,
            crowd: crowd(state.crowd),
            sourceTrouble: trouble(state.refresh)
        )
    }

    /// The largest number of lots in a snapshot; a widget has room for six.
    private static let maximumLots = 12
    /// The largest number of forecast steps in a snapshot.
    private static let maximumSteps = 5

    private static func name(of park: Park) -> String {
        park.englishName.isEmpty ? park.shortName : park.englishName
    }

    private static func observation(_ observedAt: Timestamp?, _ staleAfter: Timestamp?) -> Observation {
        Observation(observedAt: observedAt?.date, staleAt: staleAfter?.date)
    }

    private static func trouble(_ refresh: RefreshState) -> String? {
        switch refresh.state {
        case .current: nil
        case .lastKnown, .unavailable, .unknown: refresh.reason?.rawValue ?? "unknown"
        }
    }

    private static func lot(_ lot: ParkingSection.Lot) -> ParkingSnapshot.Lot {
        let counted = PlausibleCount(remaining: lot.remaining, capacity: lot.capacity)
        return ParkingSnapshot.Lot(
            id: lot.id,
            label: lot.id.split(separator: "-").last.map(String.init) ?? lot.id,
            remaining: counted.remaining,
            capacity: counted.capacity,
            level: counted.level,
            observedAt: lot.observedAt?.date
        )
    }

    private static func crowd(_ section: CrowdSection) -> GeneralSnapshot.Crowd {
        GeneralSnapshot.Crowd(
            seen: observation(section.observedAt, section.staleAfter),
            level: section.level,
            minimum: plausible(section.minimum, 0...10_000_000),
            maximum: plausible(section.maximum, 0...10_000_000)
        )
    }

    private static func weather(_ section: WeatherSection) -> GeneralSnapshot.Weather {
        GeneralSnapshot.Weather(
            seen: observation(section.observedAt, section.staleAfter),
            temperature: plausible(section.temperature, -60...60),
            precipitation: section.precipitationKind,
            windSpeed: plausible(section.windSpeed, 0...120),
            humidity: plausible(section.humidity, 0...100),
            uvIndex: plausible(section.uvIndex, 0...20)
        )
    }

    private static func dust(_ section: DustSection) -> GeneralSnapshot.Dust {
        GeneralSnapshot.Dust(
            seen: observation(section.observedAt, section.staleAfter),
            grade: section.grade,
            pm10: plausible(section.pm10, 0...2000),
            pm25: plausible(section.pm25, 0...2000)
        )
    }

    private static func movement(_ summary: HomeSummary, _ focus: ParkFocus) -> [GeneralSnapshot.Step] {
        switch focus {
        case .crowd:
            (summary.crowd.forecast?.points ?? []).prefix(maximumSteps)
                .map { GeneralSnapshot.Step(at: $0.at.date, level: $0.level) }
        case .weather, .dust:
            summary.weather.hours.prefix(maximumSteps)
                .map { hour in
                    GeneralSnapshot.Step(
                        at: hour.at.date,
                        temperature: plausible(hour.temperature, -60...60),
                        rainChance: plausible(hour.rainChance, 0...100),
                        sky: hour.sky,
                        precipitation: hour.precipitationKind
                    )
                }
        }
    }

    private static func plausible<Number: Comparable>(_ number: Number?, _ range: ClosedRange<Number>) -> Number? {
        number.flatMap { range.contains($0) ? $0 : nil }
    }
}
