/// The fill of a shape, a text or a symbol.
public enum ArchivePaint: Codable, Hashable, Sendable {
    /// A single colour.
    case color(ArchiveColor)
    /// Colours along a line between two unit points (0…1 in the shape's box).
    case linear(ArchiveGradient, start: ArchivePoint, end: ArchivePoint)
    /// Colours from a centre (unit point) outwards, between two radii in points.
    case radial(ArchiveGradient, center: ArchivePoint, startRadius: Double, endRadius: Double)
    /// Colours around a centre (unit point), between two angles in degrees, clockwise from three o'clock.
    case angular(ArchiveGradient, center: ArchivePoint, startAngle: Double, endAngle: Double)
    /// A translucent system material, by its thickness 1 (ultra thin) … 5 (ultra thick); in the device's appearance
    /// unless it has one of its own.
    case material(thickness: Int, isDark: Bool? = nil)
}

/// The colour stops of a gradient, in ascending location.
public struct ArchiveGradient: Codable, Hashable, Sendable {
    /// A colour at a location.
    public struct Stop: Codable, Hashable, Sendable {
        /// The colour at the location.
        public var color: ArchiveColor
        /// The location, 0 (start) … 1 (end).
        public var location: Double

        /// Creates a stop; the location is a part of the gradient's length, 0…1.
        public init(color: ArchiveColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The stops; empty draws nothing.
    public var stops: [Stop]

    /// Creates a gradient; its stops are sorted by location.
    public init(stops: [Stop]) {
        self.stops = stops
    }
}
