/// A cell of the home screen: the top left cell of a widget.
public struct GridPosition: Codable, Hashable, Sendable {
    /// The page, from 0.
    public var page: Int
    /// The column, from 0 at the left.
    public var column: Int
    /// The row, from 0 at the top.
    public var row: Int

    public init(page: Int = 0, column: Int, row: Int) {
        self.page = page
        self.column = column
        self.row = row
    }
}

/// The cells that a widget covers on a page of the home screen.
struct GridArea: Hashable {
    var position: GridPosition
    var columns: Int
    var rows: Int

    init(_ family: DisplayFamily, at position: GridPosition) {
        self.position = position
        (columns, rows) = family.cells
    }

    func overlaps(_ other: GridArea) -> Bool {
        position.page == other.position.page
            && position.column < other.position.column + other.columns
            && other.position.column < position.column + columns
            && position.row < other.position.row + other.rows
            && other.position.row < position.row + rows
    }
}
