/// A colour with UIKit's name and the part of its interface that widgets use to create a ``Color``.
public struct UIColor: Hashable, Sendable {
    package let color: Color

    /// Creates a UIKit colour that draws as a view's colour.
    public init(_ color: Color) {
        self.color = color
    }

    /// Creates a colour from components in sRGB, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a grey: 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: white, opacity: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    #if CompleteFoundation
    /// Creates a colour from one for each appearance.
    public init(light: UIColor, dark: UIColor) {
        var both = light.color
        both.dark = dark.color.dark
        color = both
    }
    #endif

    /// The colour with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var copy = color
        copy.light.opacity = alpha
        copy.dark.opacity = alpha
        return UIColor(copy)
    }
}

extension Color {
    /// Creates a colour from a UIKit colour.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// Creates a colour from a UIKit colour.
    ///
    /// A name that is both a colour resource and a UIKit colour, as every generated one is, means the resource.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self = color.color
    }
}

// Values in the light and the dark appearance: Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors"
// and "system gray colors", and the values of UIKit's semantic colours, as published for iOS 18.

extension UIColor {
    /// The colour of primary text.
    public static let label = UIColor(.primary)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(.secondary)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// The colour of separator lines.
    public static let separator = UIColor(.separator)
    /// The fill of a large area.
    public static let systemFill = UIColor(.systemFill)
    /// A fill with less contrast.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// A fill for large elements, such as an input field.
    public static let tertiarySystemFill = UIColor(
        Color(light: 0x76_7680, dark: 0x76_7680, lightOpacity: 0.12, darkOpacity: 0.24)
    )
    /// A fill for large areas with complex content.
    public static let quaternarySystemFill = UIColor(
        Color(light: 0x74_7480, dark: 0x76_7680, lightOpacity: 0.08, darkOpacity: 0.18)
    )
    /// The text of a link.
    public static let link = UIColor(Color(light: 0x00_7aff, dark: 0x09_84ff))
    /// Text on a dark background, in both appearances.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background, in both appearances.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The system's background.
    public static let systemBackground = UIColor(.systemBackground)
    /// The background for content grouped on the system's background.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// White in both appearances.
    public static let white = UIColor(.white)
    /// Black in both appearances.
    public static let black = UIColor(.black)
    /// Nothing: fully transparent.
    public static let clear = UIColor(.clear)
    /// The system's red, as ``Color/red``.
    public static let systemRed = UIColor(.red)
    /// The system's orange, as ``Color/orange``.
    public static let systemOrange = UIColor(.orange)
    /// The system's yellow, as ``Color/yellow``.
    public static let systemYellow = UIColor(.yellow)
    /// The system's green, as ``Color/green``.
    public static let systemGreen = UIColor(.green)
    /// The system's mint, as ``Color/mint``.
    public static let systemMint = UIColor(.mint)
    /// The system's teal, as ``Color/teal``.
    public static let systemTeal = UIColor(.teal)
    /// The system's cyan, as ``Color/cyan``.
    public static let systemCyan = UIColor(.cyan)
    /// The system's blue, as ``Color/blue``.
    public static let systemBlue = UIColor(.blue)
    /// The system's indigo, as ``Color/indigo``.
    public static let systemIndigo = UIColor(.indigo)
    /// The system's purple, as ``Color/purple``.
    public static let systemPurple = UIColor(.purple)
    /// The system's pink, as ``Color/pink``.
    public static let systemPink = UIColor(.pink)
    /// The system's brown, as ``Color/brown``.
    public static let systemBrown = UIColor(.brown)
    /// The system's gray, as ``Color/gray``.
    public static let systemGray = UIColor(.gray)
    /// The second grey, closer to the background.
    public static let systemGray2 = UIColor(Color(light: 0xae_aeb2, dark: 0x63_6366))
    /// The third grey.
    public static let systemGray3 = UIColor(Color(light: 0xc7_c7cc, dark: 0x48_484a))
    /// The fourth grey.
    public static let systemGray4 = UIColor(Color(light: 0xd1_d1d6, dark: 0x3a_3a3c))
    /// The fifth grey.
    public static let systemGray5 = UIColor(Color(light: 0xe5_e5ea, dark: 0x2c_2c2e))
    /// The sixth grey, closest to the background.
    public static let systemGray6 = UIColor(Color(light: 0xf2_f2f7, dark: 0x1c_1c1e))
    /// The background for content grouped on the secondary background.
    public static let tertiarySystemBackground = UIColor(Color(light: 0xff_ffff, dark: 0x2c_2c2e))
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor(Color(light: 0xf2_f2f7, dark: 0x00_0000))
    /// The background for content grouped on the grouped background.
    public static let secondarySystemGroupedBackground = UIColor(Color(light: 0xff_ffff, dark: 0x1c_1c1e))
    /// The background of groups inside groups.
    public static let tertiarySystemGroupedBackground = UIColor(Color(light: 0xf2_f2f7, dark: 0x2c_2c2e))
}
