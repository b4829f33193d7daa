import HangangjariModel
package import Vitrine
import VitrineLoading
package import VitrineUI
import VitrineWidgets

/// The view for an entry without a value, with the park, the reason and the remedy.
package struct AbsentView: View {
    private let symbol: String
    private let parkName: String?
    private let text: ReasonText
    private let withdrawnAt: Date?
    @Environment(\.widgetFamily) private var family

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - reason: The reason why no value is shown.
    ///   - symbol: The symbol of the widget's kind.
    ///   - parkName: The park's name; nil if no park could be determined.
    ///   - withheld: The time of the observation of a withdrawn value; nil if there is none, or if its age is unknown.
    ///   - stored: Why what is stored cannot be read; nil if that is unknown.
    package init(
        _ reason: Freshness.Reason,
        symbol: String,
        parkName: String?,
        withheld: Date?,
        stored: Freshness.Reason? = nil
    ) {
        self.symbol = symbol
        self.parkName = parkName
        withdrawnAt = withheld
        // A stored value that is too old is reported as such, whatever prevented newer values.
        text =
            withheld == nil || reason == .unknownThere ? ReasonText(reason, stored: stored) : ReasonText(.aged)
    }

    package var body: some View {
        LargestTextThatFits(upTo: family == .systemLarge ? .accessibility3 : .accessibility1) {
            layout(isShortened: $0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }

    /// The park, a symbol, the reason and the remedy; shortened, without the symbol.
    private func layout(isShortened: Bool) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            WidgetHeader(
                symbol: symbol,
                name: parkName ?? "Nearby park",
                isNearby: false,
                refreshes: family != .systemSmall && parkName != nil
            )
            Spacer(minLength: 0)
            if !isShortened {
                Image(systemName: text.symbol)
                    .font(.system(size: 24, weight: .medium))
                    .foregroundStyle(Palette.unknown)
                    .accessibilityHidden(true)
            }
            Text(text.title).font(.system(.subheadline, weight: .semibold)).lineLimit(2).minimumScaleFactor(0.8)
            Text(text.detail).font(.caption2).foregroundStyle(Palette.quiet).lineLimit(3).minimumScaleFactor(0.8)
            if let withdrawnAt {
                Text("\(Text(ageOf: withdrawnAt)) old")
                    .font(.caption2)
                    .foregroundStyle(Palette.quiet)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
            if family != .systemSmall { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
