#if !canImport(SwiftUI)
/// How what is drawn mixes with what lies below.
///
/// An archive has no blending: every mode but `normal` is passed through with a finding.
public enum BlendMode: Hashable, Sendable {
    /// Drawn over what lies below.
    case normal
    /// Darkens by multiplying.
    case multiply
    /// Lightens by multiplying the inverses.
    case screen
    /// Multiplies what is dark and screens what is light.
    case overlay
    /// Takes the darker one.
    case darken
    /// Takes the lighter one.
    case lighten
    /// Brightens what lies below.
    case colorDodge
    /// Darkens what lies below.
    case colorBurn
    /// A soft spotlight.
    case softLight
    /// A hard spotlight.
    case hardLight
    /// Subtracts the darker from the lighter.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// The hue from above.
    case hue
    /// The saturation from above.
    case saturation
    /// Hue and saturation from above.
    case color
    /// The luminosity from above.
    case luminosity
    /// Above, where below is opaque.
    case sourceAtop
    /// Below, over what is drawn.
    case destinationOver
    /// Below, where nothing is drawn.
    case destinationOut
    /// Adds, down to black.
    case plusDarker
    /// Adds, up to white.
    case plusLighter
}
#endif
