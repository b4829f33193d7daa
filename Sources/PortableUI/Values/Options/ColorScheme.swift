/// The light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The contrast between colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The default contrast.
    case standard
    /// A higher contrast, as requested by the user.
    case increased
}

/// The weight of text that the user asked for.
public enum LegibilityWeight: Hashable, Sendable {
    /// The weights that the fonts state.
    case regular
    /// Heavier ones, because bold text is on in the system's settings.
    case bold
}

/// How colours are computed while drawing; without effect, because all drawing uses sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In sRGB.
    case nonLinear
    /// In linear sRGB.
    case linear
    /// In linear sRGB with components outside of 0…1.
    case extendedLinear
}
