/// A cell of a TinyBase store.
package enum TinyBaseValue: Hashable, Sendable {
    /// A null, in tabular mode also a cell that is absent.
    case null
    /// A Boolean; tabular mode keeps none, and reads 1 and 0 as numbers.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)

    /// The text; nil for anything else.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number; nil for a fraction and anything else.
    package var integer: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }

    /// Whether it is true, or the 1 by which tabular mode keeps it.
    package var isTrue: Bool { self == .bool(true) || self == .number(1) }
}

/// A row of a TinyBase table, with the cells that were asked for.
package struct TinyBaseRow: Hashable, Sendable {
    /// The row id.
    package let id: String
    /// The cells, in the order of the request; `null` for one that is absent.
    package let cells: [TinyBaseValue]

    /// Makes a row.
    package init(id: String, cells: [TinyBaseValue]) {
        self.id = id
        self.cells = cells
    }
}

/// Which rows and cells of a table are read.
package struct RowRequest: Sendable {
    /// A condition on a cell, decided before anything is copied.
    package enum Filter: Sendable {
        /// The cell is null or absent.
        case isNull(String)
        /// The cell is a text between two texts, both included, compared byte by byte.
        case text(String, ClosedRange<String>)
        /// As `text`, but where the cell is null or absent the end of the row id stands for it, of the lower bound's length.
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

    /// Makes a request.
    package init(table: String, cells: [String], filter: Filter? = nil) {
        self.table = table
        self.cells = cells
        self.filter = filter
    }
}

/// A change of one row.
package enum TinyBaseEdit: Sendable {
    /// Sets cells of a row, which is made if it is missing; its other cells stay.
    case setCells(table: String, row: String, cells: [(name: String, value: TinyBaseValue)])
    /// Removes a row; nothing happens if it is missing.
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
