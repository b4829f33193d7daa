package import WidgetArchive

/// The form of a line's open ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// A semicircle beyond the end.
    case round = 1
    /// A half square beyond the end.
    case square = 2
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
}

/// How an outline is stroked.
public struct StrokeStyle: Equatable, Sendable {
    /// The line width in points.
    public var lineWidth: CGFloat
    /// The form of open ends.
    public var lineCap: CGLineCap
    /// The form of corners.
    public var lineJoin: CGLineJoin
    /// The maximum length of a sharp corner in line widths; it has no effect, because the renderer uses its own limit.
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps in points; empty for a continuous line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a style, by default a continuous line of one point.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The stroke in archived form; a dash pattern without length becomes a continuous line.
    package func archived(isInside: Bool = false) -> ArchivedShape.Stroke {
        let lengths = dash.map(\.archivedLength)
        return ArchivedShape.Stroke(
            width: lineWidth.archivedLength,
            cap: lineCap.archived,
            join: lineJoin.archived,
            dash: lengths.contains { $0 > 0 } ? lengths : [],
            dashPhase: dashPhase.bounded().roundedToThousandths,
            isInside: isInside
        )
    }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether overlapping parts cancel out (even-odd rule).
    public var isEOFilled: Bool
    /// Whether edges are smoothed; it has no effect, because the renderer always smooths them.
    public var isAntialiased: Bool

    /// Creates a style, by default one that fills overlapping parts too.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The form of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// A curve that starts earlier and bends more gently.
    case continuous
}

extension CGLineCap {
    /// The CSS name of the form.
    package var archived: String {
        switch self {
        case .butt: "butt"
        case .round: "round"
        case .square: "square"
        }
    }
}

extension CGLineJoin {
    /// The CSS name of the form.
    package var archived: String {
        switch self {
        case .miter: "miter"
        case .round: "round"
        case .bevel: "bevel"
        }
    }
}
