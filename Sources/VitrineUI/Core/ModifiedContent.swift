#if !canImport(SwiftUI)
/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the layout of the view with the change.
    public func _resolve(into resolver: inout _ViewResolver) {
        modifier._resolve(content: content, into: &resolver)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Adds the layout of a view with both changes, the first one inside.
    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let inner = ModifiedContent<V, Content>(content: content, modifier: self.content)
        modifier._resolve(content: inner, into: &resolver)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
#endif
