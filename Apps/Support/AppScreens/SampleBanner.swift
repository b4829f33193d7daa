package import VitrineUI
package import VitrineWidgets

/// A notice that the data is a sample, with buttons to keep it or to start empty.
///
/// Starting empty takes a second tap, because it cannot be undone.
package struct SampleBanner<Keep: AppIntent, Ask: AppIntent, Remove: AppIntent, Cancel: AppIntent>: View {
    private let isAsking: Bool
    private let colors: ButtonColors
    private let keep: Keep
    private let ask: Ask
    private let remove: Remove
    private let cancel: Cancel

    /// Creates a banner.
    ///
    /// - Parameters:
    ///   - isAsking: Whether the banner asks for the second tap.
    ///   - colors: The colours of the app's buttons.
    ///   - keep: Keeps the sample as the person's own data.
    ///   - ask: Asks for the second tap.
    ///   - remove: Removes the sample.
    ///   - cancel: Returns to the first question.
    package init(
        isAsking: Bool,
        colors: ButtonColors,
        keep: Keep,
        ask: Ask,
        remove: Remove,
        cancel: Cancel
    ) {
        self.isAsking = isAsking
        self.colors = colors
        self.keep = keep
        self.ask = ask
        self.remove = remove
        self.cancel = cancel
    }

    package var body: some View {
        Card {
            if isAsking {
                NoticeRow("trash", "Remove the sample data? What you added yourself stays.", colors.accent)
                pair(
                    Button(intent: remove) { label("Remove", .primary, on: .red.opacity(0.3)) },
                    Button(intent: cancel) { label("Cancel", .primary, on: colors.accent.opacity(0.15)) }
                )
            } else {
                NoticeRow("sparkles", "This is sample data. Keep it as your own, or start empty.", colors.accent)
                pair(
                    Button(intent: keep) { label("Keep", colors.ink, on: colors.ground) },
                    Button(intent: ask) { label("Start empty", .primary, on: colors.accent.opacity(0.15)) }
                )
            }
        }
    }

    /// Two buttons beside each other, or one below the other where their words are large.
    private func pair(_ first: some View, _ second: some View) -> some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 10) {
                first
                second
            }
            VStack(spacing: 10) {
                first
                second
            }
        }
        .buttonStyle(.plain)
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
