/// A value with a modifier: what `modifier(_:)` returns.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// The modifier, which is applied to the content.
    public var modifier: Modifier

    /// Applies a modifier to content.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        modifier._resolve(content: content, into: &resolver)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Adds the layout of a view with both changes; the first change is the inner one.
    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let inner = ModifiedContent<V, Content>(content: content, modifier: self.content)
        modifier._resolve(content: inner, into: &resolver)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    /// Applies a modifier to the view.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
