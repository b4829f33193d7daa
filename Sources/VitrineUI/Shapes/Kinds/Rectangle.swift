#if !canImport(SwiftUI)
/// A shape that fills its box.
public struct Rectangle: Shape {
    /// Makes the shape.
    public nonisolated init() {}

    /// The box.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    /// The box.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rectangle, in: rect) }
}

extension Rectangle: InsettableShape {
    /// The box made smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// A shape in a box that is smaller on all sides.
package struct ShrunkShape<Base: Shape>: Shape {
    let base: Base
    let amount: CGFloat

    package nonisolated func path(in rect: CGRect) -> Path { _outline(in: rect).path }

    package nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    package nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        let inner = rect.insetBy(dx: amount, dy: amount)
        // Nothing is left of a box that is narrower than the inset: an empty one in its middle.
        return base._outline(in: inner.isNull ? CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) : inner)
    }
}

extension ShrunkShape: InsettableShape {
    package nonisolated func inset(by amount: CGFloat) -> ShrunkShape<Base> {
        ShrunkShape(base: base, amount: self.amount + amount)
    }
}

extension Shape where Self == Rectangle {
    /// A shape that fills its box.
    public static nonisolated var rect: Rectangle { Rectangle() }
}
#endif
