import WidgetArchive

/// Colours from a centre outwards.
public struct RadialGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// Creates a gradient around a point of the filled area, between two radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient from evenly spaced colours around a point of the filled area, between two radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Creates a gradient from stops around a point of the filled area, between two radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(
            .radial(
                gradient.archived,
                center: center.archived,
                startRadius: startRadius.archivedLength,
                endRadius: endRadius.archivedLength
            )
        )
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours from a centre outwards, between two radii in points.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> Self {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Evenly spaced colours from a centre outwards, between two radii in points.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> Self {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
