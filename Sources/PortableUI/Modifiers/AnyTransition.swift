/// How a view appears and disappears; it has no effect, because an archive is static.
public struct AnyTransition: Hashable, Sendable {
    private let name: String

    /// Immediately, without an effect.
    public static let identity = AnyTransition(name: "identity")
    /// By changing the opacity.
    public static let opacity = AnyTransition(name: "opacity")
    /// By changing the size.
    public static let scale = AnyTransition(name: "scale")
    /// By sliding from the side.
    public static let slide = AnyTransition(name: "slide")

    /// By blurring and replacing.
    public static let blurReplace = AnyTransition(name: "blurReplace")

    /// By changing the size from a part of it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    /// By moving from a place.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    /// By moving from a place.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }
    /// By replacing one modifier with another one.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(name: "modifier")
    }
    /// By moving from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
    /// By moving from an edge and pushing the previous view away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
    /// Combines two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Uses one transition for insertion and another one for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// Attaches an animation to the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
