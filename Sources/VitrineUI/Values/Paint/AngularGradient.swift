#if !canImport(SwiftUI)
import WidgetArchive

/// Colours around a centre.
public struct AngularGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: Angle
    private let end: Angle

    /// Makes it from a gradient, a position in what is filled, and two angles, clockwise from three o'clock.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    /// Makes it from evenly spaced colours, a position in what is filled, and two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Makes it from stops, a position in what is filled, and two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Makes a whole turn from a gradient, a position in what is filled, and the angle at which it begins.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Makes a whole turn from evenly spaced colours, a position in what is filled, and the angle at which it begins.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Makes a whole turn from stops, a position in what is filled, and the angle at which it begins.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The gradient around its centre.
    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(
            .angular(gradient.archived, center: center.archived, startAngle: start.degrees, endAngle: end.degrees)
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

    /// Colours around a centre in a whole turn.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
#endif
