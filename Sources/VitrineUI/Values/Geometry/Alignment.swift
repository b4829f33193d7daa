#if !canImport(SwiftUI)
/// A line in a view by which a container lines it up with others, and where it lies when the view says nothing.
public protocol AlignmentID: SendableMetatype {
    /// Where the line lies in a view of the given measures, in points from its left or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names an alignment line, whichever type made it.
package struct AlignmentKey: Hashable, Sendable {
    /// The type that says where the line lies by itself.
    package let id: any AlignmentID.Type

    /// Names the line of a type.
    package init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    /// Whether both name the line of one type.
    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
    }

    /// Feeds the type's identity.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }
}

/// How views are lined up from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The line's name.
    package let key: AlignmentKey

    /// Makes an alignment of an own line.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id)
    }

    /// By the leading edges.
    public static let leading = HorizontalAlignment(LeadingLine.self)
    /// By the middles.
    public static let center = HorizontalAlignment(HorizontalCenterLine.self)
    /// By the trailing edges.
    public static let trailing = HorizontalAlignment(TrailingLine.self)
}

/// How views are lined up from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
    /// The line's name.
    package let key: AlignmentKey

    /// Makes an alignment of an own line.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id)
    }

    /// By the upper edges.
    public static let top = VerticalAlignment(TopLine.self)
    /// By the middles.
    public static let center = VerticalAlignment(VerticalCenterLine.self)
    /// By the lower edges.
    public static let bottom = VerticalAlignment(BottomLine.self)
    /// By the baseline of the first line of text; the lower edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineLine.self)
    /// By the baseline of the last line of text; the lower edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineLine.self)
}

/// How views are lined up in both directions.
public struct Alignment: Equatable, Sendable {
    /// From left to right.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the last line's baseline.
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
#endif
