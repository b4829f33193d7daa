#if !canImport(SwiftUI)
/// A view without content; it takes no place, not even a stack's spacing.
public struct EmptyView: Sendable {
    /// Makes a view without content.
    @inlinable
    public nonisolated init() {}
}

extension EmptyView: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds nothing.
    public func _resolve(into resolver: inout _ViewResolver) {}
}
#endif
