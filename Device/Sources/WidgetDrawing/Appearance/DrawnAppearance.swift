public import WidgetArchive

/// The surroundings in which a widget is drawn: they choose its colours, its rendering mode and what is behind it.
public enum DrawnAppearance: Hashable, Sendable {
    /// Full colour on light.
    case light
    /// Full colour on dark.
    case dark
    /// The accent group in a tint, everything else white, on a dark material.
    case tinted(ArchiveRGBA)
    /// Everything white, on glass.
    case clear
    /// Greys on a dimmed wallpaper.
    case lockScreen
    /// Full colour on black without a background, as in StandBy.
    case standBy
    /// Shades of red on black, as in StandBy in a dark room.
    case standByNight

    public var isDark: Bool { self != .light }

    public var renderingMode: HTMLDrawing.RenderingMode {
        switch self {
        case .light, .dark: .fullColor
        case .tinted(let tint): .accented(tint: tint)
        case .clear: .accented(tint: .white)
        case .lockScreen: .vibrant
        case .standBy: .withoutBackground
        case .standByNight: .night
        }
    }

    /// The colour behind a widget whose own background is not drawn.
    ///
    /// It is white or nearly black on the home screen. The other materials are translucent: their colour is that over
    /// the brightest part of the wallpaper, where white text is hardest to read. The page's style sheet has the same
    /// materials.
    public func ground(over wallpaper: DrawnWallpaper = .usual) -> ArchiveRGBA {
        switch self {
        case .light: .white
        case .dark: ArchiveRGBA(rawValue: 0x1c1c_1eff)
        case .standBy, .standByNight: ArchiveRGBA(rawValue: 0xff)
        case .tinted: ArchiveRGBA(rawValue: 0x1616_20a8).over(wallpaper.brightestDimmed)
        case .clear: Self.glass(0x1c1c_38ff, over: wallpaper)
        case .lockScreen: Self.glass(0x0a0a_28ff, over: wallpaper)
        }
    }

    private static func glass(_ color: UInt32, over wallpaper: DrawnWallpaper) -> ArchiveRGBA {
        ArchiveRGBA(rawValue: color).multiplyingOpacity(by: wallpaper.glass).over(wallpaper.brightest)
    }

    /// The least factor by which the system scales a widget up: twice in StandBy, so that its text is large text
    /// (modelled).
    public var magnification: Double { self == .standBy || self == .standByNight ? 2 : 1 }

    /// The factor by which the page brightens greys, which are as bright as the colour and too dark for a wallpaper.
    public var brightness: Double { self == .lockScreen ? 1.8 : 1 }
}

extension ArchiveRGBA {
    static let white = ArchiveRGBA(rawValue: 0xffff_ffff)
}
