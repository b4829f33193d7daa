package import WidgetArchive

/// Colours at locations between 0 and 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location, 0 (start) … 1 (end).
        public var location: CGFloat

        /// Creates a stop; the location is 0 (start) … 1 (end).
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two stops are computed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// By components, in the device's colour space.
        public static let device = ColorSpace(isPerceptual: false)
        /// Perceptually.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The stops, in ascending order of location.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient unchanged: the renderer computes the colours between stops by components.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// The gradient in archived form: locations in 0…1, in ascending order.
    package var archived: ArchiveGradient {
        var least = 0.0
        return ArchiveGradient(
            stops: stops.map { stop in
                least = min(max(stop.location.isFinite ? stop.location : 0, least), 1)
                return ArchiveGradient.Stop(color: stop.color.archived, location: least)
            }
        )
    }
}

/// A gradient with its type erased; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    package let gradient: Gradient

    /// Erases a gradient's type.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// Returns the gradient unchanged: the renderer computes the colours between stops by components.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient: ShapeStyle {
    /// The gradient from top to bottom.
    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(.linear(archived, start: UnitPoint.top.archived, end: UnitPoint.bottom.archived))
    }
}

extension AnyGradient: ShapeStyle {
    public func _paint(in context: _PaintContext) -> _Paint { gradient._paint(in: context) }
}
