/// A shape that fills its box.
public struct Rectangle: Shape {
    /// Creates a rectangle, which fills the box that it is given.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rectangle, in: rect) }
}

extension Rectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// A shape in an inset box.
package struct ShrunkShape<Base: Shape>: Shape {
    let base: Base
    let amount: CGFloat

    package nonisolated func path(in rect: CGRect) -> Path { _outline(in: rect).path }

    package nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        let inner = rect.insetBy(dx: amount, dy: amount)
        // A box narrower than twice the inset collapses to an empty box in its centre.
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
