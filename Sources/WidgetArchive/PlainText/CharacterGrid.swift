/// A grid of characters; a wide character takes two cells.
struct CharacterGrid {
    /// The content of a cell.
    ///
    /// The enumeration holds no references, for speed: a grid has several hundred cells, and a program that draws one
    /// builds it at each start.
    private enum Cell {
        case blank
        /// A light decoration that text may cover.
        case faint(Unicode.Scalar)
        /// A character of one scalar.
        case ink(Unicode.Scalar)
        /// A character of several scalars, as an index into the grid's clusters.
        case cluster(Int)
        /// The second half of a wide character.
        case covered
    }

    let rowCount: Int
    let columnCount: Int
    private var cells: [Cell]
    private var clusters: [Character] = []

    /// Creates an empty grid; each side has at least one cell.
    init(rowCount: Int, columnCount: Int) {
        self.rowCount = max(rowCount, 1)
        self.columnCount = max(columnCount, 1)
        cells = Array(repeating: .blank, count: self.rowCount * self.columnCount)
    }

    /// Returns whether cells of a row contain no text; false outside the grid.
    func isFree(row: Int, columns: Range<Int>) -> Bool {
        guard (0..<rowCount).contains(row), columns.lowerBound >= 0, columns.upperBound <= columnCount else {
            return false
        }
        return columns.allSatisfy { column in
            switch cells[row * columnCount + column] {
            case .blank, .faint: true
            case .ink, .cluster, .covered: false
            }
        }
    }

    /// Writes text over the existing content; characters outside the grid are left out.
    mutating func write(_ text: String, row: Int, column: Int) {
        guard (0..<rowCount).contains(row) else { return }
        let start = row * columnCount
        if text.isPrintableASCII {
            var place = column
            for byte in text.utf8 {
                if place >= 0, place < columnCount { cells[start + place] = .ink(Unicode.Scalar(byte)) }
                place += 1
            }
            return
        }
        var column = column
        for character in text {
            let width = character.columnCount
            defer { column += width }
            guard width > 0, column >= 0, column + width <= columnCount else { continue }
            cells[start + column] = ink(character)
            if width == 2 { cells[start + column + 1] = .covered }
        }
    }

    private mutating func ink(_ character: Character) -> Cell {
        let scalars = character.unicodeScalars
        if let only = scalars.first, scalars.count == 1 { return .ink(only) }
        clusters.append(character)
        return .cluster(clusters.count - 1)
    }

    /// Writes a decoration into a cell that is still blank.
    mutating func shade(_ scalar: Unicode.Scalar, row: Int, column: Int) {
        guard (0..<rowCount).contains(row), (0..<columnCount).contains(column) else { return }
        if case .blank = cells[row * columnCount + column] { cells[row * columnCount + column] = .faint(scalar) }
    }

    /// The rows as text, all with the same number of columns.
    var lines: [String] {
        (0..<rowCount)
            .map { row in
                var bytes: [UInt8] = []
                bytes.reserveCapacity(3 * columnCount)
                for cell in cells[row * columnCount..<(row + 1) * columnCount] {
                    switch cell {
                    case .blank: bytes.append(0x20)
                    case .faint(let scalar), .ink(let scalar):
                        if scalar.isASCII {
                            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
                        } else {
                            bytes.append(contentsOf: scalar.utf8)
                        }
                    case .cluster(let index): bytes.append(contentsOf: clusters[index].utf8)
                    case .covered: break
                    }
                }
                return String(decoding: bytes, as: UTF8.self)
            }
    }
}
