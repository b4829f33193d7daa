#if !canImport(SwiftUI)
/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Makes it from a shape.
    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    /// The shape's outline.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The shape's choice.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's outline.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}

extension Path: Shape {
    /// The path as it is, from the corner of the box.
    public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.origin.x, dy: rect.origin.y) }
}
#endif
