/// An outline that fits itself into a box; as a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, View {
    /// The outline in a box.
    func path(in rect: CGRect) -> Path

    /// The size that the shape chooses for an offer; by default the whole offer.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the outline is mirrored in a reading direction; by default it is where the language is read from the
    /// right.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The outline in a box, in terms of the archive format.
    ///
    /// Do not call or implement this method. By default it returns the segments of `path(in:)`.
    func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
    /// The whole offer; 10 points where the ideal extent is requested.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Mirrored where the language is read from the right.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The segments of `path(in:)`.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(.path(path(in: rect)), in: rect)
    }

    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor @preconcurrency
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(self, style: ForegroundStyle(), in: resolver.environment))
    }
}

/// A shape that can be inset on all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// The shape inset by a distance on all sides, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A view that draws a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}
