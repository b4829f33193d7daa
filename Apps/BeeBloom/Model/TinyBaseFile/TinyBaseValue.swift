/// A cell of a TinyBase store.
package enum TinyBaseValue: Hashable, Sendable {
    /// A null; in tabular mode also an absent cell.
    case null
    /// A Boolean; tabular mode has no Booleans and reads them as the numbers 1 and 0.
    case bool(Bool)
    case number(Double)
    case string(String)

    /// The text; nil for anything else.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number; nil for a fraction and anything else.
    package var integer: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }

    /// Whether the cell is true, or the number 1, which stands for true in tabular mode.
    package var isTrue: Bool { self == .bool(true) || self == .number(1) }
}

/// A row of a TinyBase table with the requested cells.
package struct TinyBaseRow: Hashable, Sendable {
    /// The row id.
    package let id: String
    /// The cells, in the order of the request; `null` for an absent cell.
    package let cells: [TinyBaseValue]
}

/// A request for rows and cells of a table.
package struct RowRequest: Sendable {
    /// A condition on a row, evaluated before anything is copied.
    package enum Filter: Sendable {
        /// The cell is null or absent.
        case isNull(String)
        /// The cell is a text within a closed range, compared by bytes.
        case text(String, ClosedRange<String>)
        /// Like `text`, but if the cell is null or absent, the end of the row id is used, with the length of the lower
        /// bound.
        case textOrEndOfID(String, ClosedRange<String>)
        /// The row has this id.
        case rowID(String)
    }

    /// The table's name.
    package var table: String
    /// The names of the cells.
    package var cells: [String]
    /// The condition; nil for all rows.
    package var filter: Filter?

    package init(table: String, cells: [String], filter: Filter? = nil) {
        self.table = table
        self.cells = cells
        self.filter = filter
    }
}

/// A change of one row.
package enum TinyBaseEdit: Sendable {
    /// Sets cells of a row and keeps its other cells; creates the row if it is missing.
    case setCells(table: String, row: String, cells: [(name: String, value: TinyBaseValue)])
    /// Removes a row; does nothing if it is missing.
    case removeRow(table: String, row: String)

    var table: String {
        switch self {
        case .setCells(let table, _, _), .removeRow(let table, _): table
        }
    }

    var row: String {
        switch self {
        case .setCells(_, let row, _), .removeRow(_, let row): row
        }
    }
}
