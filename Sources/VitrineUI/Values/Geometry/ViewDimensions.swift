#if !canImport(SwiftUI)
/// A view's measures and alignment lines, in its own coordinates.
public struct ViewDimensions: Equatable {
    /// The view's width, in points.
    public var width: CGFloat
    /// The view's height, in points.
    public var height: CGFloat
    /// The lines that the view itself states, such as a text's baselines.
    package var explicit: [AlignmentKey: CGFloat]

    /// Makes measures.
    package init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat] = [:]) {
        self.width = width
        self.height = height
        self.explicit = explicit
    }

    /// Where a line lies, in points from the left edge: as stated, or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

    /// Where a line lies, in points from the top edge: as stated, or by default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

    /// Where the view states a line to lie, in points from the left edge; nil if it does not.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

    /// Where the view states a line to lie, in points from the top edge; nil if it does not.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

    /// Where a line lies: as stated, or by default.
    package func value(of key: AlignmentKey) -> CGFloat { explicit[key] ?? key.id.defaultValue(in: self) }
}
#endif
