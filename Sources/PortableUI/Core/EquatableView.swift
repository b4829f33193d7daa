/// A view that is compared before it is drawn again.
///
/// An archive is drawn once, so this view only passes its content on.
public struct EquatableView<Content: Equatable> {
    /// The view that is passed on.
    public var content: Content

    /// Passes a view on.
    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View where Content: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}

extension View where Self: Equatable {
    /// Compares the view before it is drawn again; an archive is drawn once, so the comparison has no effect here.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
