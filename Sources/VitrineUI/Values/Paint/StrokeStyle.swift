#if !canImport(SwiftUI)
package import WidgetArchive

/// The form of a line's open ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut at the end.
    case butt = 0
    /// A half circle beyond the end.
    case round = 1
    /// A half square beyond the end.
    case square = 2
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A cut corner.
    case bevel = 2
}

/// How an outline is drawn with a pen.
public struct StrokeStyle: Equatable, Sendable {
    /// The pen's width, in points.
    public var lineWidth: CGFloat
    /// The form of open ends.
    public var lineCap: CGLineCap
    /// The form of corners.
    public var lineJoin: CGLineJoin
    /// How far a sharp corner may reach, in line widths, before it is cut; whoever draws uses its own limit.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty is a whole line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Makes a pen.
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

    /// The pen in an archive; a pattern that has no length is a whole line.
    package func archived(isInside: Bool = false) -> ArchivedShape.Stroke {
        let lengths = dash.map(\.archivedLength)
        return ArchivedShape.Stroke(
            width: lineWidth.archivedLength,
            cap: lineCap.archived,
            join: lineJoin.archived,
            dash: lengths.contains { $0 > 0 } ? lengths : [],
            dashPhase: dashPhase.isFinite ? dashPhase.roundedToThousandths : 0,
            isInside: isInside
        )
    }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether overlapping parts cancel out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; whoever draws always does.
    public var isAntialiased: Bool

    /// Makes a fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The form of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// A curve that begins earlier and bends more gently.
    case continuous
}

extension CGLineCap {
    /// The form by CSS's name.
    package var archived: String {
        switch self {
        case .butt: "butt"
        case .round: "round"
        case .square: "square"
        }
    }
}

extension CGLineJoin {
    /// The form by CSS's name.
    package var archived: String {
        switch self {
        case .miter: "miter"
        case .round: "round"
        case .bevel: "bevel"
        }
    }
}
#endif
