#if !canImport(SwiftUI)
package import WidgetArchive

/// A box in points.
///
/// Like Apple's, it may have a negative extent; edges, tests and operations read it in its standard form.
public struct CGRect: Hashable, Codable, Sendable {
    /// The corner from which the extent is measured.
    public var origin: CGPoint
    /// The extent.
    public var size: CGSize

    /// Makes an empty box at the origin.
    public init() {
        self.init(origin: .zero, size: .zero)
    }

    /// Makes a box from its corner and extent.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a box from its numbers, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Makes a box from whole points.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// An empty box at the origin.
    public static let zero = CGRect()
    /// The box that stands for "no box": what an intersection of boxes that do not meet gives.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The box without bounds.
    public static let infinite = CGRect(
        x: -.greatestFiniteMagnitude / 2,
        y: -.greatestFiniteMagnitude / 2,
        width: .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude
    )

    /// The left edge.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The horizontal centre.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The top edge.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The vertical centre.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// The horizontal extent, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The vertical extent, never negative.
    public var height: CGFloat { abs(size.height) }

    /// Whether it is ``null``.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether it covers nothing.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether it is ``infinite``.
    public var isInfinite: Bool { self == .infinite }

    /// The same box with an extent that is not negative.
    public var standardized: CGRect {
        isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }

    /// The box in an archive, relative to the same origin.
    package var archived: ArchiveRect {
        ArchiveRect(origin: CGPoint(x: minX, y: minY).archived, size: CGSize(width: width, height: height).archived)
    }
}

extension CGRect {
    /// The box made smaller by a distance on either side; negative distances make it larger.
    ///
    /// ``null`` if nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let box = standardized
        guard !isNull, box.size.width >= 2 * dx, box.size.height >= 2 * dy else { return .null }
        return CGRect(
            x: box.origin.x + dx,
            y: box.origin.y + dy,
            width: box.size.width - 2 * dx,
            height: box.size.height - 2 * dy
        )
    }

    /// The box moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        isNull ? .null : CGRect(origin: CGPoint(x: origin.x + dx, y: origin.y + dy), size: size)
    }

    /// The smallest box that holds both.
    public func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return CGRect(
            x: left,
            y: top,
            width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top
        )
    }

    /// What both cover; ``null`` if they do not meet.
    public func intersection(_ other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether both cover something in common.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Whether a position lies in it; the left and top edges count, the right and bottom ones do not.
    public func contains(_ point: CGPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether it holds a whole other box.
    public func contains(_ other: CGRect) -> Bool { !isNull && !other.isNull && union(other) == standardized }

    /// The smallest box of whole points that holds it.
    public var integral: CGRect {
        guard !isNull else { return .null }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// The smallest box that holds its corners after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull else { return .null }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        .map { $0.applying(transform) }
        return corners.reduce(CGRect.null) { box, corner in box.union(CGRect(origin: corner, size: .zero)) }
    }
}
#endif
