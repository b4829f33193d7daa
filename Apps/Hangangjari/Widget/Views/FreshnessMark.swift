import HangangjariModel
import Vitrine
package import VitrineUI

/// A mark that shows how reliable the values next to it are: current, or outdated with the reason.
///
/// The age is live text and grows without a reload.
package struct FreshnessMark: View {
    /// The freshness of the values.
    let freshness: Freshness
    /// The time of the observation; nil if it is unknown.
    let observedAt: Date?
    /// The layout.
    var form: Form = .line
    @Environment(\.dynamicTypeSize) private var textSize

    /// The layouts of a mark.
    package enum Form {
        /// One line with the age and the reason for it.
        case line
        /// Two short lines with the same content.
        case stacked
        /// Only the age.
        case short
    }

    package var body: some View {
        HStack(spacing: 3) {
            Image(systemName: symbol)
                .foregroundStyle(freshness == .current ? Palette.quiet : Palette.stale)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 0) {
                text
                if form == .stacked, let reason, reason != .aged, observedAt != nil, reason != .futureDate {
                    Text(ReasonText(reason).short)
                }
            }
        }
        .font(.system(.caption2, design: .rounded, weight: freshness == .current ? .regular : .semibold))
        .foregroundStyle(freshness == .current ? Palette.quiet : Color.primary)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        // The age stays on one line: larger, its longest form would be cut.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .accessibilityElement(children: .combine)
    }

    private var reason: Freshness.Reason? { freshness.reason }

    /// In a narrow place, a text that is larger than usual leaves no room for minutes beside hours: the space for the
    /// longest age is kept free, and both would become small.
    private var units: Int { form == .line || textSize <= .large ? 2 : 1 }

    private var symbol: String {
        guard let reason else { return "checkmark.circle" }
        return reason == .aged ? "clock.badge.exclamationmark" : ReasonText(reason).symbol
    }

    private var text: Text {
        guard let reason else {
            return observedAt.map { Text("\(Text(ageOf: $0, units: units)) ago") } ?? Text("just now")
        }
        let words = ReasonText(reason).short
        guard let observedAt, reason != .futureDate else { return Text(words) }
        let age = Text("\(Text(ageOf: observedAt, units: units)) old")
        return form != .line || reason == .aged ? age : Text("\(age) \u{B7} \(words)")
    }
}
