import HangangjariModel
package import Vitrine
package import VitrineUI

/// Says how sure the numbers beside it are: just confirmed, or old and why.
///
/// The age is live text: it goes on growing without a reload.
package struct KnowledgeMark: View {
    private let freshness: Freshness
    private let observedAt: Date?
    private let form: Form

    /// How much room there is.
    package enum Form {
        /// A line: the age and why it is not newer.
        case line
        /// Two short lines for the same.
        case stacked
        /// The age alone.
        case short
    }

    /// Makes a mark.
    ///
    /// - Parameters:
    ///   - freshness: What may be said of the numbers.
    ///   - observedAt: When they were observed; nil if nobody knows.
    ///   - form: How much room there is.
    package init(_ freshness: Freshness, observedAt: Date?, form: Form = .line) {
        self.freshness = freshness
        self.observedAt = observedAt
        self.form = form
    }

    /// A symbol and a line, or two.
    package var body: some View {
        HStack(spacing: 3) {
            Image(systemName: symbol).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 0) {
                text
                if form == .stacked, let reason, reason != .aged, observedAt != nil, reason != .futureDate {
                    Text(ReasonText(reason).short)
                }
            }
        }
        .font(.system(.caption2, design: .rounded, weight: freshness == .current ? .regular : .semibold))
        .foregroundStyle(freshness == .current ? Color.secondary : Palette.stale)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .accessibilityElement(children: .combine)
    }

    private var reason: FreshnessReason? { freshness.reason }

    private var symbol: String {
        guard let reason else { return "checkmark.circle" }
        return reason == .aged ? "clock.badge.exclamationmark" : ReasonText(reason).symbol
    }

    private var text: Text {
        guard let reason else {
            return observedAt.map { Text("\(Text($0, style: .relative)) ago") } ?? Text("just now")
        }
        let words = ReasonText(reason).short
        guard let observedAt, reason != .futureDate else { return Text(words) }
        let age = Text("\(Text(observedAt, style: .relative)) old")
        return form != .line || reason == .aged ? age : Text("\(age) \u{B7} \(words)")
    }
}
