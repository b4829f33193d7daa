#if !canImport(SwiftUI)
package import WidgetArchive

/// Colours at places between 0 and 1.
public struct Gradient: Hashable, Sendable {
    /// One colour at one place.
    public struct Stop: Hashable, Sendable {
        /// The colour at this place.
        public var color: Color
        /// The place, 0 (start) … 1 (end).
        public var location: CGFloat

        /// Makes a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The way colours between two stops are computed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// By components, as the device has them.
        public static let device = ColorSpace(isPerceptual: false)
        /// As the eye sees them.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The stops, in ascending place.
    public var stops: [Stop]

    /// Makes a gradient from stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Makes a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same; whoever draws computes the colours between stops by their components.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// The gradient in an archive: places in 0…1, none before the one ahead of it.
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

/// A gradient of any make; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    /// The gradient.
    package let gradient: Gradient

    /// Makes it from a gradient.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The same; whoever draws computes the colours between stops by their components.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
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
#endif
