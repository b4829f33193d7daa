package import VitrineUI

/// The colours of BeeBloom's widgets and screens.
package enum Palette {
    /// The app's own colour: honey.
    package static let honey = Color(red: 0.93, green: 0.63, blue: 0.10)
    /// The colour of completed habits.
    package static let complete = Color(red: 0.24, green: 0.62, blue: 0.38)
    /// The colour of problems.
    package static let trouble = Color.orange
    /// The colour of quieter text, which small text can have: the system's secondary colour is too faint on light.
    package static let quiet = Color.primary.opacity(0.68)

    /// Returns the colour of a stored text: `#` and 3, 6 or 8 hexadecimal digits; the last two of 8 digits are the
    /// opacity.
    ///
    /// Any other text returns the app's own colour: an invalid colour is not an error, only decoration is lost.
    package static func color(_ text: String) -> Color {
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return honey }
        func channel(_ index: Int) -> Double { Double(digits[index * 2] * 16 + digits[index * 2 + 1]) / 255 }
        switch digits.count {
        case 3: return Color(red: Double(digits[0]) / 15, green: Double(digits[1]) / 15, blue: Double(digits[2]) / 15)
        case 6: return Color(red: channel(0), green: channel(1), blue: channel(2))
        case 8: return Color(red: channel(0), green: channel(1), blue: channel(2), opacity: max(channel(3), 0.2))
        default: return honey
        }
    }
}

/// The widgets' background: the system's background with a faint tint of honey.
package struct WidgetGround: View {
    package init() {}

    /// A faint gradient over the system's background, which adapts to light and dark appearance.
    package var body: some View {
        ZStack {
            Rectangle().fill(.background)
            LinearGradient(
                colors: [Palette.honey.opacity(0.16), Palette.honey.opacity(0.03), Color.clear],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
        }
    }
}
