#if !canImport(SwiftUI)
/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that the modifier makes.
    associatedtype Body: View

    /// Makes the changed view.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Adds the layout of a view with the change; a modifier with a body adds its body.
    ///
    /// Not for you: only modifiers that change the layout themselves have an own form.
    @MainActor @preconcurrency
    func _resolve<V: View>(content: V, into resolver: inout _ViewResolver)
}

extension ViewModifier {
    /// Adds the layout of the modifier's body, evaluated in the environment of this place.
    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        // The content belongs to the view around the modifier: what it reads while it is resolved is that view's.
        let outer = EnvironmentValues.current
        let placed = Content { resolver in
            EnvironmentValues.$current.withValue(outer) { content._resolve(into: &resolver) }
        }
        resolver._evaluate { resolver in body(content: placed)._resolve(into: &resolver) }
    }

    /// Applies another change after this one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Never asked for: the modifier changes the layout itself.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) changes the layout itself and has no body")
    }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    private let resolve: @MainActor (inout _ViewResolver) -> Void

    /// Makes a stand-in that adds the real view's layout.
    package nonisolated init(resolve: @escaping @MainActor (inout _ViewResolver) -> Void) {
        self.resolve = resolve
    }
}

extension _ViewModifier_Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the real view's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolve(&resolver)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Makes a modifier that changes nothing.
    public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
    /// The type of the view that the modifier makes.
    public typealias Body = Never

    /// Adds the view's layout.
    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}
#endif
