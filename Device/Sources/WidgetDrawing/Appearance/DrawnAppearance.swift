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

    public var isDark: Bool { self != .light }

    public var renderingMode: HTMLDrawing.RenderingMode {
        switch self {
        case .light, .dark: .fullColor
        case .tinted(let tint): .accented(tint: tint)
        case .clear: .accented(tint: .white)
        case .lockScreen: .vibrant
        }
    }

    /// The colour behind a widget whose own background is not drawn.
    ///
    /// It is white or nearly black on the home screen. The other materials are translucent: their colour is that over the
    /// brightest part of the page's wallpaper, where white text is hardest to read.
    public var ground: ArchiveRGBA {
        switch self {
        case .light: .white
        case .dark: ArchiveRGBA(rawValue: 0x1c1c_1eff)
        case .tinted: ArchiveRGBA(rawValue: 0x2320_34ff)
        case .clear: ArchiveRGBA(rawValue: 0x5c3a_55ff)
        case .lockScreen: ArchiveRGBA(rawValue: 0x5130_4bff)
        }
    }

    /// The factor by which the page brightens greys, which are as bright as the colour and too dark for a wallpaper.
    public var brightness: Double { self == .lockScreen ? 1.8 : 1 }
}

extension ArchiveRGBA {
    static let white = ArchiveRGBA(rawValue: 0xffff_ffff)
}
