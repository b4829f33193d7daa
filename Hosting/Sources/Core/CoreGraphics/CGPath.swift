/// An outline of CoreGraphics, which does not change.
public class CGPath: Hashable, @unchecked Sendable {
    // Only a `CGMutablePath` sets it, and whoever makes one does not share it while it changes, as on Apple's
    // platforms.
    fileprivate(set) var outline: Path

    init(_ outline: Path) {
        self.outline = outline
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        let outline = Path(roundedRect: rect, cornerSize: corner, style: .circular)
        self.init(outline.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { outline.isEmpty }
    public var boundingBox: CGRect { outline.boundingRect }
    public var boundingBoxOfPath: CGRect { outline.boundingRect }
    /// The end of the last line; the origin if there is none.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(outline) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    public static func == (one: CGPath, other: CGPath) -> Bool { one.outline == other.outline }
    public func hash(into hasher: inout Hasher) { hasher.combine(outline.isEmpty) }
}

/// Which parts of an outline are inside.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// An outline of CoreGraphics, to which lines are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() {
        self.init(Path())
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        outline.addLines(points.map { $0.applying(transform) })
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        let controls = (control1.applying(transform), control2.applying(transform))
        outline.addCurve(to: end.applying(transform), control1: controls.0, control2: controls.1)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addRect(rect, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { outline.addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        outline.addPath(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform: transform)
    }

    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: clockwise,
            transform: transform
        )
    }

    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addRelativeArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            delta: .radians(delta),
            transform: transform
        )
    }

    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.addPath(path.outline, transform: transform)
    }

    public func closeSubpath() { outline.closeSubpath() }
}

extension Path {
    /// The same outline.
    public init(_ path: CGPath) {
        self = path.outline
    }

    /// The same outline.
    public var cgPath: CGPath { CGPath(self) }
}
