/// The layout options of a cell.
package struct GridCell: Sendable {
    /// A row, told from others by its identity.
    package final class Row: Sendable {
        /// The vertical alignment of the cells; nil uses the grid's.
        package let alignment: VerticalAlignment?

        package init(alignment: VerticalAlignment?) { self.alignment = alignment }
    }

    /// The row of the cell; nil for a view that spans all columns.
    package var row: Row?
    /// The number of columns that the cell spans; at least 1.
    package var columns = 1
    /// The alignment of the cell's column; nil uses the grid's.
    package var columnAlignment: HorizontalAlignment?
    /// The directions in which the cell's extent does not enlarge its column or row.
    package var unsizedAxes: Axis.Set = []
    /// The position of the view in its cell; nil uses the grid's alignment.
    package var anchor: UnitPoint?
}

/// Sets a layout option of a cell.
package struct GridCellModifier: LayoutModifier {
    let change: @Sendable (inout GridCell) -> Void

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        GridCellNode(node, change)
    }
}

/// The layout of a cell with options for its grid.
@MainActor
package final class GridCellNode: WrapperNode {
    fileprivate let cell: GridCell

    /// Wraps a cell's layout, and changes the options that were set inside.
    package init(_ child: LayoutNode, _ change: (inout GridCell) -> Void) {
        var cell = child.gridCell
        change(&cell)
        self.cell = cell
        super.init(child, keepsSize: true)
    }
}

extension View {
    /// Sets the number of columns that the cell spans.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.columns = max(count, 1) })
    }

    /// Sets the alignment of the cell's whole column.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.columnAlignment = guide })
    }

    /// Prevents the cell from enlarging its column or row.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.unsizedAxes = axes })
    }

    /// Sets the position of the view in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier { $0.anchor = anchor })
    }
}

extension LayoutNode {
    /// The node's options for a surrounding grid.
    package var gridCell: GridCell {
        if let cell = self as? GridCellNode { return cell.cell }
        return (self as? WrapperNode)?.child.gridCell ?? GridCell()
    }
}

extension VerticalAlignment {
    /// Whether the alignment is a text baseline.
    package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
