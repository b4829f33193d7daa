#if !canImport(SwiftUI)
/// An appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// How much two colours of one appearance stand apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// Further apart than usual, as a person has asked for.
    case increased
}

/// How colours are computed while drawing; no effect here, all drawing is in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In sRGB.
    case nonLinear
    /// In linear sRGB.
    case linear
    /// In linear sRGB beyond 0…1.
    case extendedLinear
}
#endif
