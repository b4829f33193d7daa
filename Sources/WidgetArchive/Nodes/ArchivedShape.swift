/// An outline in the node's box, filled or stroked.
public struct ArchivedShape: Codable, Hashable, Sendable {
    /// An outline, in the node's own coordinates.
    public enum Outline: Codable, Hashable, Sendable {
        /// The whole box.
        case rectangle
        /// The box with rounded corners; continuous corners follow a superellipse.
        ///
        /// The radii are those of the top left, top right, bottom right and bottom left corner.
        case roundedRectangle(radii: [Double], isContinuous: Bool)
        /// The largest centred circle.
        case circle
        /// The ellipse that touches all four edges.
        case ellipse
        /// The box with its shorter sides as half circles.
        case capsule
        /// A path of segments.
        case path([PathElement])
    }

    /// A segment of a path, in points from the node's origin.
    public enum PathElement: Codable, Hashable, Sendable {
        /// Starts a new subpath.
        case move(ArchivePoint)
        /// A straight line.
        case line(ArchivePoint)
        /// A quadratic curve.
        case quadratic(ArchivePoint, control: ArchivePoint)
        /// A cubic curve.
        case cubic(ArchivePoint, control1: ArchivePoint, control2: ArchivePoint)
        /// Closes the subpath.
        case close
    }

    /// The stroke of an outline.
    public struct Stroke: Codable, Hashable, Sendable {
        /// The line width, in points.
        public var width: Double
        /// The form of open ends, with CSS's names: `butt`, `round`, `square`.
        public var cap: String
        /// The form of corners, with CSS's names: `miter`, `round`, `bevel`.
        public var join: String
        /// The alternating lengths of dashes and gaps, in points; empty means a solid line.
        public var dash: [Double]
        /// The distance into the dash pattern at which the line starts, in points.
        public var dashPhase: Double
        /// Whether the line stays inside the outline (stroke border).
        public var isInside: Bool

        /// Creates a stroke, by default a solid line with the outline in its middle.
        public init(
            width: Double,
            cap: String = "butt",
            join: String = "miter",
            dash: [Double] = [],
            dashPhase: Double = 0,
            isInside: Bool = false
        ) {
            self.width = width
            self.cap = cap
            self.join = join
            self.dash = dash
            self.dashPhase = dashPhase
            self.isInside = isInside
        }
    }

    /// The form, in the node's box.
    public var outline: Outline
    /// The paint of the fill or stroke.
    public var paint: ArchivePaint
    /// The stroke; nil fills the outline.
    public var stroke: Stroke?
    /// The start of the drawn part of the outline, 0…1 of its length.
    public var trimStart: Double
    /// The end of the drawn part, 0…1 of the outline's length.
    public var trimEnd: Double
    /// Whether overlapping parts cancel out (even-odd rule).
    public var isEvenOdd: Bool

    /// Creates a shape, by default filled and drawn from its beginning to its end.
    public init(
        outline: Outline,
        paint: ArchivePaint,
        stroke: Stroke? = nil,
        trimStart: Double = 0,
        trimEnd: Double = 1,
        isEvenOdd: Bool = false
    ) {
        self.outline = outline
        self.paint = paint
        self.stroke = stroke
        self.trimStart = trimStart
        self.trimEnd = trimEnd
        self.isEvenOdd = isEvenOdd
    }
}
