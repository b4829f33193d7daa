/// A shape with its type erased.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Erases the type of a shape.
    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}

extension Path: Shape {
    /// The path moved to the origin of the box; its size does not change.
    public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.origin.x, dy: rect.origin.y) }
}
