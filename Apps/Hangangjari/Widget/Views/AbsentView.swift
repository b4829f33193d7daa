import HangangjariModel
package import Vitrine
package import VitrineUI

/// A widget without a value: which park, what is the matter, and what to do about it.
package struct AbsentView: View {
    private let parkName: String?
    private let text: ReasonText
    private let withdrawnAt: Date?

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - reason: Why nothing is shown.
    ///   - parkName: The park's name; nil if none could be chosen.
    ///   - withheld: When what is withheld was observed; nil if nothing is.
    package init(_ reason: FreshnessReason, parkName: String?, withheld: Date?) {
        self.parkName = parkName
        withdrawnAt = withheld
        // What is stored and too old is another thing than nothing, whatever kept the new from coming.
        text =
            withheld == nil || reason == .unknownThere ? ReasonText(reason) : ReasonText(.aged)
    }

    /// A symbol, a heading and a sentence.
    package var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            if let parkName {
                Text(verbatim: parkName)
                    .font(.system(.caption, weight: .semibold))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
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
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}
