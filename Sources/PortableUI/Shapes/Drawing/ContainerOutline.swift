package import WidgetArchive

/// The outline of the container around a shape, which `ContainerRelativeShape` follows.
package struct ContainerOutline {
    package let radii: RectangleCornerRadii
    /// The container's box, in the coordinates of the caller.
    package let rect: CGRect

    /// The outline of a box inside: each corner's radius is reduced by the distance between the box and the container.
    ///
    /// A corner outside the container is square.
    package func outline(in box: CGRect) -> ArchivedShape.Outline {
        let left = box.minX - rect.minX
        let right = rect.maxX - box.maxX
        let top = box.minY - rect.minY
        let bottom = rect.maxY - box.maxY
        func radius(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
            min(across, down) >= 0 ? max(radius - max(across, down), 0) : 0
        }
        let inner = RectangleCornerRadii(
            topLeading: radius(radii.topLeading, left, top),
            bottomLeading: radius(radii.bottomLeading, left, bottom),
            bottomTrailing: radius(radii.bottomTrailing, right, bottom),
            topTrailing: radius(radii.topTrailing, right, top)
        )
        return _ShapeOutline.rounded(inner, .continuous, in: box)
    }
}

/// A container whose position becomes known when it is placed, before its content is placed.
@MainActor
package final class ContainerPlace {
    /// Returns the container's radii for its box.
    private let radii: (CGRect) -> RectangleCornerRadii
    /// The box in the widget's coordinates; nil until it is placed.
    package var rect: CGRect?

    package init(radii: @escaping (CGRect) -> RectangleCornerRadii) {
        self.radii = radii
    }

    /// The outline in coordinates whose origin is the given point of the widget.
    package func outline(from origin: CGPoint) -> ContainerOutline? {
        rect.map { ContainerOutline(radii: radii($0), rect: $0.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }
}

extension ArchiveSink {
    /// The outline of the container around a shape that is placed in this sink.
    package func container(_ place: ContainerPlace?) -> ContainerOutline {
        if let outline = place?.outline(from: origin) { return outline }
        return ContainerOutline(
            radii: RectangleCornerRadii(session.request.cornerRadius),
            rect: CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: session.request.size)
        )
    }
}
