import WidgetArchive

/// Maps the archive's colours to drawn colours, by appearance and rendering mode.
struct DrawingPalette: Sendable {
    private let isDark: Bool
    private let mode: HTMLDrawing.RenderingMode
    private let isContrastIncreased: Bool

    init(isDark: Bool, mode: HTMLDrawing.RenderingMode, isContrastIncreased: Bool = false) {
        self.isDark = isDark || mode != .fullColor
        self.mode = mode
        self.isContrastIncreased = isContrastIncreased
    }

    /// Whether the container's background is drawn.
    var showsBackground: Bool { mode == .fullColor }

    /// Whether things keep different colours, if only as shades of one.
    var keepsColors: Bool { mode == .fullColor || mode == .withoutBackground || mode == .night }

    /// Whether materials and placeholders use the dark appearance.
    var usesDark: Bool { isDark }

    /// The drawn colour for a colour of the archive.
    func color(_ color: ArchiveColor, isAccented: Bool) -> ArchiveRGBA {
        let color = isContrastIncreased ? IncreasedContrast.color(color) : color
        let own = color.resolved(isDark: isDark)
        switch mode {
        case .fullColor, .withoutBackground: return own
        case .night: return .night(own.luma, opacity: own.alpha)
        case .accented(let tint):
            let base = isAccented ? tint.rawValue | 0xff : 0xffff_ffff
            return ArchiveRGBA(rawValue: base).multiplyingOpacity(by: Double(own.alpha) / 255)
        case .vibrant:
            let grey = own.luma
            return ArchiveRGBA(rawValue: grey << 24 | grey << 16 | grey << 8 | UInt32(own.alpha))
        }
    }

    /// The colour with which a material covers what is below it, in its own appearance or, for nil, the drawing's.
    ///
    /// A thicker one covers more.
    func material(thickness: Int, isDark own: Bool?) -> ArchiveRGBA {
        guard showsBackground || mode == .withoutBackground else { return mode == .night ? .redVeil : .veil }
        let base = ArchiveRGBA(rawValue: own ?? isDark ? 0x2828_2aff : 0xf8f8_faff)
        return base.multiplyingOpacity(by: 0.2 + Double(min(max(thickness, 1), 5)) * 0.14)
    }

    /// The colour of a shadow, which is the same in every mode because a tinted shadow would look like a glow.
    func shadow(_ color: ArchiveColor) -> ArchiveRGBA { color.resolved(isDark: isDark) }

    /// The change to an image's colours.
    enum PictureTreatment: Equatable {
        case asIs
        /// Converted to grey.
        case grey
        /// One colour, as opaque as the image.
        case flat(ArchiveRGBA)
        /// One colour, as opaque as the image is bright.
        case bright(ArchiveRGBA)
    }

    /// The change to an image with a mode for the accented rendering mode.
    ///
    /// Apple, WidgetKit, "WidgetAccentedRenderingMode": brightness becomes opacity in the two desaturated modes. That
    /// an image without a mode becomes an area of its group's colour was reported by developers.
    func pictureTreatment(_ accentedMode: ArchivedImage.AccentedMode?, isAccented: Bool) -> PictureTreatment {
        switch mode {
        case .fullColor, .withoutBackground: return .asIs
        case .night: return .bright(.night(255, opacity: 255))
        case .vibrant: return .grey
        case .accented(let tint):
            return switch accentedMode {
            case .fullColor: .asIs
            case .desaturated: .bright(.white)
            case .accentedDesaturated: .bright(tint)
            case .accented: .flat(tint)
            case nil: .flat(isAccented ? tint : .white)
            }
        }
    }

    /// Whether the drawing is in the accented rendering mode.
    var isAccentedMode: Bool {
        if case .accented = mode { true } else { false }
    }
}

extension ArchiveRGBA {
    /// The translucent white that represents materials in drawings without a background.
    fileprivate static let veil = ArchiveRGBA(rawValue: 0xffff_ff26)

    /// The translucent red that represents materials at night.
    fileprivate static let redVeil = ArchiveRGBA.night(255, opacity: 0x26)

    /// A shade of the red in which StandBy shows widgets in a dark room.
    ///
    /// Apple, Human Interface Guidelines, Widgets: a monochromatic look with a red tint. The red itself is modelled.
    fileprivate static func night(_ luma: UInt32, opacity: UInt8) -> ArchiveRGBA {
        ArchiveRGBA(rawValue: luma << 24 | (luma * 66 / 255) << 16 | (luma * 58 / 255) << 8 | UInt32(opacity))
    }

    /// The luma from 0 to 255, with the weights of ITU-R BT.601.
    fileprivate var luma: UInt32 { (UInt32(red) * 299 + UInt32(green) * 587 + UInt32(blue) * 114 + 500) / 1000 }
}
