/// A view's dimensions and alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
    /// The view's width, in points.
    public var width: CGFloat
    /// The view's height, in points.
    public var height: CGFloat
    /// The guides that the view sets itself, such as a text's baselines.
    package var explicit: [AlignmentKey: CGFloat]

    package init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat] = [:]) {
        self.width = width
        self.height = height
        self.explicit = explicit
    }

    /// The position of a guide in points from the left edge: explicit, or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

    /// The position of a guide in points from the top edge: explicit, or by default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

    /// The explicit position of a guide in points from the left edge; nil if none was set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

    /// The explicit position of a guide in points from the top edge; nil if none was set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

    /// The position of a guide: explicit, or by default.
    package func value(of key: AlignmentKey) -> CGFloat { explicit[key] ?? key.id.defaultValue(in: self) }
}
