/// A circle in the centre of its box, as large as the shorter side.
public struct Circle: Shape {
    /// Creates a circle, in the middle of the box that it is given.
    public nonisolated init() {}

    /// The circle, clockwise on screen from the middle of its right side.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

    /// A square of the shorter offered side; 10 points if neither side is offered.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        let known = proposal.width == nil && proposal.height == nil ? 10 : side
        return CGSize(width: known, height: known)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.circle, in: rect) }
}

extension Circle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// An ellipse that touches all edges of its box.
public struct Ellipse: Shape {
    /// Creates an ellipse, which fills the box that it is given.
    public nonisolated init() {}

    /// The ellipse, clockwise on screen from the middle of its right side.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse, in: rect) }
}

extension Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// A box with semicircles at its shorter sides.
public struct Capsule: Shape {
    /// The form of the ends; both forms are drawn as semicircles.
    public var style: RoundedCornerStyle

    /// Creates a capsule; the style is the form of its ends.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path { _outline(in: rect).path }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.capsule, in: rect) }
}

extension Capsule: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// The outline of the container around the shape, with corners adapted to the distance from the container's edge.
///
/// The container is the widget unless a view sets a container shape. As a plain path the shape is its box.
public struct ContainerRelativeShape: Shape {
    /// Creates the shape; it takes the widget's corners, inset as far as the view is.
    public nonisolated init() {}

    /// The box, because a path does not know its container.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.containerRelative, in: rect) }
}

extension ContainerRelativeShape: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

extension Shape where Self == Circle {
    /// A circle in the centre of its box.
    public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches all edges of its box.
    public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A box with semicircles at its shorter sides.
    public static nonisolated var capsule: Capsule { Capsule() }

    /// A box with semicircles at its shorter sides.
    public static nonisolated func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The outline of the container around the shape.
    public static nonisolated var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
