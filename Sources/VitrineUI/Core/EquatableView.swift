#if !canImport(SwiftUI)
/// A view that says when it is the same; an archive is drawn once, so it only passes its content on.
public struct EquatableView<Content: Equatable> {
    /// The view.
    public var content: Content

    /// Wraps a view.
    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the content's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}

extension View where Self: Equatable {
    /// Has the view compared as a whole before it is drawn again.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
#endif
