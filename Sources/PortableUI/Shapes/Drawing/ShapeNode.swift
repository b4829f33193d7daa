package import WidgetArchive

/// The layout of a shape: of the size that the shape chooses, drawn with a style.
@MainActor
package final class ShapeNode: LayoutNode {
    private let shape: any Shape
    private let style: any ShapeStyle
    private let fill: FillStyle
    private let environment: EnvironmentValues

    /// Creates the layout of a shape, filled with a style resolved in an environment.
    package init(
        _ shape: any Shape,
        style: any ShapeStyle,
        fill: FillStyle = FillStyle(),
        in environment: EnvironmentValues
    ) {
        self.shape = shape
        self.style = style
        self.fill = fill
        self.environment = environment
    }

    override package func measure(_ proposal: Proposal) -> CGSize { shape.sizeThatFits(ProposedViewSize(proposal)) }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let outline = shape.outline(in: rect.size, environment)
        let box = outline.rect.offsetBy(dx: rect.origin.x, dy: rect.origin.y)
        guard !box.isNull else { return }
        if outline.isApproximated {
            sink.session.report(.approximated, "a stroke of a stroke is drawn as the second stroke alone")
        }
        if let image = style.imagePaint { return place(image, outline, in: box, to: &sink) }
        let paint = style.resolved(in: environment, size: CGSize(width: box.width, height: box.height))
        if let finding = paint.finding { sink.session.report(.approximated, finding) }
        guard !paint.archived.isInvisible else { return }
        sink.emit(.shape(archived(outline, moved: rect.origin, paint.archived, sink)), in: box)
    }

    /// The shape in archived form.
    private func archived(
        _ outline: _ShapeOutline,
        moved origin: CGPoint,
        _ paint: ArchivePaint,
        _ sink: ArchiveSink
    ) -> ArchivedShape {
        ArchivedShape(
            outline: outline.archived(in: environment, moved: origin, sink),
            paint: paint,
            stroke: outline.stroke?.archived(),
            trimStart: outline.trim.start,
            trimEnd: outline.trim.end,
            isEvenOdd: fill.isEOFilled
        )
    }

    /// Places an image clipped to the outline, because archived paints cannot contain images.
    private func place(_ image: ImagePaint, _ outline: _ShapeOutline, in box: CGRect, to sink: inout ArchiveSink) {
        guard outline.stroke == nil else {
            return sink.session.report(.approximated, "a stroke with an ImagePaint is not drawn")
        }
        let cut = ArchiveEffect.clip(outline.archived(in: environment, moved: box.origin, sink))
        sink.group(in: box, effects: [cut]) { inner in
            guard let node = inner.session.imageNode(image.image.resizable(resizingMode: .tile), in: environment) else {
                return
            }
            node.place(Proposal(box.size), in: CGRect(origin: .zero, size: box.size), to: &inner)
        }
    }
}

extension Shape {
    /// The outline in a box at the origin, as it must be for the mirrored layout of a reading direction to show it as
    /// the shape wants it.
    nonisolated func outline(in size: CGSize, _ environment: EnvironmentValues) -> _ShapeOutline {
        let outline = _outline(in: CGRect(origin: .zero, size: size))
        let direction = environment.layoutDirection
        let isMirrored = layoutDirectionBehavior == .mirrors(in: direction)
        // The other forms are symmetric.
        guard case .path = outline.form, isMirrored != (direction == .rightToLeft) else { return outline }
        let middle = CGPoint(x: outline.rect.midX, y: 0)
        return outline.applying(CGAffineTransform(scaleX: -1, y: 1).about(middle))
    }
}

extension _ShapeOutline {
    /// The archived outline, with the shape's own box moved to a point of the sink.
    @MainActor
    package func archived(
        in environment: EnvironmentValues,
        moved origin: CGPoint,
        _ sink: ArchiveSink
    ) -> ArchivedShape.Outline {
        guard form == .containerRelative else { return archived(container: nil).outline }
        let container = sink.container(environment.system.containerPlace)
        return container.outline(in: rect.offsetBy(dx: origin.x, dy: origin.y))
    }
}

extension ShapeStyle {
    /// Resolves the style to a paint.
    ///
    /// - Parameters:
    ///   - environment: the environment of the painted view.
    ///   - size: the extent of the painted area, in points; nil if it is not known yet.
    /// - Returns: the paint, with a note where it differs from Apple's drawing.
    package func resolved(in environment: EnvironmentValues, size: CGSize? = nil) -> _Paint {
        var paint = unresolved(in: environment, size: size)
        paint.archived = environment.drawn(paint.archived)
        return paint
    }

    /// The paint with its colours for both appearances, for views that may set one.
    package func unresolved(in environment: EnvironmentValues, size: CGSize? = nil) -> _Paint {
        var context = environment.paint
        context.size = size
        context.environment = environment
        return _paint(in: context)
    }

    /// The image paint, if the style is one.
    package var imagePaint: ImagePaint? { (self as? AnyShapeStyle)?.style as? ImagePaint ?? self as? ImagePaint }
}

extension ArchivePaint {
    /// Whether the paint is fully transparent in both appearances.
    package var isInvisible: Bool {
        switch self {
        case .color(let color): color.light.alpha == 0 && (color.dark ?? color.light).alpha == 0
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .angular(let gradient, _, _, _):
            gradient.stops.allSatisfy { ArchivePaint.color($0.color).isInvisible }
        case .material: false
        }
    }
}
