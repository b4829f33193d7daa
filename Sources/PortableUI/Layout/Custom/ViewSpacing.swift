/// The preferred distances of a view to its neighbours.
public struct ViewSpacing: Sendable {
    /// The distance as the stacks use it.
    var spacing: LayoutSpacing

    init(_ spacing: LayoutSpacing) {
        self.spacing = spacing
    }

    /// The standard distance.
    public init() {
        self.init(.standard)
    }

    /// No distance.
    public static let zero = ViewSpacing(.spacer)

    /// The distance between two neighbours along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        LayoutSpacing.between(spacing, next.spacing, along: axis)
    }

    /// Takes over the distances of another view where they are greater.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        spacing = .row(of: [spacing, other.spacing])
    }

    /// The greater distances of two views.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
