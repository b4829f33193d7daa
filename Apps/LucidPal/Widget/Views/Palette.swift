package import VitrineUI

/// The colours of LucidPal's widgets and screens.
package enum Palette {
    /// The app's own colour.
    package static let accent = Color.indigo
    /// Streaks.
    package static let flame = Color.orange
    /// What is done altogether.
    package static let complete = Color.green
    /// What is out of date.
    package static let stale = Color.orange
    /// The pinned note.
    package static let note = Color.pink
}

/// The ground of the widgets: the system's, with a breath of the app's colour from the top.
package struct WidgetGround: View {
    /// Makes the ground.
    package init() {}

    /// The system's ground below a faint gradient, so that light and dark both come from the system.
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
