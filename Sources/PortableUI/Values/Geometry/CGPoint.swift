package import WidgetArchive

#if CompleteFoundation
public import VitrinePlatform
#else
/// A length in points, with the name of Apple's floating-point type.
///
/// Apple's `CGFloat` has 64 bits on every platform that has widgets, so one source compiles against both.
public typealias CGFloat = Double

/// A point; x grows to the right, y grows downwards.
public struct CGPoint: Hashable, Codable, Sendable {
    /// The distance from the left edge, in points.
    public var x: CGFloat
    /// The distance from the top edge, in points.
    public var y: CGFloat

    /// Creates the origin.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a position, in points.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates a point from whole numbers.
    public init(x: Int, y: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y))
    }

    /// The origin.
    public static let zero = CGPoint()
}
#endif

extension CGPoint {
    /// The point after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty
        )
    }

    /// The point in archived form: finite, rounded to thousandths of a point.
    package var archived: ArchivePoint {
        ArchivePoint(x: x.bounded().roundedToThousandths, y: y.bounded().roundedToThousandths)
    }

    /// The distance to another point.
    package func distance(to other: CGPoint) -> CGFloat {
        let across = other.x - x
        let down = other.y - y
        return (across * across + down * down).squareRoot()
    }

    /// The point a fraction of the way to another point: 0 is this point, 1 the other one.
    package func moved(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
