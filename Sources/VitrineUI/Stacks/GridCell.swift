#if !canImport(SwiftUI)
/// What a cell asks of its grid.
package struct GridCell: Sendable {
    /// How many columns it spans; at least 1.
    package var columns = 1
    /// How its column is lined up.
    package var columnAlignment: HorizontalAlignment?
    /// In which directions its extent does not count.
    package var unsizedAxes: Axis.Set = []
    /// Where it stands in its cell; nil is the grid's alignment.
    package var anchor: UnitPoint?
}

/// Tells the grid something of a cell.
package struct GridCellModifier: LayoutModifier {
    let change: @Sendable (inout GridCell) -> Void

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let wrapper = GridCellNode(node)
        change(&wrapper.cell)
        return wrapper
    }
}

/// The layout of a cell with something that its grid has to know.
@MainActor
package final class GridCellNode: WrapperNode {
    /// What the cell asks for.
    package var cell: GridCell

    /// Wraps a cell's layout and takes over what was asked inside.
    package init(_ child: LayoutNode) {
        cell = (child as? GridCellNode)?.cell ?? GridCell()
        super.init(child)
    }
}

/// The cells of a row, until the grid takes them; by itself a row.
@MainActor
package final class GridRowNode: LayoutNode {
    /// The cells.
    package let cells: [LayoutNode]
    /// How they are lined up.
    package let alignment: VerticalAlignment?

    /// Keeps a row's cells.
    package init(_ cells: [LayoutNode], alignment: VerticalAlignment?) {
        self.cells = cells
        self.alignment = alignment
        super.init()
    }
}

extension View {
    /// Has a cell span several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.columns = max(count, 1) })
    }

    /// Lines a cell's whole column up.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.columnAlignment = guide })
    }

    /// Keeps a cell from making its column or row larger.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.unsizedAxes = axes })
    }

    /// Places a view in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier { $0.anchor = anchor })
    }
}

extension LayoutNode {
    /// What the node asks of a grid around it.
    package var gridCell: GridCell {
        if let cell = self as? GridCellNode { return cell.cell }
        return (self as? WrapperNode)?.child.gridCell ?? GridCell()
    }
}

extension VerticalAlignment {
    /// Whether it lines up lines of text.
    package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
#endif
