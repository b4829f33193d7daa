/// A shape that changes the outline of another shape.
package struct DerivedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (_ShapeOutline, CGRect) -> _ShapeOutline

    nonisolated init(_ base: Base, change: @escaping @Sendable (_ShapeOutline, CGRect) -> _ShapeOutline) {
        self.base = base
        self.change = change
    }

    package nonisolated func path(in rect: CGRect) -> Path { _outline(in: rect).path }

    package nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { change(base._outline(in: rect), rect) }
}

extension DerivedShape: InsettableShape where Base: InsettableShape {
    package nonisolated func inset(by amount: CGFloat) -> DerivedShape<Base.InsetShape> {
        DerivedShape<Base.InsetShape>(base.inset(by: amount), change: change)
    }
}

/// A shape of a fixed size at the origin of its box.
package struct SizedShape<Base: Shape>: Shape {
    let base: Base
    let size: CGSize

    package nonisolated func path(in rect: CGRect) -> Path { _outline(in: rect).path }

    package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        base._outline(in: CGRect(origin: rect.origin, size: size))
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length, 0…1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        DerivedShape(self) { outline, _ in outline.trimmed(from: startFraction, to: endFraction) }
    }

    /// The outline after a transform about the box's origin.
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        DerivedShape(self) { outline, _ in outline.applying(transform) }
    }

    /// The outline in a fixed size in points, at the origin of the box.
    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

    /// The outline in a fixed size in points, at the origin of the box.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The stroke along the outline.
    ///
    /// Filling the result fills the stroke. As a path it is the outline itself.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        DerivedShape(self) { outline, _ in outline.stroked(style) }
    }

    /// The stroke along the outline; the line width is in points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The outline rotated clockwise about a point of its box.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
        rotated(by: angle, about: anchor)
    }

    /// The outline scaled about a point of its box.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some InsettableShape {
        scaled(x: x, y: y, about: anchor)
    }

    /// The outline scaled about a point of its box.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
        scaled(x: scale, y: scale, about: anchor)
    }
}

extension Shape {
    /// The outline rotated clockwise about a point of its box.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        rotated(by: angle, about: anchor)
    }

    /// The outline scaled about a point of its box.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        scaled(x: x, y: y, about: anchor)
    }

    /// The outline scaled about a point of its box.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        scaled(x: scale, y: scale, about: anchor)
    }

    fileprivate nonisolated func rotated(by angle: Angle, about anchor: UnitPoint) -> DerivedShape<Self> {
        DerivedShape(self) { outline, rect in
            outline.applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
        }
    }

    fileprivate nonisolated func scaled(x: CGFloat, y: CGFloat, about anchor: UnitPoint) -> DerivedShape<Self> {
        DerivedShape(self) { outline, rect in
            outline.applying(CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect)))
        }
    }
}

extension CGAffineTransform {
    /// The transform with the given point as its fixed point instead of the origin.
    package func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
