#if !canImport(SwiftUI)
/// An outline that fits itself into a box, and a view that is filled with the foreground.
public nonisolated protocol Shape: Sendable, View {
    /// The outline in a box.
    func path(in rect: CGRect) -> Path

    /// The size that the shape chooses for an offer; by default all of it.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The outline in a box, in an archive's terms.
    ///
    /// Not for you: by default the segments of `path(in:)`.
    func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
    /// All of the offer; 10 points where the ideal extent is asked for.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The segments of `path(in:)`.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.path(path(in: rect)), in: rect)
    }

    /// The shape filled with the foreground.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// Adds the shape filled with the foreground.
    @MainActor @preconcurrency
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(self, style: ForegroundStyle(), in: resolver.environment))
    }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape made smaller by a distance on all sides, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A view of a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }
}
#endif
