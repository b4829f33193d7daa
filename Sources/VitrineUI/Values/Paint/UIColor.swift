#if !canImport(SwiftUI)
/// A colour under UIKit's name, with the part of its interface that widgets use to make a ``Color``.
public struct UIColor: Hashable, Sendable {
    /// The colour.
    package let color: Color

    /// Takes a colour.
    public init(_ color: Color) {
        self.color = color
    }

    /// Makes a colour from components in sRGB, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Makes a grey, 0 is black and 1 white.
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: white, opacity: alpha)
    }

    /// Makes a colour from hue, saturation and brightness, each 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// The same in another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var copy = color
        copy.light.opacity = alpha
        copy.dark.opacity = alpha
        return UIColor(copy)
    }
}

extension Color {
    /// Makes a colour from one of UIKit's.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// Makes a colour from one of UIKit's.
    public init(_ color: UIColor) {
        self = color.color
    }
}

// Values in the light and the dark appearance: Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors" and
// "system gray colors", and the values of UIKit's semantic colours, as published for iOS 18.

extension UIColor {
    /// The colour of first texts.
    public static let label = UIColor(.primary)
    /// The colour of second texts.
    public static let secondaryLabel = UIColor(.secondary)
    /// The colour of third texts.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// The colour of fourth texts.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// A line between things.
    public static let separator = UIColor(.separator)
    /// The fill of a large area.
    public static let systemFill = UIColor(.systemFill)
    /// The fill of a smaller contrast.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// The system's ground.
    public static let systemBackground = UIColor(.systemBackground)
    /// The ground for what is grouped on it.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// White.
    public static let white = UIColor(.white)
    /// Black.
    public static let black = UIColor(.black)
    /// Nothing.
    public static let clear = UIColor(.clear)
    /// The system's red.
    public static let systemRed = UIColor(.red)
    /// The system's orange.
    public static let systemOrange = UIColor(.orange)
    /// The system's yellow.
    public static let systemYellow = UIColor(.yellow)
    /// The system's green.
    public static let systemGreen = UIColor(.green)
    /// The system's mint.
    public static let systemMint = UIColor(.mint)
    /// The system's teal.
    public static let systemTeal = UIColor(.teal)
    /// The system's cyan.
    public static let systemCyan = UIColor(.cyan)
    /// The system's blue.
    public static let systemBlue = UIColor(.blue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// The system's purple.
    public static let systemPurple = UIColor(.purple)
    /// The system's pink.
    public static let systemPink = UIColor(.pink)
    /// The system's brown.
    public static let systemBrown = UIColor(.brown)
    /// The system's grey.
    public static let systemGray = UIColor(.gray)
    /// The second grey, nearer to the ground.
    public static let systemGray2 = UIColor(Color(light: 0xae_aeb2, dark: 0x63_6366))
    /// The third grey.
    public static let systemGray3 = UIColor(Color(light: 0xc7_c7cc, dark: 0x48_484a))
    /// The fourth grey.
    public static let systemGray4 = UIColor(Color(light: 0xd1_d1d6, dark: 0x3a_3a3c))
    /// The fifth grey.
    public static let systemGray5 = UIColor(Color(light: 0xe5_e5ea, dark: 0x2c_2c2e))
    /// The sixth grey, nearest to the ground.
    public static let systemGray6 = UIColor(Color(light: 0xf2_f2f7, dark: 0x1c_1c1e))
    /// The ground for what is grouped on the second one.
    public static let tertiarySystemBackground = UIColor(Color(light: 0xff_ffff, dark: 0x2c_2c2e))
    /// The ground of grouped content.
    public static let systemGroupedBackground = UIColor(Color(light: 0xf2_f2f7, dark: 0x00_0000))
    /// The ground for what is grouped on it.
    public static let secondarySystemGroupedBackground = UIColor(Color(light: 0xff_ffff, dark: 0x1c_1c1e))
}
#endif
