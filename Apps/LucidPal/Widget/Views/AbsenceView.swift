package import VitrineUI
import VitrineWidgets

/// A view for a state without data: what is wrong, and what to do about it.
package struct AbsenceView: View {
    private let symbol: String
    private let title: String
    private let detail: String
    private let color: Color

    /// Creates a view for a reason why there is no data.
    package init(_ absence: Absence) {
        switch absence {
        case .nothingYet:
            self.init("sparkles", "Nothing here yet", "Open LucidPal and add your first habit.")
        case .damaged:
            self.init(
                "exclamationmark.triangle.fill",
                "Data is damaged",
                "Open LucidPal: it keeps the damaged file and writes a new one.",
                Palette.stale
            )
        case .unreadable:
            self.init("lock.fill", "Can\u{2019}t read right now", "Unlock the device, or open LucidPal.", Color.gray)
        case .newerVersion:
            self.init("arrow.down.circle.fill", "Update LucidPal", "A newer version wrote this data.", Palette.stale)
        case .unknownZone:
            self.init("globe", "Unknown time zone", "Choose another time zone in the settings.", Palette.stale)
        }
    }

    package init(_ symbol: String, _ title: String, _ detail: String, _ color: Color = Palette.accent) {
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
            Text(title).font(.system(.subheadline, weight: .semibold))
            Text(detail).font(.caption).foregroundStyle(Palette.quiet)
        }
        .minimumScaleFactor(0.8)
        .accessibilityElement(children: .combine)
    }
}
