import HangangjariAPI
package import VitrineUI

/// The colours of Hangangjari's widgets and screens.
package enum Palette {
    /// The app's own colour: the river.
    package static let accent = Color.teal
    /// What is not current.
    package static let stale = Color.orange
    /// What is not known.
    package static let unknown = Color.gray
}

/// The ground of the widgets: the system's, with a breath of the river from below.
package struct WidgetGround: View {
    private let isCurrent: Bool

    /// Makes the ground; without colour where what is shown is not current.
    package init(isCurrent: Bool = true) { self.isCurrent = isCurrent }

    /// The system's ground below a faint gradient.
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
