import WidgetArchive

/// Maps the archive's colours to drawn colours, by appearance and rendering mode.
struct DrawingPalette: Sendable {
    private let isDark: Bool
    private let mode: HTMLDrawing.RenderingMode

    init(isDark: Bool, mode: HTMLDrawing.RenderingMode) {
        self.isDark = isDark || mode != .fullColor
        self.mode = mode
    }

    /// Whether the container's background is drawn.
    var showsBackground: Bool { mode == .fullColor }

    /// Whether materials and placeholders use the dark appearance.
    var usesDark: Bool { isDark }

    /// The drawn colour for a colour of the archive.
    func color(_ color: ArchiveColor, isAccented: Bool) -> ArchiveRGBA {
        let own = color.resolved(isDark: isDark)
        switch mode {
        case .fullColor: return own
        case .accented(let tint):
            let base = isAccented ? tint.rawValue | 0xff : 0xffff_ffff
            return ArchiveRGBA(rawValue: base).multiplyingOpacity(by: Double(own.alpha) / 255)
        case .vibrant:
            let grey = own.luma
            return ArchiveRGBA(rawValue: grey << 24 | grey << 16 | grey << 8 | UInt32(own.alpha))
        }
    }

    /// The colour of a shadow, which is the same in every mode because a tinted shadow would look like a glow.
    func shadow(_ color: ArchiveColor) -> ArchiveRGBA { color.resolved(isDark: isDark) }

    /// The change to an image's colours: none, converted to grey, or replaced by the tint.
    enum PictureTreatment: Equatable {
        case asIs
        case grey
        case tinted(ArchiveRGBA)
    }

    func pictureTreatment(isAccented: Bool) -> PictureTreatment {
        switch mode {
        case .fullColor: .asIs
        case .accented(let tint): isAccented ? .tinted(tint) : .grey
        case .vibrant: .grey
        }
    }
}

extension ArchiveRGBA {
    /// The luma from 0 to 255, with the weights of ITU-R BT.601.
    fileprivate var luma: UInt32 { (UInt32(red) * 299 + UInt32(green) * 587 + UInt32(blue) * 114 + 500) / 1000 }
}
