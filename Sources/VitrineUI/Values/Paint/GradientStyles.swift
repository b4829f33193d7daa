#if !canImport(SwiftUI)
import WidgetArchive

/// Colours along a line.
public struct LinearGradient: ShapeStyle {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// Makes it from a gradient and two positions in what is filled.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Makes it from evenly spaced colours and two positions in what is filled.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes it from stops and two positions in what is filled.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient along its line.
    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(.linear(gradient.archived, start: start.archived, end: end.archived))
    }
}

/// Colours from a centre outwards.
public struct RadialGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// Makes it from a gradient, a position in what is filled, and two radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Makes it from evenly spaced colours, a position in what is filled, and two radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Makes it from stops, a position in what is filled, and two radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// The gradient around its centre.
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

/// Colours from a centre outwards, stretched to the extent of what is filled.
///
/// An archive has circles only: in a box that is not square it is drawn as a circle of the mean radius.
public struct EllipticalGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startFraction: CGFloat
    private let endFraction: CGFloat

    /// Makes it from a gradient, a position in what is filled, and two radii as fractions of the extent.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startFraction = startRadiusFraction
        endFraction = endRadiusFraction
    }

    /// Makes it from evenly spaced colours, a position in what is filled, and two radii as fractions of the extent.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Makes it from stops, a position in what is filled, and two radii as fractions of the extent.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// The gradient around its centre.
    public func _paint(in context: _PaintContext) -> _Paint {
        let size = context.size ?? CGSize(width: 100, height: 100)
        let side = (size.width + size.height) / 2
        return _Paint(
            .radial(
                gradient.archived,
                center: center.archived,
                startRadius: (startFraction * side).archivedLength,
                endRadius: (endFraction * side).archivedLength
            ),
            remark: size.width == size.height ? nil : "EllipticalGradient is drawn as a circle"
        )
    }
}

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

extension Gradient: ShapeStyle {
    /// The gradient from top to bottom.
    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(.linear(archived, start: UnitPoint.top.archived, end: UnitPoint.bottom.archived))
    }
}

extension AnyGradient: ShapeStyle {
    /// The gradient from top to bottom.
    public func _paint(in context: _PaintContext) -> _Paint { gradient._paint(in: context) }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line between two positions in what is filled.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Evenly spaced colours along a line between two positions in what is filled.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Stops along a line between two positions in what is filled.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
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
