import HangangjariAPI
import HangangjariModel
import Vitrine
import VitrineLinks
import VitrineUI
import VitrineWidgets

/// The small layout with up to four lots, shortened two.
struct SmallLots: View {
    let picture: ParkingContent
    var isShortened = false

    var body: some View {
        // Four lots are as high as the smallest phone's widget only without space to spare.
        ViewThatFits(in: .vertical) {
            layout(spacing: 6)
            layout(spacing: 3)
        }
    }

    private var lots: ArraySlice<ParkingSnapshot.Lot> { picture.value.lots.prefix(isShortened ? 2 : 4) }

    private func layout(spacing: Double) -> some View {
        VStack(alignment: .leading, spacing: spacing) {
            WidgetHeader(
                symbol: "parkingsign.circle.fill",
                name: picture.value.parkName,
                isNearby: picture.isNearby,
                refreshes: false,
                left: picture.value.lotCount - lots.count
            )
            ForEach(lots) { LotRow(lot: $0, picture: picture) }
            Spacer(minLength: 0)
            FreshnessMark(freshness: picture.freshness, observedAt: picture.observedAt, form: .short)
        }
    }
}

/// The medium layout with up to six lots in two columns, shortened four and no link.
struct MediumLots: View {
    let picture: ParkingContent
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 7) {
            WidgetHeader(
                symbol: "parkingsign.circle.fill",
                name: picture.value.parkName,
                isNearby: picture.isNearby,
                refreshes: true,
                left: picture.value.lotCount - picture.value.lots.prefix(2 * height).count
            )
            HStack(alignment: .top, spacing: 18) {
                column(picture.value.lots.prefix(height))
                column(picture.value.lots.dropFirst(height).prefix(height))
            }
            Spacer(minLength: 0)
            HStack(spacing: 8) {
                FreshnessMark(freshness: picture.freshness, observedAt: picture.observedAt)
                Spacer(minLength: 0)
                if !isShortened { DirectionsLink(picture.value) }
            }
        }
    }

    /// The number of lots in a column.
    private var height: Int { isShortened ? 2 : 3 }

    private func column(_ lots: ArraySlice<ParkingSnapshot.Lot>) -> some View {
        VStack(alignment: .leading, spacing: 7) {
            ForEach(Array(lots)) { LotRow(lot: $0, picture: picture) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A row with a lot's number, a bar and its free spaces; a tap opens the lot.
struct LotRow: View {
    let lot: ParkingSnapshot.Lot
    let picture: ParkingContent
    @ScaledMetric(relativeTo: .caption2) private var labelWidth = 20
    @ScaledMetric(relativeTo: .caption) private var numberWidth = 30

    var body: some View {
        if let url = DeepLinks.hangangjari.url(of: .park(picture.value.parkID, .parking, lot: lot.id)) {
            // A target for a finger; the negative padding keeps the row's own height.
            Link(destination: url) { row.padding(.vertical, 7) }.padding(.vertical, -7)
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 6) {
            Text(verbatim: "P\(lot.label)")
                .font(.system(.caption2, design: .rounded, weight: .semibold))
                .foregroundStyle(Palette.quiet)
                .frame(width: labelWidth, alignment: .leading)
            OccupancyBar(remaining: shown, capacity: lot.capacity, color: color, height: 5)
            Text(verbatim: number)
                .font(.system(.caption, design: .rounded, weight: .semibold))
                .monospacedDigit()
                .foregroundStyle(isCurrent ? Color.primary : Palette.quiet)
                .frame(width: numberWidth, alignment: .trailing)
        }
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Lot \(lot.label)")
        .accessibilityValue(reading)
    }

    /// The freshness of the lot's own count, which can be older than the others.
    private var freshness: Freshness {
        FreshnessPolicy.parking
            .freshness(observedAt: lot.judgedAt, now: picture.date, plannedAt: picture.plannedAt)
            .combined(with: picture.freshness)
    }

    private var isCurrent: Bool { freshness == .current }
    private var shown: Int? { freshness.isShowable ? lot.remaining : nil }
    private var number: String { shown.map(String.init) ?? "\u{2014}" }
    private var color: Color { isCurrent && shown != nil ? LevelStyle.parking(lot.level).color : Palette.unknown }

    private var reading: String {
        guard let shown else { return "no live count" }
        let count = lot.capacity.map { "\(shown) free of \($0)" } ?? "\(shown) free"
        return isCurrent ? count : "\(count), old"
    }
}
