/// A position in points, from the top left corner of the parent node.
public struct ArchivePoint: Codable, Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// Creates a position, in points from the parent's top left corner.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left corner of the parent.
    public static let zero = ArchivePoint(x: 0, y: 0)
}

/// An extent in points; never negative, never infinite, never NaN in an archive.
public struct ArchiveSize: Codable, Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// Creates an extent in points; it must be finite and not negative.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The extent of nothing.
    public static let zero = ArchiveSize(width: 0, height: 0)
}

/// A placed box in points, relative to the origin of the parent node.
///
/// Encoded as the array `[x, y, width, height]`, each rounded to a thousandth of a point, so that an archive is short
/// and the same layout gives the same bytes on every machine.
public struct ArchiveRect: Hashable, Sendable {
    /// The top left corner.
    public var origin: ArchivePoint
    /// The extent.
    public var size: ArchiveSize

    /// Creates a box at a position with an extent.
    public init(origin: ArchivePoint, size: ArchiveSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a box from its four numbers, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: ArchivePoint(x: x, y: y), size: ArchiveSize(width: width, height: height))
    }

    /// An empty box at the parent's origin.
    public static let zero = ArchiveRect(x: 0, y: 0, width: 0, height: 0)

    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
}

extension ArchiveRect: Codable {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            x: try numbers.decode(Double.self),
            y: try numbers.decode(Double.self),
            width: try numbers.decode(Double.self),
            height: try numbers.decode(Double.self)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(origin.x.roundedToThousandths)
        try numbers.encode(origin.y.roundedToThousandths)
        try numbers.encode(size.width.roundedToThousandths)
        try numbers.encode(size.height.roundedToThousandths)
    }
}

extension Double {
    /// The number rounded to three decimals, the archive's precision for lengths in points; zero has no sign.
    public var roundedToThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
