/// A sheet of characters in rows and columns; a wide character takes two cells.
struct CharacterGrid {
    /// What stands in a cell.
    private enum Cell {
        case blank
        /// Light decoration that text may cover.
        case faint(Character)
        case ink(Character)
        /// The second half of a wide character.
        case covered
    }

    /// The number of rows.
    let rowCount: Int
    /// The number of columns.
    let columnCount: Int
    private var cells: [Cell]

    /// Makes an empty sheet; each side has at least one cell.
    init(rowCount: Int, columnCount: Int) {
        self.rowCount = max(rowCount, 1)
        self.columnCount = max(columnCount, 1)
        cells = Array(repeating: .blank, count: self.rowCount * self.columnCount)
    }

    /// Whether cells of a row hold no ink; false outside the sheet.
    func isFree(row: Int, columns: Range<Int>) -> Bool {
        guard (0..<rowCount).contains(row), columns.lowerBound >= 0, columns.upperBound <= columnCount else {
            return false
        }
        return columns.allSatisfy { column in
            switch cells[row * columnCount + column] {
            case .blank, .faint: true
            case .ink, .covered: false
            }
        }
    }

    /// Writes a text over what stands there; what falls outside is left out.
    mutating func write(_ text: String, row: Int, column: Int) {
        guard (0..<rowCount).contains(row) else { return }
        var column = column
        for character in text {
            let width = character.columnCount
            defer { column += width }
            guard width > 0, column >= 0, column + width <= columnCount else { continue }
            cells[row * columnCount + column] = .ink(character)
            if width == 2 { cells[row * columnCount + column + 1] = .covered }
        }
    }

    /// Puts decoration into a cell that is still blank.
    mutating func shade(_ character: Character, row: Int, column: Int) {
        guard (0..<rowCount).contains(row), (0..<columnCount).contains(column) else { return }
        if case .blank = cells[row * columnCount + column] { cells[row * columnCount + column] = .faint(character) }
    }

    /// The rows as text, all equally wide.
    var lines: [String] {
        (0..<rowCount)
            .map { row in
                var line = ""
                for cell in cells[row * columnCount..<(row + 1) * columnCount] {
                    switch cell {
                    case .blank: line.append(" ")
                    case .faint(let character), .ink(let character): line.append(character)
                    case .covered: break
                    }
                }
                return line
            }
    }
}
