package import WidgetArchive

/// A point in a box as fractions of its extent: (0, 0) is the top left corner, (1, 1) the bottom right corner.
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width from the left edge.
    public var x: CGFloat
    /// The fraction of the height from the top edge.
    public var y: CGFloat

    /// Creates the top left corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a position in parts of a box: 0 is its left or upper edge, 1 the opposite one.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The centre of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The centre of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The centre of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The centre of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in archived form, as fractions.
    package var archived: ArchivePoint { ArchivePoint(x: x.bounded(), y: y.bounded()) }

    /// The point in a box, in points.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
