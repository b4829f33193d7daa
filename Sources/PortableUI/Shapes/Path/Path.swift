/// An outline of straight and curved segments, in points.
public struct Path: Equatable, Sendable {
    /// A segment.
    public enum Element: Equatable, Sendable {
        /// Starts a new subpath.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Back to the start of the subpath.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    /// The start of the current subpath.
    private var start: CGPoint?
    /// The current point; nil before the first segment.
    public private(set) var currentPoint: CGPoint?

    /// Creates a path without segments.
    public init() {}

    /// Creates an outline from the calls of a closure.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates an ellipse in a box.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle whose corners are quarter ellipses.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with rounded corners of different radii.
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates an outline from segments.
    package init(elements: [Element]) {
        for element in elements { add(element) }
    }

    /// Whether there is no segment.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure with each segment, from the start on.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }
}

extension Path {
    /// Starts a new subpath.
    public mutating func move(to end: CGPoint) {
        add(.move(to: end))
    }

    /// Adds a straight line; it has no effect before the first subpath is started.
    public mutating func addLine(to end: CGPoint) {
        if currentPoint != nil { add(.line(to: end)) }
    }

    /// Adds a curve with one control point; it has no effect before the first subpath is started.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint != nil { add(.quadCurve(to: end, control: control)) }
    }

    /// Adds a curve with two control points; it has no effect before the first subpath is started.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint != nil { add(.curve(to: end, control1: control1, control2: control2)) }
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() {
        if currentPoint != nil, elements.last != .closeSubpath { add(.closeSubpath) }
    }

    /// Adds a segment and moves the current point.
    ///
    /// After a subpath was closed, the next segment starts a new subpath at the same start point.
    package mutating func add(_ element: Element) {
        if elements.last == .closeSubpath, let start {
            switch element {
            case .move, .closeSubpath: break
            default: elements.append(.move(to: start))
            }
        }
        elements.append(element)
        switch element {
        case .move(let end):
            start = end
            currentPoint = end
        case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
            currentPoint = end
        case .closeSubpath:
            currentPoint = start
        }
    }

    /// Adds the transformed segments of another outline.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { add(element.applying(transform)) }
    }

    /// The outline after a transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
    }

    /// The outline moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The segment after a transform.
    package func applying(_ transform: CGAffineTransform) -> Path.Element {
        guard !transform.isIdentity else { return self }
        return switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path: CustomStringConvertible {
    /// The segments as numbers followed by `m`, `l`, `q`, `c` or `h`, as SwiftUI prints them.
    public var description: String {
        func text(_ point: CGPoint) -> String { "\(point.x.shortText) \(point.y.shortText)" }
        return
            elements.map { element in
                switch element {
                case .move(let end): "\(text(end)) m"
                case .line(let end): "\(text(end)) l"
                case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
                case .curve(let end, let first, let second): "\(text(first)) \(text(second)) \(text(end)) c"
                case .closeSubpath: "h"
                }
            }
            .joined(separator: " ")
    }
}

extension CGFloat {
    /// The number rounded to thousandths, without a fraction if it is whole.
    fileprivate var shortText: String {
        let rounded = isFinite ? (self * 1000).rounded() / 1000 + 0 : self
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
