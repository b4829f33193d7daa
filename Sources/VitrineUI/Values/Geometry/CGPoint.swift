#if !canImport(SwiftUI)
package import WidgetArchive

/// A length in points, under Apple's name for its floating point number.
///
/// Apple's `CGFloat` has 64 bits on every platform that has widgets, so one source compiles against both.
public typealias CGFloat = Double

/// A position in points; x grows to the right, y downwards.
public struct CGPoint: Hashable, Codable, Sendable {
    /// The distance from the left edge, in points.
    public var x: CGFloat
    /// The distance from the top edge, in points.
    public var y: CGFloat

    /// Makes the origin.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Makes a position.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Makes a position from whole points.
    public init(x: Int, y: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y))
    }

    /// The origin.
    public static let zero = CGPoint()

    /// The position after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty
        )
    }

    /// The position in an archive.
    package var archived: ArchivePoint { ArchivePoint(x: x.roundedToThousandths, y: y.roundedToThousandths) }

    /// The distance to another position, in points.
    package func distance(to other: CGPoint) -> CGFloat {
        let across = other.x - x
        let down = other.y - y
        return (across * across + down * down).squareRoot()
    }

    /// The position a fraction of the way to another one; 0 is this one, 1 the other.
    package func moved(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
#endif
