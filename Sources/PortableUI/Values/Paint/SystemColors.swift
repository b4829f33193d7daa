// Values in the light and the dark appearance: Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors"
// and "system gray colors", as published for iOS 18.

extension Color {
    public static let red = Color(light: 0xff_3b30, dark: 0xff_453a)
    public static let orange = Color(light: 0xff_9500, dark: 0xff_9f0a)
    public static let yellow = Color(light: 0xff_cc00, dark: 0xff_d60a)
    public static let green = Color(light: 0x34_c759, dark: 0x30_d158)
    public static let mint = Color(light: 0x00_c7be, dark: 0x63_e6e2)
    public static let teal = Color(light: 0x30_b0c7, dark: 0x40_c8e0)
    public static let cyan = Color(light: 0x32_ade6, dark: 0x64_d2ff)
    public static let blue = Color(light: 0x00_7aff, dark: 0x0a_84ff)
    public static let indigo = Color(light: 0x58_56d6, dark: 0x5e_5ce6)
    public static let purple = Color(light: 0xaf_52de, dark: 0xbf_5af2)
    public static let pink = Color(light: 0xff_2d55, dark: 0xff_375f)
    public static let brown = Color(light: 0xa2_845e, dark: 0xac_8e68)
    public static let gray = Color(light: 0x8e_8e93, dark: 0x8e_8e93)
    /// White in both appearances.
    public static let white = Color(white: 1)
    /// Black in both appearances.
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of primary text: black on light, white on dark.
    public static let primary = Color(light: 0x00_0000, dark: 0xff_ffff)
    /// The colour of secondary text.
    public static let secondary = Color(light: 0x3c_3c43, dark: 0xeb_ebf5, lightOpacity: 0.6, darkOpacity: 0.6)
    /// The app's accent colour: the system's blue, because an extension has no asset catalogue here.
    public static let accentColor = blue

    /// The colour of tertiary text.
    package static let tertiaryLabel = Color(
        light: 0x3c_3c43,
        dark: 0xeb_ebf5,
        lightOpacity: 0.3,
        darkOpacity: 0.3
    )
    /// The colour of quaternary text.
    package static let quaternaryLabel = Color(
        light: 0x3c_3c43,
        dark: 0xeb_ebf5,
        lightOpacity: 0.18,
        darkOpacity: 0.16
    )
    /// The level below ``quaternaryLabel``; Apple publishes no value, this one continues the sequence.
    package static let quinaryLabel = Color(
        light: 0x3c_3c43,
        dark: 0xeb_ebf5,
        lightOpacity: 0.1,
        darkOpacity: 0.1
    )
    /// The system's background.
    package static let systemBackground = Color(light: 0xff_ffff, dark: 0x00_0000)
    /// The system's background for grouped content.
    package static let secondarySystemBackground = Color(light: 0xf2_f2f7, dark: 0x1c_1c1e)
    /// The colour of separator lines.
    package static let separator = Color(light: 0x3c_3c43, dark: 0x54_5458, lightOpacity: 0.29, darkOpacity: 0.6)
    /// The fill of a large area, such as a track.
    package static let systemFill = Color(light: 0x78_7880, dark: 0x78_7880, lightOpacity: 0.2, darkOpacity: 0.36)
    /// A fill with less contrast.
    package static let secondarySystemFill = Color(
        light: 0x78_7880,
        dark: 0x78_7880,
        lightOpacity: 0.16,
        darkOpacity: 0.32
    )
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
