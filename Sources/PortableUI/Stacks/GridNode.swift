/// The layout of a grid.
///
/// Apple documents the appearance of a grid, but not how it is computed. Here a column is as wide as the ideal width of
/// its widest cell. The remaining space is shared among the columns that take more, the least flexible first; what is
/// left goes to the columns of a cell that spans several and fills any width. Each row is then as high as its highest
/// cell; rows are offered space as in a stack.
@MainActor
package final class GridNode: LayoutNode {
    /// A cell and the columns that it spans.
    private struct Cell {
        var node: LayoutNode
        var settings: GridCell
        var columns: Range<Int>
    }

    /// A row of the grid.
    private struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment
    }

    /// The position of each part for an offer.
    private struct Arrangement {
        var widths: [CGFloat]
        var heights: [CGFloat]
        var size: CGSize
    }

    private let rows: [Row]
    private let columnAlignments: [HorizontalAlignment]
    private let alignment: Alignment
    private let distance: CGSize
    private var arranged: [(proposal: Proposal, arrangement: Arrangement)] = []

    /// Creates the layout of cells, those of a row one after the other; a node without a row spans all columns.
    package init(_ nodes: [LayoutNode], alignment: Alignment, distance: CGSize) {
        var rows: [Row] = []
        var last: GridCell.Row?
        for node in nodes {
            let settings = node.gridCell
            if settings.row == nil || settings.row !== last {
                rows.append(Row(cells: [], alignment: settings.row?.alignment ?? alignment.vertical))
            }
            last = settings.row
            let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let end = start + (last == nil ? 1 : settings.columns)
            rows[rows.count - 1].cells.append(Cell(node: node, settings: settings, columns: start..<end))
        }
        let count = max(rows.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 0, 1)
        for index in rows.indices where rows[index].cells[0].settings.row == nil {
            rows[index].cells[0].columns = 0..<count
        }
        self.rows = rows
        var alignments = [HorizontalAlignment](repeating: alignment.horizontal, count: count)
        for cell in rows.flatMap(\.cells) {
            if let own = cell.settings.columnAlignment { alignments[cell.columns.lowerBound] = own }
        }
        columnAlignments = alignments
        self.alignment = alignment
        self.distance = distance
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize { arrangement(proposal).size }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let arrangement = arrangement(proposal)
        var top: CGFloat = 0
        for (row, height) in zip(rows, arrangement.heights) {
            for cell in row.cells {
                let left = arrangement.widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + distance.width }
                let box = CGSize(width: width(of: cell, arrangement.widths), height: height)
                let offer = Proposal(box)
                let origin = origin(of: cell, offer, in: box, row, arrangement)
                sink.place(cell.node, offer, at: CGPoint(x: left + origin.x, y: top + origin.y), in: rect)
            }
            top += height + distance.height
        }
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        let arrangement = arrangement(proposal)
        guard let row = rows.first, let height = arrangement.heights.first else { return nil }
        for cell in row.cells {
            let box = CGSize(width: width(of: cell, arrangement.widths), height: height)
            let offer = Proposal(box)
            let top = origin(of: cell, offer, in: box, row, arrangement).y
            if let lines = cell.node.baselines(offer)?.moved(by: top) { return lines }
        }
        return nil
    }
}

extension GridNode {
    private func arrangement(_ proposal: Proposal) -> Arrangement {
        for entry in arranged where entry.proposal == proposal { return entry.arrangement }
        let widths = widths(proposal.width)
        let heights = heights(proposal.height, widths)
        let size = CGSize(
            width: widths.reduce(0, +) + distance.width * CGFloat(max(widths.count - 1, 0)),
            height: heights.reduce(0, +) + distance.height * CGFloat(max(heights.count - 1, 0))
        )
        let arrangement = Arrangement(widths: widths, heights: heights, size: size)
        if arranged.count == 8 { arranged.removeFirst(4) }
        arranged.append((proposal, arrangement))
        return arrangement
    }

    private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        widths[cell.columns].reduce(0, +) + distance.width * CGFloat(cell.columns.count - 1)
    }

    /// The origin of a cell's view in the cell.
    private func origin(
        of cell: Cell,
        _ offer: Proposal,
        in box: CGSize,
        _ row: Row,
        _ arrangement: Arrangement
    ) -> CGPoint {
        let size = cell.node.size(offer)
        if let anchor = cell.settings.anchor {
            return CGPoint(x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
        }
        let isSpanning = cell.columns.count == columnAlignments.count && row.cells.count == 1
        let horizontal = isSpanning ? alignment.horizontal : columnAlignments[cell.columns.lowerBound]
        let place = cell.node.aligned(offer, in: box, Alignment(horizontal: horizontal, vertical: row.alignment))
        guard row.alignment.isBaseline else { return place }
        // The cells of a row share one text baseline.
        let deepest = row.cells.reduce(CGFloat(0)) { line, other in
            let box = CGSize(width: width(of: other, arrangement.widths), height: box.height)
            return max(line, other.node.position(of: row.alignment.key, Proposal(box)))
        }
        return CGPoint(x: place.x, y: deepest - cell.node.position(of: row.alignment.key, offer))
    }

    /// The widths of the columns for an offer.
    private func widths(_ available: CGFloat?) -> [CGFloat] {
        let count = columnAlignments.count
        guard let available, available.isFinite else { return extents(count, Proposal(width: available, height: nil)) }
        let minimum = extents(count, Proposal(width: 0, height: nil))
        let (maximum, filled) = greatest(count)
        var widths = minimum
        var rest = max(available - distance.width * CGFloat(max(count - 1, 0)), 0)
        let order = (0..<count)
            .sorted { (maximum[$0] - minimum[$0], $0) < (maximum[$1] - minimum[$1], $1) }
        for (position, column) in order.enumerated() {
            let share = rest / CGFloat(count - position)
            widths[column] = max(min(share, maximum[column]), minimum[column])
            rest = max(rest - widths[column], 0)
        }
        for column in filled { widths[column] += rest / CGFloat(filled.count) }
        return fitted(widths)
    }

    /// The widths that the columns take at most, and those columns over which a cell lies that fills any width.
    private func greatest(_ count: Int) -> (widths: [CGFloat], filled: Set<Int>) {
        let proposal = Proposal(width: .infinity, height: nil)
        var filled: Set<Int> = []
        forEachCell(spanning: true) { cell in
            if !cell.node.size(proposal).width.isFinite { filled.formUnion(cell.columns) }
        }
        return (extents(count, proposal, counts: { $0.isFinite }), filled)
    }

    /// The widths after the cells chose theirs: a column is not wider than its cells require, unless a cell fills it.
    private func fitted(_ widths: [CGFloat]) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: widths.count)
        forEachCell(spanning: false) { cell in
            let column = cell.columns.lowerBound
            let size = cell.node.size(Proposal(width: widths[column], height: nil))
            result[column] = max(result[column], size.width)
        }
        forEachCell(spanning: true) { cell in
            let offered = width(of: cell, widths)
            widen(&result, cell, to: cell.node.size(Proposal(width: offered, height: nil)).width)
        }
        return result
    }

    /// The widths of the columns if each cell is offered the proposal separately, and a cell over several columns
    /// counts if its width does.
    private func extents(
        _ count: Int,
        _ proposal: Proposal,
        counts: (CGFloat) -> Bool = { _ in true }
    ) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: count)
        forEachCell(spanning: false) { cell in
            let column = cell.columns.lowerBound
            result[column] = max(result[column], cell.node.size(proposal).width)
        }
        forEachCell(spanning: true) { cell in
            let width = cell.node.size(proposal).width
            if counts(width) { widen(&result, cell, to: width) }
        }
        return result
    }

    private func forEachCell(spanning: Bool, _ body: (Cell) -> Void) {
        for row in rows {
            for cell in row.cells
            where (cell.columns.count > 1) == spanning && !cell.settings.unsizedAxes.contains(.horizontal) {
                body(cell)
            }
        }
    }

    /// Distributes the additional width that a spanning cell needs among its columns.
    private func widen(_ widths: inout [CGFloat], _ cell: Cell, to width: CGFloat) {
        guard width.isFinite else {
            for column in cell.columns { widths[column] = .infinity }
            return
        }
        let missing = width - self.width(of: cell, widths)
        guard missing > 0 else { return }
        for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }

    /// The heights of the rows for an offer.
    private func heights(_ available: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        guard let available, available.isFinite else { return rows.map { height(of: $0, available, widths) } }
        let minimum = rows.map { height(of: $0, 0, widths) }
        let maximum = rows.map { height(of: $0, .infinity, widths) }
        var heights = minimum
        var rest = max(available - distance.height * CGFloat(max(rows.count - 1, 0)), 0)
        let order = rows.indices.sorted { (maximum[$0] - minimum[$0], $0) < (maximum[$1] - minimum[$1], $1) }
        for (position, row) in order.enumerated() {
            heights[row] = height(of: rows[row], rest / CGFloat(rows.count - position), widths)
            rest = max(rest - heights[row], 0)
        }
        return heights
    }

    private func height(of row: Row, _ offer: CGFloat?, _ widths: [CGFloat]) -> CGFloat {
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        for cell in row.cells where !cell.settings.unsizedAxes.contains(.vertical) {
            let proposal = Proposal(width: width(of: cell, widths), height: offer)
            let height = cell.node.size(proposal).height
            let line = row.alignment.isBaseline ? cell.node.position(of: row.alignment.key, proposal) : 0
            top = max(top, line)
            bottom = max(bottom, height - line)
        }
        return top + bottom
    }
}
