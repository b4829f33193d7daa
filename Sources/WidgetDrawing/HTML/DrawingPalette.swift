import WidgetArchive

/// Chooses the colour that is drawn for one of the archive, by appearance and rendering mode.
struct DrawingPalette: Sendable {
    private let isDark: Bool
    private let mode: HTMLDrawing.RenderingMode

    init(isDark: Bool, mode: HTMLDrawing.RenderingMode) {
        self.isDark = isDark || mode != .fullColor
        self.mode = mode
    }

    /// Whether the container's background is painted.
    var showsBackground: Bool { mode == .fullColor }

    /// Whether materials and placeholders are those of the dark appearance.
    var usesDark: Bool { isDark }

    /// The colour to draw with.
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

    /// The colour of a shadow, which keeps its own in every mode: a tinted one would be a glow.
    func shadow(_ color: ArchiveColor) -> ArchiveRGBA { color.resolved(isDark: isDark) }

    /// What is done to pictures: nothing, all colour removed, or all colour replaced by the tint.
    enum PictureTreatment: Equatable {
        case asIs
        case grey
        case tinted(ArchiveRGBA)
    }

    /// What is done to a picture.
    func pictureTreatment(isAccented: Bool) -> PictureTreatment {
        switch mode {
        case .fullColor: .asIs
        case .accented(let tint): isAccented ? .tinted(tint) : .grey
        case .vibrant: .grey
        }
    }
}

extension ArchiveRGBA {
    /// The brightness 0…255, by the weights of ITU-R BT.601.
    fileprivate var luma: UInt32 { (UInt32(red) * 299 + UInt32(green) * 587 + UInt32(blue) * 114 + 500) / 1000 }
}
