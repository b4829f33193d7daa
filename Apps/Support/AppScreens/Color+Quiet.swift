package import VitrineUI

extension Color {
    /// The colour of quieter text, which small text can have: the system's secondary colour has a contrast of 3.4 on
    /// white, and WCAG 2.2 (success criterion 1.4.3) asks for 4.5.
    package static let quiet = Color.primary.opacity(0.68)
}
