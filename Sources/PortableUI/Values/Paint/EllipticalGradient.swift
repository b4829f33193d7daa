import WidgetArchive

/// Colours from a centre outwards, stretched to the extent of the filled area.
///
/// The archive format has only circles: in a box that is not square it is drawn as a circle of the mean radius.
public struct EllipticalGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startFraction: CGFloat
    private let endFraction: CGFloat

    /// Creates a gradient from a point of the filled area and two radii as fractions of its extent.
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

    /// Creates a gradient from evenly spaced colours, a point of the filled area and two radii as fractions of its
    /// extent.
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

    /// Creates a gradient from stops, a point of the filled area and two radii as fractions of its extent.
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
            finding: size.width == size.height ? nil : "EllipticalGradient is drawn as a circle"
        )
    }
}
