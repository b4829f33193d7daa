// Values in the light and the dark appearance: Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors"
// and "system gray colors", as published since 2025.

extension Color {
    /// The system's red, in a light and a dark form.
    public static let red = Color(light: 0xff_383c, dark: 0xff_4245)
    /// The system's orange, in a light and a dark form.
    public static let orange = Color(light: 0xff_8d28, dark: 0xff_9230)
    /// The system's yellow, in a light and a dark form.
    public static let yellow = Color(light: 0xff_cc00, dark: 0xff_d600)
    /// The system's green, in a light and a dark form.
    public static let green = Color(light: 0x34_c759, dark: 0x30_d158)
    /// The system's mint, in a light and a dark form.
    public static let mint = Color(light: 0x00_c8b3, dark: 0x00_dac3)
    /// The system's teal, in a light and a dark form.
    public static let teal = Color(light: 0x00_c3d0, dark: 0x00_d2e0)
    /// The system's cyan, in a light and a dark form.
    public static let cyan = Color(light: 0x00_c0e8, dark: 0x3c_d3fe)
    /// The system's blue, in a light and a dark form.
    public static let blue = Color(light: 0x00_88ff, dark: 0x00_91ff)
    /// The system's indigo, in a light and a dark form.
    public static let indigo = Color(light: 0x61_55f5, dark: 0x6d_7cff)
    /// The system's purple, in a light and a dark form.
    public static let purple = Color(light: 0xcb_30e0, dark: 0xdb_34f2)
    /// The system's pink, in a light and a dark form.
    public static let pink = Color(light: 0xff_2d55, dark: 0xff_375f)
    /// The system's brown, in a light and a dark form.
    public static let brown = Color(light: 0xac_7f5e, dark: 0xb7_8a66)
    /// The system's gray, the same in both appearances.
    public static let gray = Color(light: 0x8e_8e93, dark: 0x8e_8e93)
    /// White in both appearances.
    public static let white = Color(white: 1)
    /// Black in both appearances.
    public static let black = Color(white: 0)
    /// Nothing: fully transparent.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of primary text: black on light, white on dark.
    public static let primary = Color(light: 0x00_0000, dark: 0xff_ffff)
    /// The colour of secondary text.
    public static let secondary = Color(light: 0x3c_3c43, dark: 0xeb_ebf5, lightOpacity: 0.6, darkOpacity: 0.6)

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
    /// ``Color/red`` where a style is expected.
    public static var red: Color { Color.red }
    /// ``Color/orange`` where a style is expected.
    public static var orange: Color { Color.orange }
    /// ``Color/yellow`` where a style is expected.
    public static var yellow: Color { Color.yellow }
    /// ``Color/green`` where a style is expected.
    public static var green: Color { Color.green }
    /// ``Color/mint`` where a style is expected.
    public static var mint: Color { Color.mint }
    /// ``Color/teal`` where a style is expected.
    public static var teal: Color { Color.teal }
    /// ``Color/cyan`` where a style is expected.
    public static var cyan: Color { Color.cyan }
    /// ``Color/blue`` where a style is expected.
    public static var blue: Color { Color.blue }
    /// ``Color/indigo`` where a style is expected.
    public static var indigo: Color { Color.indigo }
    /// ``Color/purple`` where a style is expected.
    public static var purple: Color { Color.purple }
    /// ``Color/pink`` where a style is expected.
    public static var pink: Color { Color.pink }
    /// ``Color/brown`` where a style is expected.
    public static var brown: Color { Color.brown }
    /// ``Color/gray`` where a style is expected.
    public static var gray: Color { Color.gray }
    /// ``Color/white`` where a style is expected.
    public static var white: Color { Color.white }
    /// ``Color/black`` where a style is expected.
    public static var black: Color { Color.black }
    /// ``Color/clear`` where a style is expected.
    public static var clear: Color { Color.clear }
}
