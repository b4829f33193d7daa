import AppScreens
import HangangjariAPI
import HangangjariModel
import Vitrine
import VitrineUI
import VitrineWidgets

/// The screen of one park, with its parking or the reasons for a visit.
struct ParkScreen: View {
    let park: CachedPark?
    let id: String
    let section: ParkDestination.Section
    let markedLot: String?
    let now: Date
    let messages: [String]

    var body: some View {
        HStack(spacing: 10) {
            Button(intent: ShowDestination(.parks)) {
                Image(systemName: "chevron.left").font(.system(size: 18, weight: .semibold))
                    .frame(width: 30, height: 30)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("All parks")
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: park?.park.englishName ?? id).font(.system(.title, weight: .bold)).lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .accessibilityAddTraits(.isHeader)
                if let name = park?.park.name {
                    Text(verbatim: name).font(.caption).foregroundStyle(Color.quiet)
                }
            }
            Spacer()
            Button(intent: RefreshPark(id)) {
                Image(systemName: "arrow.clockwise").font(.system(size: 18, weight: .semibold))
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Refresh")
        }
        ForEach(messages, id: \.self) {
            Notice(symbol: "exclamationmark.triangle.fill", text: $0, color: .orange)
        }
        HStack(spacing: 8) {
            ForEach(ParkDestination.Section.allCases, id: \.self) {
                SectionTab(id: id, section: $0, isShown: $0 == section)
            }
        }
        if let summary = park?.summary, let park {
            SourceNotice(refresh: summary.refresh)
            switch section {
            case .parking:
                ParkingSectionView(park: park, summary: summary, markedLot: markedLot, now: now)
                DirectionsCard(address: summary.directionsURL)
            case .outing: OutingSectionView(summary: summary, now: now)
            }
        } else {
            Card {
                Text("Nothing known of this park yet").font(.headline)
                Text("Refresh to ask the service.").font(.footnote).foregroundStyle(Color.quiet)
            }
        }
    }
}

/// A tab that selects one of the two sections.
struct SectionTab: View {
    let id: String
    let section: ParkDestination.Section
    let isShown: Bool

    var body: some View {
        Button(intent: ShowDestination(.park(id, section, lot: nil))) {
            Text(section == .parking ? "Parking" : "Outing")
                .font(.system(.subheadline, weight: isShown ? .semibold : .regular))
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 8)
                .background(
                    isShown ? Color.teal.opacity(0.22) : Color.gray.opacity(0.12),
                    in: RoundedRectangle(cornerRadius: 10, style: .continuous)
                )
        }
        .buttonStyle(.plain)
    }
}

/// A notice that the source could not confirm the values.
struct SourceNotice: View {
    let refresh: RefreshState

    var body: some View {
        switch refresh.state {
        case .current: EmptyView()
        case .lastKnown, .unknown:
            Notice(
                symbol: "exclamationmark.circle",
                text: "The city\u{2019}s data service is down. These are the last known values.",
                color: .orange
            )
        case .unavailable:
            Notice(symbol: "questionmark.circle", text: "The city has no data about this park yet.", color: .gray)
        }
    }
}

/// The total, the individual lots, and the forecast.
struct ParkingSectionView: View {
    let park: CachedPark
    let summary: HomeSummary
    let markedLot: String?
    let now: Date

    var body: some View {
        let parking = summary.parking
        let reading = ParkReading(park, now: now)
        Card {
            TitledRow {
                Text("Free spaces").font(.headline)
            } value: {
                ParkCount(reading: reading)
            }
        }
        Card {
            ForEach(parking.lots, id: \.id) { lot in
                LotListRow(lot: lot, source: summary.refresh.freshness, isMarked: lot.id == markedLot, now: now)
                if lot.id != parking.lots.last?.id { Divider() }
            }
        }
        if let forecast = parking.forecast {
            ForecastCard(
                title: "Spaces to expect",
                forecast: forecast,
                isCurrent: reading.freshness == .current,
                now: now
            )
        }
    }
}

/// The address of a map with directions to the park; empty if the service gave no `https` address.
///
/// The address is shown as text, because the device opens only links that an installed app handles.
struct DirectionsCard: View {
    let address: String

    var body: some View {
        if address.hasPrefix("https://") {
            Card {
                Text("Directions").font(.headline)
                Text(verbatim: address).font(.footnote).foregroundStyle(Color.quiet)
            }
        }
    }
}

/// A row with one lot.
struct LotListRow: View {
    let lot: ParkingSection.Lot
    /// The judgement of the source, which applies to every lot.
    let source: Freshness
    let isMarked: Bool
    let now: Date

    var body: some View {
        let counted = PlausibleCount(remaining: lot.remaining, capacity: lot.capacity)
        let freshness = FreshnessPolicy.parking.freshness(observedAt: lot.observedAt?.date, now: now)
            .combined(with: source)
        TitledRow {
            name
        } value: {
            reading(counted, freshness)
        }
        .padding(isMarked ? 6 : 0)
        .background(isMarked ? Color.teal.opacity(0.18) : Color.clear, in: RoundedRectangle(cornerRadius: 8))
    }

    private var name: some View {
        Text(verbatim: lot.name).font(.system(.body, weight: isMarked ? .bold : .regular)).lineLimit(1)
            .minimumScaleFactor(0.6)
    }

    @ViewBuilder private func reading(_ counted: PlausibleCount, _ freshness: Freshness) -> some View {
        if let remaining = counted.remaining, freshness.isShowable {
            LevelNumber(
                text: Text(counted.capacity.map { "\(remaining) of \($0)" } ?? "\(remaining)"),
                level: freshness == .current ? counted.level : nil
            )
            .font(.system(.body, design: .rounded, weight: .medium))
        } else {
            Text("no live count").font(.footnote).foregroundStyle(Color.quiet)
        }
        AgeText(freshness: freshness, observedAt: lot.observedAt?.date)
    }
}

/// The forecast hours that are still ahead; empty if there are none.
struct ForecastCard: View {
    let title: String
    let forecast: Forecast
    /// Whether the values that the forecast starts from are current.
    let isCurrent: Bool
    let now: Date

    var body: some View {
        let points = forecast.points.filter { $0.at.date > now }
        if !points.isEmpty { card(points.prefix(6)) }
    }

    private func card(_ points: ArraySlice<Forecast.Point>) -> some View {
        Card {
            TitledRow {
                Text(verbatim: title).font(.headline)
            } value: {
                Text(verbatim: forecast.reason == nil ? "confidence \(forecast.confidence.rawValue)" : "source is old")
                    .font(.caption)
                    .foregroundStyle(Color.quiet)
            }
            ForEach(points, id: \.at) { point in
                TitledRow {
                    ViewThatFits(in: .horizontal) {
                        HStack { range(of: point) }
                        VStack(alignment: .leading, spacing: 2) { range(of: point) }
                    }
                } value: {
                    LevelNumber(text: Text("\(point.p50)"), level: isCurrent ? point.level : nil)
                        .font(.system(.footnote, design: .rounded, weight: .semibold))
                }
            }
        }
    }

    @ViewBuilder private func range(of point: Forecast.Point) -> some View {
        Text(point.at.date, style: .time).font(.footnote).frame(minWidth: 70, alignment: .leading)
        Text("\(point.p10)\u{2013}\(point.p90)").font(.footnote).foregroundStyle(Color.quiet)
    }
}

/// Signals, weather, air and visitors.
struct OutingSectionView: View {
    let summary: HomeSummary
    let now: Date

    var body: some View {
        Card {
            Text("Is it okay to visit today?").font(.headline)
            if signals.isEmpty {
                Text(isKnown ? "There is nothing for or against a visit." : "The last values are too old to decide.")
                    .font(.footnote)
                    .foregroundStyle(Color.quiet)
            }
            ForEach(Array(signals.enumerated()), id: \.offset) { signal in
                Notice(
                    symbol: signal.element.weight == .good ? "checkmark.circle.fill" : "exclamationmark.circle.fill",
                    text: Self.words(signal.element.kind.rawValue),
                    color: signal.element.weight == .good ? .green : .orange
                )
            }
        }
        Card {
            row("Weather", weather, summary.weather.observedAt?.date, .weather)
            Divider()
            row("People", people, summary.crowd.observedAt?.date, .crowd)
            Divider()
            row("Fine dust", dust, summary.dust.observedAt?.date, .dust)
        }
        if let forecast = summary.crowd.forecast {
            ForecastCard(
                title: "People to expect",
                forecast: forecast,
                isCurrent: freshness(summary.crowd.observedAt?.date, .crowd) == .current,
                now: now
            )
        }
    }

    /// The signals whose observation is still current; an outdated signal could mislead people.
    private var signals: [Signal] {
        guard summary.refresh.state == .current else { return [] }
        return summary.signals.filter { signal in
            FreshnessPolicy.signal(signal.kind).freshness(observedAt: signal.observedAt.date, now: now) == .current
                && (signal.kind != .pleasant || isKnown)
        }
    }

    /// Whether all sections are known and current.
    private var isKnown: Bool {
        let sections: [(Timestamp?, FreshnessPolicy)] = [
            (summary.parking.observedAt, .parking), (summary.crowd.observedAt, .crowd),
            (summary.weather.observedAt, .weather), (summary.dust.observedAt, .dust),
        ]
        return summary.refresh.state == .current
            && sections.allSatisfy { $1.freshness(observedAt: $0?.date, now: now) == .current }
    }

    private func row(_ title: String, _ value: String, _ observedAt: Date?, _ limits: FreshnessPolicy) -> some View {
        let freshness = freshness(observedAt, limits)
        return TitledRow {
            Text(verbatim: title)
        } value: {
            Text(verbatim: freshness.isShowable ? value : "\u{2014}")
                .font(.system(.body, design: .rounded, weight: .medium))
                .foregroundStyle(freshness == .current ? Color.primary : Color.quiet)
            AgeText(freshness: freshness, observedAt: observedAt)
        }
    }

    /// The judgement of a section by its own age and by the source.
    private func freshness(_ observedAt: Date?, _ limits: FreshnessPolicy) -> Freshness {
        limits.freshness(observedAt: observedAt, now: now).combined(with: summary.refresh.freshness)
    }

    private var weather: String {
        let temperature = summary.weather.temperature.map { "\($0)\u{B0}" } ?? "\u{2014}"
        return summary.weather.precipitationKind.word.map { "\(temperature), \($0)" } ?? temperature
    }

    private var people: String {
        guard let minimum = summary.crowd.minimum, let maximum = summary.crowd.maximum else {
            return summary.crowd.level.crowdWord
        }
        return "\(summary.crowd.level.crowdWord), \(minimum)\u{2013}\(maximum)"
    }

    private var dust: String {
        let word = summary.dust.grade.word
        return summary.dust.pm10.map { "\(word), PM10 \($0)" } ?? word
    }

    /// "Rain likely" for `rain_likely`.
    private static func words(_ name: String) -> String {
        let words = name.split(separator: "_").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
