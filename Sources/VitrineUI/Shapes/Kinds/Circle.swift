#if !canImport(SwiftUI)
/// A circle in the middle of its box, as large as the shorter side.
public struct Circle: Shape {
    /// Makes the shape.
    public nonisolated init() {}

    /// The circle, from the middle of its right side clockwise to the eye.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

    /// A square as large as the shorter side on offer; 10 points where none is.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        let known = proposal.width == nil && proposal.height == nil ? 10 : side
        return CGSize(width: known, height: known)
    }

    /// The circle.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.circle, in: rect) }
}

extension Circle: InsettableShape {
    /// The circle made smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// An ellipse that touches all edges of its box.
public struct Ellipse: Shape {
    /// Makes the shape.
    public nonisolated init() {}

    /// The ellipse, from the middle of its right side clockwise to the eye.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The ellipse.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse, in: rect) }
}

extension Ellipse: InsettableShape {
    /// The ellipse made smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// A box with its shorter sides round.
public struct Capsule: Shape {
    /// The form of the ends; both are drawn as half circles.
    public var style: RoundedCornerStyle

    /// Makes the shape.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The box with round ends.
    public nonisolated func path(in rect: CGRect) -> Path { _outline(in: rect).path }

    /// The box with round ends.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.capsule, in: rect) }
}

extension Capsule: InsettableShape {
    /// The capsule made smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// The outline of the container around it, with the corners that its distance from the edge asks for.
///
/// Outside of a container that says otherwise it is the widget's own outline. As a path of its own it is the box.
public struct ContainerRelativeShape: Shape {
    /// Makes the shape.
    public nonisolated init() {}

    /// The box.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    /// The container's outline.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.containerRelative, in: rect) }
}

extension ContainerRelativeShape: InsettableShape {
    /// The outline made smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its box.
    public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches all edges of its box.
    public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A box with its shorter sides round.
    public static nonisolated var capsule: Capsule { Capsule() }

    /// A box with its shorter sides round.
    public static nonisolated func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The outline of the container around it.
    public static nonisolated var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
#endif
