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

extension GridPosition {
    /// The position as a person counts it, such as "page 3, column 1, row 4".
    var words: String { "page \(Self.count(page)), column \(Self.count(column)), row \(Self.count(row))" }

    private static func count(_ index: Int) -> String { "\(index == .max ? index : index + 1)" }
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
