/// An outline in the node's box, filled or stroked.
public struct ArchivedShape: Codable, Hashable, Sendable {
    /// An outline, in the node's own coordinates.
    public enum Outline: Codable, Hashable, Sendable {
        /// The whole box.
        case rectangle
        /// The box with round corners; continuous ones follow a superellipse. Radii: top left, top right, bottom right, bottom left.
        case roundedRectangle(radii: [Double], isContinuous: Bool)
        /// The largest centred circle.
        case circle
        /// The ellipse that touches all four edges.
        case ellipse
        /// The box with its shorter sides as half circles.
        case capsule
        /// Free segments.
        case path([PathElement])
    }

    /// A segment of a free outline, in points from the node's origin.
    public enum PathElement: Codable, Hashable, Sendable {
        /// Starts a new part.
        case move(ArchivePoint)
        /// A straight line.
        case line(ArchivePoint)
        /// A quadratic curve.
        case quadratic(ArchivePoint, control: ArchivePoint)
        /// A cubic curve.
        case cubic(ArchivePoint, control1: ArchivePoint, control2: ArchivePoint)
        /// Back to the part's start.
        case close
    }

    /// How an outline is drawn with a pen.
    public struct Stroke: Codable, Hashable, Sendable {
        /// The pen's width, in points.
        public var width: Double
        /// The form of open ends, by CSS's names: `butt`, `round`, `square`.
        public var cap: String
        /// The form of corners, by CSS's names: `miter`, `round`, `bevel`.
        public var join: String
        /// Lengths of dashes and gaps in turn, in points; empty is a whole line.
        public var dash: [Double]
        /// The distance into the dash pattern at which the line starts, in points.
        public var dashPhase: Double
        /// Whether the line stays inside the outline (stroke border).
        public var isInside: Bool

        /// Makes a pen.
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

    /// The outline.
    public var outline: Outline
    /// What it is drawn with.
    public var paint: ArchivePaint
    /// The pen; nil fills the outline.
    public var stroke: Stroke?
    /// Where the drawn part of the outline starts, 0…1 of its length.
    public var trimStart: Double
    /// Where the drawn part ends, 0…1 of its length.
    public var trimEnd: Double
    /// Whether overlapping parts cancel out (even-odd rule).
    public var isEvenOdd: Bool

    /// Makes a shape.
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
