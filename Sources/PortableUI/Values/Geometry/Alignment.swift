/// An alignment guide: a line in a view that containers align with the lines of other views, with its default position.
public protocol AlignmentID: SendableMetatype {
    /// The default position of the guide in a view of the given dimensions, in points from its left or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide, horizontal or vertical.
package struct AlignmentKey: Hashable, Sendable {
    /// The type that defines the guide's default position.
    package let id: any AlignmentID.Type

    package init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }
}

/// The horizontal alignment of views.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates an alignment for a custom guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id)
    }

    /// Aligns leading edges.
    public static let leading = HorizontalAlignment(LeadingLine.self)
    /// Aligns horizontal centres.
    public static let center = HorizontalAlignment(HorizontalCenterLine.self)
    /// Aligns trailing edges.
    public static let trailing = HorizontalAlignment(TrailingLine.self)
}

/// The vertical alignment of views.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates an alignment for a custom guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id)
    }

    /// Aligns top edges.
    public static let top = VerticalAlignment(TopLine.self)
    /// Aligns vertical centres.
    public static let center = VerticalAlignment(VerticalCenterLine.self)
    /// Aligns bottom edges.
    public static let bottom = VerticalAlignment(BottomLine.self)
    /// Aligns the baselines of first lines of text; a view without text uses its bottom edge.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineLine.self)
    /// Aligns the baselines of last lines of text; a view without text uses its bottom edge.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineLine.self)
}

/// The alignment of views in both directions.
public struct Alignment: Equatable, Sendable {
    /// The alignment along a line of text.
    public var horizontal: HorizontalAlignment
    /// The alignment across lines of text.
    public var vertical: VerticalAlignment

    /// Creates an alignment from its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The centre of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The centre of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The centre of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The centre of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The centre of the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The centre of the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading end of the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading end of the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing end of the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing end of the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

private enum LeadingLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum TopLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaselineLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaselineLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
