#if !canImport(SwiftUI)
/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}

/// How content of another ratio is put into a box.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole content inside the box.
    case fit
    /// The whole box covered.
    case fill
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings would have it.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// On the leading edge.
    case leading
    /// In the middle.
    case center
    /// On the trailing edge.
    case trailing
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// As usual.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
}
#endif
