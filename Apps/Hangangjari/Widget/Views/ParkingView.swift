import HangangjariAPI
import HangangjariModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The parking widget's view.
package struct ParkingView: View {
    let entry: ParkEntry<ParkingSnapshot>
    @Environment(\.widgetFamily) private var family

    /// The layout for the family and mode; a tap opens the park's parking section.
    package var body: some View {
        ParkView(entry: entry, symbol: "parkingsign.circle.fill", section: .parking) { picture in
            // Larger words would be cut.
            LargestTextThatFits(upTo: .accessibility1) { layout(picture, isShortened: $0) }
        }
    }

    @ViewBuilder private func layout(_ picture: ParkingContent, isShortened: Bool) -> some View {
        switch (family, picture.value.lots.isEmpty) {
        case (.systemMedium, true): MediumTotal(picture: picture, isShortened: isShortened)
        case (.systemMedium, false): MediumLots(picture: picture, isShortened: isShortened)
        case (_, true): SmallTotal(picture: picture, isShortened: isShortened)
        case (_, false): SmallLots(picture: picture, isShortened: isShortened)
        }
    }
}

/// The content of the parking widget's views.
typealias ParkingContent = ShownPark<ParkingSnapshot>

extension ParkingContent {
    var style: LevelStyle { .parking(value.level) }
    /// The colour, which is grey for values that are not current, so that an old number does not look reliable.
    var color: Color { isCurrent ? style.color : Palette.unknown }
}

/// The small layout with the total; shortened, without the level's word and the reason for an age.
struct SmallTotal: View {
    let picture: ParkingContent
    var isShortened = false

    var body: some View {
        if isShortened {
            layout(size: 28)
        } else {
            // On a small phone the number becomes smaller.
            ViewThatFits(in: .vertical) {
                layout(size: 38)
                layout(size: 30)
            }
        }
    }

    private func layout(size: Double) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            WidgetHeader(
                symbol: "parkingsign.circle.fill",
                name: picture.value.parkName,
                isNearby: picture.isNearby,
                refreshes: false
            )
            Spacer(minLength: 2)
            TotalNumber(picture: picture, size: size)
            // An outdated value shows the reason for its age in place of the level's word.
            SpaceBar(picture: picture, showsWord: picture.isCurrent && !isShortened).padding(.top, 5)
            Spacer(minLength: 4)
            FreshnessMark(
                freshness: picture.freshness,
                observedAt: picture.observedAt,
                form: isShortened ? .short : .stacked
            )
        }
    }
}

/// The number of free spaces, or a text if there is no count.
struct TotalNumber: View {
    let picture: ParkingContent
    let size: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let remaining = picture.value.remaining, let capacity = picture.value.capacity {
                Text("\(remaining)")
                    .font(.system(size: size, weight: .bold, design: .rounded))
                    .monospacedDigit()
                    .foregroundStyle(picture.isCurrent ? Color.primary : Palette.quiet)
                    .minimumScaleFactor(0.6)
                    .lineLimit(1)
                Text("free of \(capacity)").font(.caption).foregroundStyle(Palette.quiet).lineLimit(1)
                    .minimumScaleFactor(0.6)
            } else {
                Text("\u{2014}").font(.system(size: size, weight: .bold, design: .rounded))
                    .foregroundStyle(Palette.quiet)
                Text("No live count").font(.caption).foregroundStyle(Palette.quiet).lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

/// The share of taken spaces as a bar, and the level's word.
struct SpaceBar: View {
    let picture: ParkingContent
    var showsWord = true

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            OccupancyBar(
                remaining: picture.value.remaining,
                capacity: picture.value.capacity,
                color: picture.color,
                height: 6
            )
            if showsWord {
                Text(picture.style.word)
                    .font(.system(.caption2, design: .rounded, weight: .semibold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
            }
        }
    }
}

/// A bar that is filled as far as spaces are taken, as displays at parking lots are: a full bar is a full lot.
struct OccupancyBar: View {
    let color: Color
    let height: Double
    /// The share of taken spaces; nil without a count, for which no bar is drawn.
    private let taken: Double?

    init(remaining: Int?, capacity: Int?, color: Color, height: Double) {
        self.color = color
        self.height = height
        // A stored file can hold any numbers.
        taken = remaining.flatMap { free in capacity.map { min(max(0, 1 - Double(free) / Double(max($0, 1))), 1) } }
    }

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                if let taken { bar(taken, width: proxy.size.width) }
            }
        }
        .frame(height: height)
        .widgetAccentable()
        .accessibilityHidden(true)
    }

    /// An empty lot has only the ground of the bar; any other has at least a dot.
    @ViewBuilder private func bar(_ taken: Double, width: Double) -> some View {
        Capsule().fill(color.opacity(0.18))
        if taken > 0 {
            Capsule().fill(color).frame(width: max(height, width * taken))
        }
    }
}

/// The medium layout: the total on the left; the level's word, the link and the mark on the right.
///
/// Shortened, the number is smaller, and the number of lots and the link are left out.
struct MediumTotal: View {
    let picture: ParkingContent
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            WidgetHeader(
                symbol: "parkingsign.circle.fill",
                name: picture.value.parkName,
                isNearby: picture.isNearby,
                refreshes: true
            )
            Spacer(minLength: 2)
            HStack(alignment: .bottom, spacing: 16) {
                TotalNumber(picture: picture, size: isShortened ? 36 : 52)
                VStack(alignment: .leading, spacing: 6) {
                    Text(picture.style.word)
                        .font(.system(.headline, design: .rounded))
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                    SpaceBar(picture: picture, showsWord: false)
                    if !isShortened {
                        Text(picture.value.lotCount == 1 ? "in one lot" : "in \(picture.value.lotCount) lots")
                            .font(.caption2)
                            .foregroundStyle(Palette.quiet)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            Spacer(minLength: 4)
            HStack(spacing: 8) {
                FreshnessMark(freshness: picture.freshness, observedAt: picture.observedAt)
                Spacer(minLength: 0)
                if !isShortened { DirectionsLink(picture.value) }
            }
        }
    }
}

/// The stored link to a map with directions; empty without directions.
///
/// A widget's link always opens the widget's own app, which knows the park by the link.
struct DirectionsLink: View {
    private let url: URL?

    init(_ value: ParkingSnapshot) { url = value.directionsURL.flatMap(URL.init(string:)) }

    var body: some View {
        if let url {
            Link(destination: url) {
                HStack(spacing: 3) {
                    Image(systemName: "arrow.triangle.turn.up.right.diamond.fill").foregroundStyle(Palette.accent)
                    Text("Directions")
                }
                .font(.system(.caption2, design: .rounded, weight: .semibold))
                // A target for a finger; the negative padding keeps the row's own height.
                .padding(.vertical, 8)
            }
            .padding(.vertical, -8)
        }
    }
}
