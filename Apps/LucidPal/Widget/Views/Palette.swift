package import VitrineUI

/// The colours of LucidPal's widgets and screens.
package enum Palette {
    /// The app's own colour.
    package static let accent = Color.indigo
    /// The colour of streaks.
    package static let flame = Color.orange
    /// The colour of completed habits.
    package static let complete = Color.green
    /// The colour of outdated values and problems.
    package static let stale = Color.orange
    /// The colour of the pinned note.
    package static let note = Color.pink
    /// The colour of quieter text, which small text can have: the system's secondary colour is too faint on light.
    package static let quiet = Color.primary.opacity(0.68)
}

/// The widgets' background: the system's background with a faint tint of the app's colour.
package struct WidgetGround: View {
    package init() {}

    /// A faint gradient over the system's background, which adapts to light and dark appearance.
    package var body: some View {
        ZStack {
            Rectangle().fill(.background)
            LinearGradient(
                colors: [Palette.accent.opacity(0.14), Color.purple.opacity(0.05), Color.clear],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
        }
    }
}
