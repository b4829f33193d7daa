/// A box whose corners follow those of the container around it, such as the widget.
///
/// It is drawn as `ContainerRelativeShape`; corners of fixed radii are drawn as such if all are equal.
public struct ConcentricRectangle: InsettableShape {
    private let radius: CGFloat?

    public nonisolated init() {
        radius = nil
    }

    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        radius = corners.fixedRadius
    }

    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style? = nil,
        topTrailingCorner: Edge.Corner.Style? = nil,
        bottomLeadingCorner: Edge.Corner.Style? = nil,
        bottomTrailingCorner: Edge.Corner.Style? = nil
    ) {
        let corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
        radius = corners.compactMap { $0?.fixedRadius }.max()
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ContainerRelativeShape().inset(by: amount)
    }

    private nonisolated var shape: AnyShape {
        radius.map { AnyShape(RoundedRectangle(cornerRadius: $0, style: .continuous)) }
            ?? AnyShape(ContainerRelativeShape())
    }
}

extension Shape where Self == ConcentricRectangle {
    public static nonisolated func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

extension Edge {
    /// A corner of a box.
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            /// The radius in points; nil follows the container.
            let fixedRadius: CGFloat?

            public static let concentric = Style(fixedRadius: nil)

            /// Follows the container; the least radius has no effect.
            public static func concentric(minimum: Style?) -> Style { .concentric }
            public static func fixed(_ radius: CGFloat) -> Style { Style(fixedRadius: radius) }
        }
    }
}
