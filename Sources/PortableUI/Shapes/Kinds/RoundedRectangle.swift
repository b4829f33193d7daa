/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
    /// The extents of the corners in points, limited to half of the shorter side.
    public var cornerSize: CGSize
    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Creates the shape; corners with different width and height are drawn as free segments.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates the shape from a corner radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        guard cornerSize.width == cornerSize.height else { return _ShapeOutline(.path(path(in: rect)), in: rect) }
        return _ShapeOutline(.rounded(RectangleCornerRadii(cornerSize.width), style), in: rect)
    }
}

extension RoundedRectangle: InsettableShape {
    /// The inset rectangle; its corner radii shrink with it.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(
            base: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(cornerSize.width - amount, 0),
                    height: max(cornerSize.height - amount, 0)
                ),
                style: style
            ),
            amount: amount
        )
    }
}

/// A rectangle with rounded corners of different radii.
public struct UnevenRoundedRectangle: Shape {
    /// The radii in points, limited to half of the shorter side.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with a radius for each corner, in points.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates the shape from its radii in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.rounded(cornerRadii, style), in: rect)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// The inset rectangle; its corner radii shrink with it.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(
            base: UnevenRoundedRectangle(cornerRadii: cornerRadii.map { max($0 - amount, 0) }, style: style),
            amount: amount
        )
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners of the given extents, in points.
    public static nonisolated func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners of the given radius, in points.
    public static nonisolated func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with rounded corners of different radii, in points.
    public static nonisolated func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with rounded corners of different radii, in points.
    public static nonisolated func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}
