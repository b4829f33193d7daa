/// A group of views without its own layout; a modifier applies to each view.
public struct Group<Content> {
    private let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Makes views one, to which modifiers apply together.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the layout of each view separately.
    public func _resolve(into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}
