#if !canImport(SwiftUI)
/// What a screen reader does with the elements inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// The behaviours.
    package enum Behavior: Hashable, Sendable {
        case ignore, contain, combine
    }

    /// The behaviour.
    package let behavior: Behavior

    /// The elements inside are passed over; the view is one element of its own.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The elements inside stay what they are.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The elements inside are read as one.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
#endif
