#if !canImport(SwiftUI)
// Values in the light and the dark appearance: Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors"
// and "system gray colors", as published for iOS 18.

extension Color {
    /// Red, as the system has it.
    public static let red = Color(light: 0xff_3b30, dark: 0xff_453a)
    /// Orange, as the system has it.
    public static let orange = Color(light: 0xff_9500, dark: 0xff_9f0a)
    /// Yellow, as the system has it.
    public static let yellow = Color(light: 0xff_cc00, dark: 0xff_d60a)
    /// Green, as the system has it.
    public static let green = Color(light: 0x34_c759, dark: 0x30_d158)
    /// Mint, as the system has it.
    public static let mint = Color(light: 0x00_c7be, dark: 0x63_e6e2)
    /// Teal, as the system has it.
    public static let teal = Color(light: 0x30_b0c7, dark: 0x40_c8e0)
    /// Cyan, as the system has it.
    public static let cyan = Color(light: 0x32_ade6, dark: 0x64_d2ff)
    /// Blue, as the system has it.
    public static let blue = Color(light: 0x00_7aff, dark: 0x0a_84ff)
    /// Indigo, as the system has it.
    public static let indigo = Color(light: 0x58_56d6, dark: 0x5e_5ce6)
    /// Purple, as the system has it.
    public static let purple = Color(light: 0xaf_52de, dark: 0xbf_5af2)
    /// Pink, as the system has it.
    public static let pink = Color(light: 0xff_2d55, dark: 0xff_375f)
    /// Brown, as the system has it.
    public static let brown = Color(light: 0xa2_845e, dark: 0xac_8e68)
    /// Grey, as the system has it.
    public static let gray = Color(light: 0x8e_8e93, dark: 0x8e_8e93)
    /// White in both appearances.
    public static let white = Color(white: 1)
    /// Black in both appearances.
    public static let black = Color(white: 0)
    /// Nothing.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of first texts: black on light, white on dark.
    public static let primary = Color(light: 0x00_0000, dark: 0xff_ffff)
    /// The colour of second texts.
    public static let secondary = Color(light: 0x3c_3c43, dark: 0xeb_ebf5, lightOpacity: 0.6, darkOpacity: 0.6)
    /// The app's accent; the system's blue, as an extension has no asset catalogue here.
    public static let accentColor = blue

    /// The colour of third texts.
    package static let tertiaryLabel = Color(
        light: 0x3c_3c43,
        dark: 0xeb_ebf5,
        lightOpacity: 0.3,
        darkOpacity: 0.3
    )
    /// The colour of fourth texts.
    package static let quaternaryLabel = Color(
        light: 0x3c_3c43,
        dark: 0xeb_ebf5,
        lightOpacity: 0.18,
        darkOpacity: 0.16
    )
    /// The fifth level below ``quaternaryLabel``; Apple publishes no value, ours is the next step down.
    package static let quinaryLabel = Color(
        light: 0x3c_3c43,
        dark: 0xeb_ebf5,
        lightOpacity: 0.1,
        darkOpacity: 0.1
    )
    /// The system's ground.
    package static let systemBackground = Color(light: 0xff_ffff, dark: 0x00_0000)
    /// The system's ground for what is grouped on it.
    package static let secondarySystemBackground = Color(light: 0xf2_f2f7, dark: 0x1c_1c1e)
    /// A line between things.
    package static let separator = Color(light: 0x3c_3c43, dark: 0x54_5458, lightOpacity: 0.29, darkOpacity: 0.6)
    /// The fill of a large area such as a track.
    package static let systemFill = Color(light: 0x78_7880, dark: 0x78_7880, lightOpacity: 0.2, darkOpacity: 0.36)
    /// The fill of a smaller contrast.
    package static let secondarySystemFill = Color(
        light: 0x78_7880,
        dark: 0x78_7880,
        lightOpacity: 0.16,
        darkOpacity: 0.32
    )
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { Color.red }
    /// Orange.
    public static var orange: Color { Color.orange }
    /// Yellow.
    public static var yellow: Color { Color.yellow }
    /// Green.
    public static var green: Color { Color.green }
    /// Mint.
    public static var mint: Color { Color.mint }
    /// Teal.
    public static var teal: Color { Color.teal }
    /// Cyan.
    public static var cyan: Color { Color.cyan }
    /// Blue.
    public static var blue: Color { Color.blue }
    /// Indigo.
    public static var indigo: Color { Color.indigo }
    /// Purple.
    public static var purple: Color { Color.purple }
    /// Pink.
    public static var pink: Color { Color.pink }
    /// Brown.
    public static var brown: Color { Color.brown }
    /// Grey.
    public static var gray: Color { Color.gray }
    /// White.
    public static var white: Color { Color.white }
    /// Black.
    public static var black: Color { Color.black }
    /// Nothing.
    public static var clear: Color { Color.clear }
}
#endif
