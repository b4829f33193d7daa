/// Views in rows and columns; a column is as wide as its widest cell.
public struct Grid<Content: View> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content
}

extension Grid: View {
    public typealias Body = Never

    /// Arranges rows; a view that is not a ``GridRow`` spans all columns.
    public nonisolated init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        var inner = resolver
        inner.nodes = []
        inner.environment.system.isInGrid = true
        inner.environment.stackAxis = nil
        content._resolve(into: &inner)
        resolver.append(
            GridNode(
                inner.nodes,
                alignment: alignment,
                distance: CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
            )
        )
    }
}

/// The views of one row of a grid; outside a grid they are separate views.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content
}

extension GridRow: View {
    public typealias Body = Never

    /// Creates a row; with nil, the row uses the grid's alignment.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds the row's cells, which know their row: a modifier of the row applies to each of them, as to those of a
    /// group.
    public func _resolve(into resolver: inout _ViewResolver) {
        guard resolver.environment.system.isInGrid else { return content._resolve(into: &resolver) }
        let row = GridCell.Row(alignment: alignment)
        resolver.environment.system.isInGrid = false
        resolver.wrap(content) { GridCellNode($0) { $0.row = row } }
        resolver.environment.system.isInGrid = true
    }
}
