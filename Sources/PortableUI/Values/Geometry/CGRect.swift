package import WidgetArchive

#if CompleteFoundation
public import VitrinePlatform
#else
/// A rectangle in points.
///
/// As on Apple's platforms its extent may be negative; edges, tests and operations use its standardised form.
public struct CGRect: Hashable, Codable, Sendable {
    /// The corner from which the extent is measured.
    public var origin: CGPoint
    /// The extent in points, measured from the origin.
    public var size: CGSize

    /// Creates an empty rectangle at the origin.
    public init() {
        self.init(origin: .zero, size: .zero)
    }

    /// Creates a rectangle with a corner and the extent from there.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its coordinates and extent, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from whole numbers of points.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// An empty rectangle at the origin.
    public static let zero = CGRect()
    /// The rectangle that represents "no rectangle", such as the intersection of rectangles that do not overlap.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The rectangle without bounds.
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
    /// Whether its area is empty.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether it is ``infinite``.
    public var isInfinite: Bool { self == .infinite }

    /// The same rectangle with a non-negative extent.
    public var standardized: CGRect {
        isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
}

extension CGRect {
    /// The rectangle inset by a distance on each side; negative distances enlarge it.
    ///
    /// The result is ``null`` if nothing is left.
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

    /// The rectangle moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        isNull ? .null : CGRect(origin: CGPoint(x: origin.x + dx, y: origin.y + dy), size: size)
    }

    /// The smallest rectangle that contains both.
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

    /// The common part of both; ``null`` if they do not overlap.
    public func intersection(_ other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether both have a part in common.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Whether a point is inside; the left and top edges are included, the right and bottom edges are not.
    public func contains(_ point: CGPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether it contains another rectangle completely.
    public func contains(_ other: CGRect) -> Bool { !isNull && !other.isNull && union(other) == standardized }

    /// The smallest rectangle with integral coordinates that contains it.
    public var integral: CGRect {
        guard !isNull else { return .null }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
}
#endif

extension CGRect {
    /// The rectangle in archived form, relative to the same origin.
    package var archived: ArchiveRect {
        ArchiveRect(origin: CGPoint(x: minX, y: minY).archived, size: CGSize(width: width, height: height).archived)
    }

    /// The smallest rectangle that contains its transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull else { return .null }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        .map { $0.applying(transform) }
        return corners.reduce(CGRect.null) { box, corner in box.union(CGRect(origin: corner, size: .zero)) }
    }
}
