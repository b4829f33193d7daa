#if !canImport(SwiftUI)
/// How a view appears and disappears; an archive shows one moment.
public struct AnyTransition: Hashable, Sendable {
    private let name: String

    /// At once.
    public static let identity = AnyTransition(name: "identity")
    /// By its opacity.
    public static let opacity = AnyTransition(name: "opacity")
    /// By its size.
    public static let scale = AnyTransition(name: "scale")
    /// From the side.
    public static let slide = AnyTransition(name: "slide")

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
    /// From an edge, pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// One way in, another one out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// The same with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
#endif
