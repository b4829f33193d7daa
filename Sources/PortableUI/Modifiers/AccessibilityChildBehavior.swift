/// How a screen reader treats the elements inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package enum Behavior: Hashable, Sendable {
        case ignore, contain, combine
    }

    package let behavior: Behavior

    /// The elements inside are ignored; the view is a single element.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The elements inside remain separate elements.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The elements inside are read as one element.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
