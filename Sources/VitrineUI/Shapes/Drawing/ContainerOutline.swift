#if !canImport(SwiftUI)
package import WidgetArchive

/// The outline of the container around a shape, as `ContainerRelativeShape` follows it.
package struct ContainerOutline {
    /// The container's radii.
    package let radii: RectangleCornerRadii
    /// The container's box, in the coordinates in which it is asked.
    package let rect: CGRect

    /// The outline of a box inside: each corner's radius is less by what lies between the box and the container.
    ///
    /// A corner that stands outside of the container is square.
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

/// A container whose place is known once it is placed, before what stands in it.
@MainActor
package final class ContainerPlace {
    /// The container's radii by its box.
    private let radii: (CGRect) -> RectangleCornerRadii
    /// The box, in the widget's coordinates.
    package var rect: CGRect?

    /// Makes a place of an outline.
    package init(radii: @escaping (CGRect) -> RectangleCornerRadii) {
        self.radii = radii
    }

    /// The outline, moved so that a position of the widget becomes the origin.
    package func outline(from origin: CGPoint) -> ContainerOutline? {
        rect.map { ContainerOutline(radii: radii($0), rect: $0.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }
}

/// The container around a view; nil is the widget.
package struct ContainerPlaceKey: EnvironmentKey {
    package static let defaultValue: ContainerPlace? = nil
}

extension ArchiveSink {
    /// The outline of the container around a shape that is placed here.
    package func container(_ place: ContainerPlace?) -> ContainerOutline {
        if let outline = place?.outline(from: origin) { return outline }
        return ContainerOutline(
            radii: RectangleCornerRadii(session.request.cornerRadius),
            rect: CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: session.request.size)
        )
    }
}
#endif
