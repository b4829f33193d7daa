/// The colours of symbols in the rendering mode `multicolor`.
///
/// Apple shows the colours in its app SF Symbols and publishes no list. These are assumed: the sun and what warns are
/// yellow, clouds white, drops cyan, a heart and a bin red. The values are its system colours.
public enum SymbolColors {
    /// Returns the colours of a symbol's parts, from back to front.
    ///
    /// - Parameter name: A name such as `cloud.sun.fill`.
    /// - Returns: The colours; the last is that of all further parts. Nil for a symbol that is drawn in one colour
    ///   here.
    public static func colors(of name: String) -> [ArchiveColor]? {
        switch name {
        case "sun.max", "sun.max.fill", "sun.min", "sun.min.fill", "sunrise.fill", "sunset.fill",
            "sun.and.horizon.fill",
            "bolt.fill", "star.fill", "exclamationmark.triangle.fill":
            [yellow]
        case "cloud.fill", "cloud.fog.fill", "cloud.snow.fill", "cloud.hail.fill": [white]
        case "cloud.rain.fill", "cloud.drizzle.fill", "cloud.heavyrain.fill", "cloud.sleet.fill": [white, cyan]
        case "cloud.bolt.fill": [white, yellow]
        case "cloud.bolt.rain.fill": [white, yellow, cyan]
        case "cloud.sun.fill": [yellow, white, yellow]
        case "cloud.sun.rain.fill": [yellow, white, cyan]
        case "drop.fill": [cyan]
        case "heart.fill", "trash.fill": [red]
        case "leaf.fill": [green]
        default: nil
        }
    }

    // Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors".
    private static var white: ArchiveColor { ArchiveColor(light: ArchiveRGBA(rawValue: 0xffff_ffff)) }
    private static var yellow: ArchiveColor { color(0xffcc_00ff, 0xffd6_00ff) }
    private static var cyan: ArchiveColor { color(0x00c0_e8ff, 0x3cd3_feff) }
    private static var red: ArchiveColor { color(0xff38_3cff, 0xff42_45ff) }
    private static var green: ArchiveColor { color(0x34c7_59ff, 0x30d1_58ff) }

    private static func color(_ light: UInt32, _ dark: UInt32) -> ArchiveColor {
        ArchiveColor(light: ArchiveRGBA(rawValue: light), dark: ArchiveRGBA(rawValue: dark))
    }
}
