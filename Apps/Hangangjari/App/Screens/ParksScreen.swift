import AppScreens
import HangangjariAPI
import HangangjariModel
import Vitrine
import VitrineUI
import VitrineWidgets

/// The list of parks.
struct ParksScreen: View {
    let content: ScreenContent
    let messages: [String]

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("River parks").font(.system(.largeTitle, weight: .bold)).accessibilityAddTraits(.isHeader)
            Spacer()
            Button(intent: RefreshParks()) {
                Image(systemName: "arrow.clockwise").font(.system(size: 18, weight: .semibold))
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Refresh parks")
        }
        ForEach(messages, id: \.self) {
            Notice(symbol: "exclamationmark.triangle.fill", text: $0, color: .orange)
        }
        Card { LocationRow(location: content.location, parks: content.parks) }
        if content.parks.isEmpty {
            Card {
                Text("No parks yet").font(.headline)
                Text("The service provides them. Check the connection.").font(.footnote).foregroundStyle(Color.quiet)
            }
        } else {
            Card {
                ForEach(content.parks) { park in
                    ParkRow(park: park, now: content.now)
                    if park.id != content.parks.last?.id { Divider() }
                }
            }
        }
    }
}

/// The location permission, or the nearest park.
struct LocationRow: View {
    let location: DeviceLocation
    let parks: [CachedPark]

    var body: some View {
        switch location {
        case .notAsked:
            VStack(alignment: .leading, spacing: 8) {
                Notice(
                    symbol: "location.circle",
                    text: "See the park nearest to you, here and in the widgets.",
                    color: .teal
                )
                // The permission is requested where it is needed and not at the start, when its purpose is not clear.
                Button(intent: AskForLocation()) {
                    Text("Find the nearest park")
                        .font(.system(.footnote, weight: .semibold))
                        .padding(.vertical, 7)
                        .padding(.horizontal, 14)
                        .background(Color.teal.opacity(0.22), in: RoundedRectangle(cornerRadius: 16))
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Find the nearest park")
            }
        case .denied:
            Notice(
                symbol: "location.slash",
                text: "Location is off for Hangangjari. Widgets that show the nearest park cannot show data.",
                color: .orange
            )
        case .unknown:
            Notice(symbol: "location", text: "The device does not know where it is yet.", color: .gray)
        case .at(let latitude, let longitude):
            if let park = RiverParks.nearest(latitude: latitude, longitude: longitude) {
                Button(intent: ShowDestination(.park(park.id, .parking, lot: nil))) {
                    Label("Nearest to you: \(park.englishName)", systemImage: "location.fill").font(.footnote)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

/// A row with a park's name and its free spaces.
struct ParkRow: View {
    let park: CachedPark
    let now: Date

    var body: some View {
        HStack(spacing: 12) {
            Button(intent: MarkFavourite(park.id, !park.isFavourite)) {
                Image(systemName: park.isFavourite ? "star.fill" : "star")
                    .font(.system(size: 17))
                    .foregroundStyle(park.isFavourite ? Color.yellow : Color.gray)
                    .frame(width: 30, height: 30)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("\(park.isFavourite ? "Unmark" : "Mark") \(park.park.englishName)")
            Button(intent: ShowDestination(.park(park.id, .parking, lot: nil))) {
                TitledRow {
                    names
                } value: {
                    ParkCount(reading: ParkReading(park, now: now))
                }
            }
            .buttonStyle(.plain)
        }
    }

    private var names: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: park.park.englishName).font(.system(.body, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.6)
            Text(verbatim: park.park.name).font(.caption).foregroundStyle(Color.quiet)
        }
    }
}

/// The parking of a park and its freshness at a point in time.
struct ParkReading {
    let remaining: Int?
    let capacity: Int?
    let level: Level
    let freshness: Freshness
    let observedAt: Date?

    init(_ park: CachedPark, now: Date) {
        let parking = park.summary?.parking
        let counted = PlausibleCount(remaining: parking?.remaining, capacity: parking?.capacity)
        let seen = Observation(observedAt: parking?.observedAt?.date, staleAt: parking?.staleAfter?.date)
        remaining = counted.remaining
        capacity = counted.capacity
        level = counted.level
        observedAt = seen.observedAt
        let source: Freshness =
            park.summary?.refresh.freshness ?? .unavailable(because: .missing)
        freshness = seen.freshness(.parking, at: now).combined(with: source)
    }
}

extension RefreshState {
    /// The judgement of values that the source could not confirm.
    var freshness: Freshness { state == .current ? .current : .lastKnown(because: .sourceFailed) }
}

/// The number of free spaces with its age, or a dash if it is unknown.
struct ParkCount: View {
    let reading: ParkReading

    var body: some View {
        Group {
            if let remaining = reading.remaining, reading.freshness.isShowable {
                LevelNumber(text: Text("\(remaining)"), level: reading.freshness == .current ? reading.level : nil)
                    .font(.system(.title3, design: .rounded, weight: .semibold))
            } else {
                Text("\u{2014}").font(.title3).foregroundStyle(Color.quiet)
            }
            AgeText(freshness: reading.freshness, observedAt: reading.observedAt)
        }
    }
}

/// The age of an observation, as live text.
struct AgeText: View {
    let freshness: Freshness
    let observedAt: Date?

    var body: some View {
        text.font(.caption2)
            .fontWeight(freshness == .current ? .regular : .semibold)
            .foregroundStyle(Color.quiet)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
    }

    private var text: Text {
        guard let observedAt else { return Text("not known") }
        // The age of a value from the future is unknown.
        if freshness.reason == .futureDate { return Text("clock wrong") }
        guard freshness.isShowable else { return Text("too old") }
        // Seconds would move all day beside numbers that change twice an hour.
        let age = Text(
            .currentDate,
            format: .offset(to: observedAt, allowedFields: [.day, .hour, .minute], maxFieldCount: 2, sign: .never)
        )
        return freshness == .current ? Text("\(age) ago") : Text("\(age) old")
    }
}

/// A number after a dot in the colour of its level: words of such a colour are too faint on a light ground.
struct LevelNumber: View {
    let text: Text
    /// The level; nil if the number is not current.
    let level: Level?

    var body: some View {
        HStack(spacing: 6) {
            if let color { Circle().fill(color).frame(width: 8, height: 8) }
            text.monospacedDigit().foregroundStyle(level == nil ? Color.quiet : Color.primary)
        }
    }

    private var color: Color? {
        switch level {
        case .available: .green
        case .normal: .teal
        case .crowded: .orange
        case .full: .red
        case .unknown, nil: nil
        }
    }
}
