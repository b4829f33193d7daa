import WidgetArchive

/// Colours along a line.
public struct LinearGradient: ShapeStyle {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// Creates a gradient between two points of the filled area.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Creates a gradient from evenly spaced colours between two points of the filled area.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from stops between two points of the filled area.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(.linear(gradient.archived, start: start.archived, end: end.archived))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line between two points of the filled area.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Evenly spaced colours along a line between two points of the filled area.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Stops along a line between two points of the filled area.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
