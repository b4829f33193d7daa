public import HangangjariAPI
public import Vitrine

// Snapshots are built from responses of the service: values ready to be shown, and no raw data. The app builds them
// after it refreshed its cache, and the extension after it asked the service.

extension ParkingSnapshot: ParkSnapshot {
    public static var fileName: String { "parking.json" }
    public static func limits(_ mode: ParkingMode) -> FreshnessPolicy { .parking }
    public var seen: Observation { confirmed }

    public init(_ summary: HomeSummary, _ mode: ParkingMode, entityTag: String?) {
        self.init(ParkState(summary), mode)
        self.entityTag = entityTag
    }

    public init(_ state: ParkState, _ mode: ParkingMode) {
        let parking = state.parking
        let counted = PlausibleCount(remaining: parking.remaining, capacity: parking.capacity)
        self.init(
            parkID: state.park.id,
            parkName: state.park.shownName,
            confirmed: Observation(parking.observedAt, parking.staleAfter),
            remaining: counted.capacity == nil ? nil : counted.remaining,
            capacity: counted.remaining == nil ? nil : counted.capacity,
            level: counted.level,
            lotCount: parking.lots.count,
            lots: mode == .lots ? parking.lots.prefix(Self.maximumLots).map(Lot.init) : [],
            directionsURL: state.directionsURL.hasPrefix("https://") ? state.directionsURL : nil,
            sourceTrouble: state.refresh.trouble
        )
    }

    /// The largest number of lots in a snapshot; a widget has room for six.
    private static let maximumLots = 12

    /// Returns the dates at which lots become stale, which differ because each lot has its own count.
    public func changes(plannedAt start: Date) -> [PlannedChange] {
        lots.flatMap { FreshnessPolicy.parking.changes(observedAt: $0.judgedAt, plannedAt: start) }
    }
}

extension GeneralSnapshot: ParkSnapshot {
    public static var fileName: String { "general.json" }

    public static func limits(_ focus: ParkFocus) -> FreshnessPolicy {
        switch focus {
        case .weather: .weather
        case .crowd: .crowd
        case .dust: .dust
        }
    }

    public init(_ summary: HomeSummary, _ focus: ParkFocus, entityTag: String?) {
        self.init(
            parkID: summary.park.id,
            parkName: summary.park.shownName,
            focus: focus,
            crowd: Crowd(summary.crowd),
            weather: Weather(summary.weather),
            dust: Dust(summary.dust),
            signals: summary.signals.filter { $0.kind != .unknown }.prefix(3)
                .map { Sign(kind: $0.kind, weight: $0.weight, observedAt: $0.observedAt.date) },
            movement: Array(Self.movement(summary, focus).prefix(Self.maximumSteps)),
            sourceTrouble: summary.refresh.trouble,
            entityTag: entityTag
        )
    }

    /// A state contains neither weather nor dust, so it must not replace stored values of those sections.
    public init?(_ state: ParkState, _ focus: ParkFocus) {
        guard focus == .crowd else { return nil }
        self.init(
            parkID: state.park.id,
            parkName: state.park.shownName,
            focus: focus,
            crowd: Crowd(state.crowd),
            sourceTrouble: state.refresh.trouble
        )
    }

    /// The largest number of forecast steps in a snapshot.
    private static let maximumSteps = 5

    private static func movement(_ summary: HomeSummary, _ focus: ParkFocus) -> [Step] {
        switch focus {
        case .crowd: (summary.crowd.forecast?.points ?? []).map { Step(at: $0.at.date, level: $0.level) }
        case .weather, .dust:
            summary.weather.hours.map { hour in
                Step(
                    at: hour.at.date,
                    temperature: plausible(hour.temperature, -60...60),
                    rainChance: plausible(hour.rainChance, 0...100),
                    sky: hour.sky,
                    precipitation: hour.precipitationKind
                )
            }
        }
    }

    /// Returns the dates at which sections and signs become stale, each by its own limits, and at which forecast hours
    /// end.
    public func changes(plannedAt start: Date) -> [PlannedChange] {
        let sections = ParkFocus.allCases.flatMap { section in
            let seen = observation(of: section)
            return seen.policy(Self.limits(section)).changes(observedAt: seen.observedAt, plannedAt: start)
        }
        let signs = signals.flatMap { sign in
            [PlannedChange].ages(of: sign.observedAt, by: .signal(sign.kind), after: start)
        }
        return sections + signs + .eventEnds(movement.map(\.end))
    }
}

extension ParkingSnapshot.Lot {
    fileprivate init(_ lot: ParkingSection.Lot) {
        let counted = PlausibleCount(remaining: lot.remaining, capacity: lot.capacity)
        self.init(
            id: lot.id,
            label: lot.id.split(separator: "-").last.map(String.init) ?? lot.id,
            remaining: counted.remaining,
            capacity: counted.capacity,
            level: counted.level,
            observedAt: lot.observedAt?.date
        )
    }
}

extension GeneralSnapshot.Crowd {
    fileprivate init(_ section: CrowdSection) {
        self.init(
            seen: Observation(section.observedAt, section.staleAfter),
            level: section.level,
            minimum: plausible(section.minimum, 0...10_000_000),
            maximum: plausible(section.maximum, 0...10_000_000)
        )
    }
}

extension GeneralSnapshot.Weather {
    fileprivate init(_ section: WeatherSection) {
        self.init(
            seen: Observation(section.observedAt, section.staleAfter),
            temperature: plausible(section.temperature, -60...60),
            precipitation: section.precipitationKind,
            windSpeed: plausible(section.windSpeed, 0...120),
            humidity: plausible(section.humidity, 0...100),
            uvIndex: plausible(section.uvIndex, 0...20)
        )
    }
}

extension GeneralSnapshot.Dust {
    fileprivate init(_ section: DustSection) {
        self.init(
            seen: Observation(section.observedAt, section.staleAfter),
            grade: section.grade,
            pm10: plausible(section.pm10, 0...2000),
            pm25: plausible(section.pm25, 0...2000)
        )
    }
}

extension Observation {
    fileprivate init(_ observedAt: Timestamp?, _ staleAfter: Timestamp?) {
        self.init(observedAt: observedAt?.date, staleAt: staleAfter?.date)
    }
}

extension Park {
    fileprivate var shownName: String { englishName.isEmpty ? shortName : englishName }
}

extension RefreshState {
    fileprivate var trouble: String? { state == .current ? nil : reason?.rawValue ?? "unknown" }
}

private func plausible<Number: Comparable>(_ number: Number?, _ range: ClosedRange<Number>) -> Number? {
    number.flatMap { range.contains($0) ? $0 : nil }
}
