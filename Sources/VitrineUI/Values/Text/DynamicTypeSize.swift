#if !canImport(SwiftUI)
/// The text size that a person has chosen.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// Three steps below the default.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// Three steps above the default.
    case xxxLarge
    /// The first of the sizes for people who need large text.
    case accessibility1
    /// The second of the sizes for people who need large text.
    case accessibility2
    /// The third of the sizes for people who need large text.
    case accessibility3
    /// The fourth of the sizes for people who need large text.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether it is one of the sizes for people who need large text.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether the first size is smaller.
    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
#endif
