import HangangjariModel
package import Vitrine
package import VitrineUI
import VitrineWidgets

/// A widget without a value: which park, what is the matter, and what to do about it.
package struct AbsentView: View {
    private let symbol: String
    private let parkName: String?
    private let text: ReasonText
    private let withdrawnAt: Date?
    @Environment(\.widgetFamily) private var family

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - reason: Why nothing is shown.
    ///   - symbol: The symbol of the widget's kind.
    ///   - parkName: The park's name; nil if none could be chosen.
    ///   - withheld: When what is withheld was observed; nil if nothing is.
    package init(_ reason: FreshnessReason, symbol: String, parkName: String?, withheld: Date?) {
        self.symbol = symbol
        self.parkName = parkName
        withdrawnAt = withheld
        // What is stored and too old is another thing than nothing, whatever kept the new from coming.
        text =
            withheld == nil || reason == .unknownThere ? ReasonText(reason) : ReasonText(.aged)
    }

    /// Which widget it is, then a symbol, a heading and a sentence; in the middle where there is room.
    package var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            WidgetHeader(
                symbol,
                parkName ?? "Nearby park",
                isNearby: false,
                refreshes: family != .systemSmall && parkName != nil
            )
            Spacer(minLength: 0)
            Image(systemName: text.symbol)
                .font(.system(size: 24, weight: .medium))
                .foregroundStyle(Palette.unknown)
                .accessibilityHidden(true)
            Text(text.title).font(.system(.subheadline, weight: .semibold)).lineLimit(2).minimumScaleFactor(0.8)
            Text(text.detail).font(.caption2).foregroundStyle(.secondary).lineLimit(3).minimumScaleFactor(0.8)
            if let withdrawnAt {
                Text("\(Text(withdrawnAt, style: .relative)) old")
                    .font(.caption2)
                    .foregroundStyle(Palette.stale)
                    .lineLimit(1)
            }
            if family != .systemSmall { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}
