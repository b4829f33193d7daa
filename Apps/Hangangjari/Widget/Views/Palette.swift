import HangangjariAPI
package import VitrineUI

/// The colours of Hangangjari's widgets and screens.
package enum Palette {
    /// The app's accent colour.
    package static let accent = Color.teal
    /// The colour of marks on values that are not current.
    package static let stale = Color.orange
    /// The colour of unknown values.
    package static let unknown = Color.gray
    /// The colour of quieter text, which small text can have: the system's secondary colour is too faint on light.
    package static let quiet = Color.primary.opacity(0.68)
}

/// The background of the widgets: the system's background with a faint gradient.
package struct WidgetGround: View {
    var isCurrent = true

    package var body: some View {
        ZStack {
            Rectangle().fill(.background)
            LinearGradient(
                colors: isCurrent
                    ? [Color.clear, Palette.accent.opacity(0.07), Color.blue.opacity(0.16)]
                    : [Color.clear, Color.gray.opacity(0.10)],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
        }
    }
}
