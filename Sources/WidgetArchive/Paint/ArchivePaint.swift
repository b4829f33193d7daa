/// What fills a shape, a text or a symbol.
public enum ArchivePaint: Codable, Hashable, Sendable {
    /// One colour.
    case color(ArchiveColor)
    /// Colours along a line between two unit points (0…1 in the shape's box).
    case linear(ArchiveGradient, start: ArchivePoint, end: ArchivePoint)
    /// Colours from a centre (unit point) outwards, between two radii in points.
    case radial(ArchiveGradient, center: ArchivePoint, startRadius: Double, endRadius: Double)
    /// Colours around a centre (unit point), between two angles in degrees, clockwise from three o'clock.
    case angular(ArchiveGradient, center: ArchivePoint, startAngle: Double, endAngle: Double)
    /// A translucent system material, by its thickness 1 (ultra thin) … 5 (ultra thick).
    case material(thickness: Int)
}

/// The colour stops of a gradient, in ascending location.
public struct ArchiveGradient: Codable, Hashable, Sendable {
    /// One colour at one place.
    public struct Stop: Codable, Hashable, Sendable {
        /// The colour at this place.
        public var color: ArchiveColor
        /// The place, 0 (start) … 1 (end).
        public var location: Double

        /// Makes a stop.
        public init(color: ArchiveColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The stops; empty draws nothing.
    public var stops: [Stop]

    /// Makes a gradient.
    public init(stops: [Stop]) {
        self.stops = stops
    }
}
