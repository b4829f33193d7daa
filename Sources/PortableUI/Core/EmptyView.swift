/// A view without content; it takes no space, not even a stack's spacing.
public struct EmptyView: Sendable {
    /// Creates a view without content and without an extent.
    @inlinable
    public nonisolated init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {}
}
