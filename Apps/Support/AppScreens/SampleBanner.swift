package import VitrineUI
package import VitrineWidgets

/// A notice that the data is a sample, with buttons to keep it or to start empty.
///
/// Starting empty takes a second tap, because it cannot be undone.
package struct SampleBanner<Keep: AppIntent, Ask: AppIntent, Remove: AppIntent, Cancel: AppIntent>: View {
    private let isAsking: Bool
    private let color: Color
    private let fillColor: Color
    private let inkColor: Color
    private let keep: Keep
    private let ask: Ask
    private let remove: Remove
    private let cancel: Cancel

    /// Creates a banner.
    ///
    /// - Parameters:
    ///   - isAsking: Whether the banner asks for the second tap.
    ///   - color: The app's colour.
    ///   - fillColor: The ground of the button that keeps the data.
    ///   - inkColor: The colour of text on that ground, with a contrast of at least 4.5 (WCAG 2.2, success criterion
    ///     1.4.3).
    ///   - keep: Keeps the sample as the person's own data.
    ///   - ask: Asks for the second tap.
    ///   - remove: Removes the sample.
    ///   - cancel: Returns to the first question.
    package init(
        isAsking: Bool,
        color: Color,
        fillColor: Color,
        inkColor: Color,
        keep: Keep,
        ask: Ask,
        remove: Remove,
        cancel: Cancel
    ) {
        self.isAsking = isAsking
        self.color = color
        self.fillColor = fillColor
        self.inkColor = inkColor
        self.keep = keep
        self.ask = ask
        self.remove = remove
        self.cancel = cancel
    }

    package var body: some View {
        Card {
            if isAsking {
                NoticeRow("trash", "Remove the sample data? What you added yourself stays.", color)
                HStack(spacing: 10) {
                    Button(intent: remove) { label("Remove", .primary, on: .red.opacity(0.3)) }
                    Button(intent: cancel) { label("Cancel", .primary, on: color.opacity(0.15)) }
                }
                .buttonStyle(.plain)
            } else {
                NoticeRow("sparkles", "This is sample data. Keep it as your own, or start empty.", color)
                HStack(spacing: 10) {
                    Button(intent: keep) { label("Keep", inkColor, on: fillColor) }
                    Button(intent: ask) { label("Start empty", .primary, on: color.opacity(0.15)) }
                }
                .buttonStyle(.plain)
            }
        }
    }

    private func label(_ title: String, _ color: Color, on background: Color) -> some View {
        Text(title)
            .font(.system(.subheadline, weight: .semibold))
            .foregroundStyle(color)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background(background, in: Capsule())
    }
}
