import WidgetArchive

/// Colours around a centre.
public struct AngularGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: Angle
    private let end: Angle

    /// Creates a gradient between two angles around a point of the filled area, clockwise from three o'clock.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    /// Creates a gradient from evenly spaced colours between two angles around a point of the filled area.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient from stops between two angles around a point of the filled area.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a full turn from a gradient, a point of the filled area and the start angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates a full turn from evenly spaced colours, a point of the filled area and the start angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a full turn from stops, a point of the filled area and the start angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(
            .angular(
                gradient.archived,
                center: center.archived,
                startAngle: start.degrees.finite(or: 0),
                endAngle: end.degrees.finite(or: 0)
            )
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours around a centre, between two angles.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Evenly spaced colours around a centre, between two angles.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a centre in a full turn.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
