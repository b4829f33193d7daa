#if !canImport(SwiftUI)
/// Views in rows and columns; a column is as wide as its widest cell.
public struct Grid<Content> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content
}

extension Grid: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Arranges rows; a view that is no ``GridRow`` spans all columns.
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

    /// Adds the grid's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        var inner = resolver
        inner.nodes = []
        inner.environment.isInGrid = true
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

/// The views of one row of a grid; outside a grid, each for itself.
public struct GridRow<Content> {
    private let alignment: VerticalAlignment?
    private let content: Content
}

extension GridRow: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Makes a row; nil takes the grid's alignment.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds the row's cells as one layout that the grid opens again.
    public func _resolve(into resolver: inout _ViewResolver) {
        guard resolver.environment.isInGrid else { return content._resolve(into: &resolver) }
        var inner = resolver
        inner.nodes = []
        inner.environment.isInGrid = false
        content._resolve(into: &inner)
        resolver.append(GridRowNode(inner.nodes, alignment: alignment))
    }
}

/// Says whether a view stands directly in a grid.
private struct GridKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view stands directly in a grid.
    fileprivate var isInGrid: Bool {
        get { self[GridKey.self] }
        set { self[GridKey.self] = newValue }
    }
}

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
struct GridCellModifier: LayoutModifier {
    let change: @Sendable (inout GridCell) -> Void

    func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
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
    package override init(_ child: LayoutNode) {
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
#endif
