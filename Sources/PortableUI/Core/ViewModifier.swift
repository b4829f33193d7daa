/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View

    /// Creates the modified view.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// The view to which the modifier is applied.
    typealias Content = _ViewModifier_Content<Self>

    /// Adds the layout of a modified view; a modifier with a body adds its body.
    ///
    /// Do not call or implement this method. Only modifiers that change the layout have their own implementation.
    @MainActor @preconcurrency
    func _resolve<V: View>(content: V, into resolver: inout _ViewResolver)
}

extension ViewModifier {
    /// Adds the layout of the modifier's body, evaluated in the current environment.
    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        // The content belongs to the view around the modifier, so it reads that view's environment while it is
        // resolved.
        let outer = EnvironmentValues.current
        let placed = Content { resolver in
            EnvironmentValues.$current.withValue(outer) { content._resolve(into: &resolver) }
        }
        resolver._evaluate { resolver in body(content: placed)._resolve(into: &resolver) }
    }

    /// Returns a modifier that applies this change and then another one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Never called: the modifier changes the layout itself.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) changes the layout itself and has no body")
    }
}

/// The view to which a modifier is applied, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    private let resolve: @MainActor (inout _ViewResolver) -> Void

    /// Creates a placeholder that adds the real view's layout.
    package nonisolated init(resolve: @escaping @MainActor (inout _ViewResolver) -> Void) {
        self.resolve = resolve
    }
}

extension _ViewModifier_Content: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        resolve(&resolver)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// The modifier as a constant.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}
