import WidgetArchive

/// How drawn content is blended with the content below it.
///
/// The archive format has no blending: every mode except `normal` has no effect and records a finding.
public enum BlendMode: Hashable, Sendable {
    /// Draws over the content below.
    case normal
    /// Darkens by multiplying colours.
    case multiply
    /// Lightens by multiplying the inverted colours.
    case screen
    /// Multiplies dark colours and screens light ones.
    case overlay
    /// Keeps the darker colour.
    case darken
    /// Keeps the lighter colour.
    case lighten
    /// Brightens the content below.
    case colorDodge
    /// Darkens the content below.
    case colorBurn
    /// Lightens or darkens softly, like a diffused spotlight.
    case softLight
    /// Lightens or darkens strongly, like a harsh spotlight.
    case hardLight
    /// Subtracts the darker colour from the lighter one.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// Uses the hue of the content above.
    case hue
    /// Uses the saturation of the content above.
    case saturation
    /// Uses the hue and saturation of the content above.
    case color
    /// Uses the luminosity of the content above.
    case luminosity
    /// Draws the content above where the content below is opaque.
    case sourceAtop
    /// Draws the content below over the content above.
    case destinationOver
    /// Keeps the content below where the content above is transparent.
    case destinationOut
    /// Adds colours, limited to black.
    case plusDarker
    /// Adds colours, limited to white.
    case plusLighter
}

extension BlendMode {
    /// The mode in an archive; nil for one that an archive lacks, and for the usual drawing.
    var archived: ArchiveEffect.BlendMode? {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}
