import BeeBloomModel
package import VitrineUI
import VitrineWidgets

/// A view for a state without habits to tap: what is wrong, and what to do about it.
package struct MessageView: View {
    private let symbol: String
    private let title: String
    private let detail: String
    private let color: Color

    /// Creates a view for a reason why the state of the habits is unknown.
    package init(_ reason: HabitEntry.Reason) {
        let refresh = "Open BeeBloom to refresh"
        let (symbol, title, detail) =
            switch reason {
            case .missing: ("arrow.clockwise", refresh, "Nothing is stored yet.")
            case .busy: ("arrow.clockwise", refresh, "Another program is using the habits.")
            case .damaged: ("arrow.clockwise", refresh, "The stored habits cannot be understood.")
            case .incomplete: ("arrow.clockwise", refresh, "The stored habits are not complete.")
            case .unreadable: ("arrow.clockwise", refresh, "The stored habits cannot be read now.")
            case .unknownDay: ("clock", "Which day is it?", "This device\u{2019}s time zone is not known.")
            }
        self.init(symbol, title, detail, Palette.trouble)
    }

    package init(_ symbol: String, _ title: String, _ detail: String, _ color: Color) {
        self.symbol = symbol
        self.title = title
        self.detail = detail
        self.color = color
    }

    /// A symbol, a title and one sentence.
    package var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: symbol)
                .font(.system(size: 22, weight: .semibold))
                .foregroundStyle(color)
                .widgetAccentable()
                .accessibilityHidden(true)
            Text(title).font(.system(.subheadline, design: .rounded, weight: .semibold))
            Text(detail).font(.caption).foregroundStyle(Palette.quiet)
        }
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

/// The view for a day on which every habit is checked.
package struct AllCompleteView: View {
    var isLarge = false

    /// A honeycomb cell with a check mark, and a short praise.
    package var body: some View {
        VStack(spacing: 6) {
            ZStack {
                Image(systemName: "hexagon.fill")
                    .font(.system(size: isLarge ? 84 : 52))
                    .foregroundStyle(Palette.honey)
                    .widgetAccentable()
                Image(systemName: "checkmark")
                    .font(.system(size: isLarge ? 34 : 21, weight: .bold))
                    .foregroundStyle(Color.white)
            }
            .accessibilityHidden(true)
            Text("All done today").font(.system(isLarge ? .title3 : .headline, design: .rounded, weight: .bold))
            Text("Every habit is checked.").font(.caption).foregroundStyle(Palette.quiet)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .combine)
    }
}
