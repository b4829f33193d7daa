/// Places marks on a grid: texts first, without overlaps, then decoration in the remaining space.
struct MarkPlacement {
    /// The width of a cell in points.
    static let cellWidth = 7.0
    /// The height of a cell in points; a row holds one line of body or caption text.
    static let cellHeight = 14.0

    private(set) var grid: CharacterGrid
    private let size: ArchiveSize

    /// Creates an empty grid for a widget, with at most 400 cells on each side.
    init(size: ArchiveSize) {
        self.size = size
        grid = CharacterGrid(
            rowCount: Self.cell(size.height, Self.cellHeight, .toNearestOrAwayFromZero),
            columnCount: Self.cell(size.width, Self.cellWidth, .toNearestOrAwayFromZero)
        )
    }

    /// Places all marks on the grid.
    mutating func place(_ marks: [PlainMark]) {
        let marks = Self.levelled(marks)
        let order = marks.indices.sorted { (marks[$0].midY, marks[$0].x, $0) < (marks[$1].midY, marks[$1].x, $1) }
        for index in order {
            switch marks[index].form {
            case .text(let text): place(text, marks[index])
            case .bar(let fraction, let percent, let isMirrored):
                placeBar(fraction, percent, isMirrored, marks[index])
            case .ring, .rule, .area: break
            }
        }
        for index in order {
            switch marks[index].form {
            case .ring(let fraction, let isOpen): placeRing(fraction, isOpen, marks[index])
            case .rule: placeRule(marks[index])
            case .area(let character): placeArea(character, marks[index], below: marks[(index + 1)...])
            case .text, .bar: break
            }
        }
    }

    /// Moves texts and bars with almost the same vertical centre to the same height, so that the boundary of a row
    /// does not tear a line apart.
    private static func levelled(_ marks: [PlainMark]) -> [PlainMark] {
        var marks = marks
        var level = -Double.infinity
        for index in marks.indices.filter({ marks[$0].isLine }).sorted(by: { marks[$0].midY < marks[$1].midY }) {
            if marks[index].midY - level > 5 { level = marks[index].midY }
            marks[index].y += level - marks[index].midY
        }
        return marks
    }

    private static func cell(_ points: Double, _ size: Double, _ rule: FloatingPointRoundingRule) -> Int {
        points.isFinite ? Int(min(max((points / size).rounded(rule), -400), 400)) : 0
    }

    private static func column(_ x: Double) -> Int { cell(x, cellWidth, .toNearestOrAwayFromZero) }

    private static func row(_ y: Double) -> Int { cell(y, cellHeight, .down) }

    // MARK: Texts

    private mutating func place(_ text: String, _ mark: PlainMark) {
        guard mark.x < size.width, mark.maxX > 0, !text.isEmpty else { return }
        let (text, width) = text.measured(upTo: grid.columnCount)
        if let spot = freeSpot(for: width, mark) { return grid.write(text, row: spot.row, column: spot.column) }
        // There is no room nearby for the whole text, so write as much as fits at its own position.
        let row = min(max(Self.row(mark.midY), 0), grid.rowCount - 1)
        var column = min(max(Self.column(mark.x), 0), grid.columnCount - 1)
        while column < grid.columnCount, !grid.isFree(row: row, columns: column..<column + 1) { column += 1 }
        var end = column
        while end < grid.columnCount, grid.isFree(row: row, columns: end..<end + 1) { end += 1 }
        grid.write(text.cut(toColumns: end - column), row: row, column: column)
    }

    /// Returns the free position nearest to the text's own, trying its own row before the neighbouring rows.
    private func freeSpot(for width: Int, _ mark: PlainMark) -> (row: Int, column: Int)? {
        let ideal = idealColumn(for: width, mark)
        let row = min(max(Self.row(mark.midY), 0), grid.rowCount - 1)
        let below = mark.midY - Double(row) * Self.cellHeight > Self.cellHeight / 2
        if let column = freeColumn(row, near: ideal, width, reach: 14) { return (row, column) }
        for candidate in below ? [row + 1, row - 1] : [row - 1, row + 1] {
            if let column = freeColumn(candidate, near: ideal, width, reach: 2) { return (candidate, column) }
        }
        return nil
    }

    /// Returns the nearest column of a row with enough free cells, preferring the right to the left.
    private func freeColumn(_ row: Int, near ideal: Int, _ width: Int, reach: Int) -> Int? {
        for distance in 0...reach {
            if isFree(row, ideal + distance, width) { return ideal + distance }
            if distance > 0, isFree(row, ideal - distance, width) { return ideal - distance }
        }
        return nil
    }

    private func isFree(_ row: Int, _ column: Int, _ width: Int) -> Bool {
        guard column >= 0, column + width <= grid.columnCount else { return false }
        // One blank on each side separates neighbours.
        return grid.isFree(row: row, columns: max(column - 1, 0)..<min(column + width + 1, grid.columnCount))
    }

    /// Returns the column at which a text begins: left, centred or right in its box, depending on the box's position
    /// in the widget.
    private func idealColumn(for width: Int, _ mark: PlainMark) -> Int {
        let room = max(mark.x, 0) + max(size.width - mark.maxX, 0)
        let side = room > 1 ? max(mark.x, 0) / room : 0.5
        let anchor = side < 0.36 ? 0 : side > 0.64 ? 1 : 0.5
        let slack = mark.width - Double(width) * Self.cellWidth
        let column = Self.column(mark.x + slack * anchor)
        return min(max(column, 0), grid.columnCount - width)
    }

    // MARK: Gauges

    private mutating func placeBar(_ fraction: Double?, _ percent: String?, _ isMirrored: Bool, _ mark: PlainMark) {
        let row = min(max(Self.row(mark.midY), 0), grid.rowCount - 1)
        let start = min(max(Self.column(mark.x), 0), grid.columnCount - 1)
        var width = min(max(Self.column(mark.maxX) - start, 3), grid.columnCount - start)
        var tail = ""
        if let percent, width >= 14 {
            tail = " " + percent
            width -= tail.columnCount
        }
        let inner = max(width - 2, 1)
        let filled = fraction.map { Int(($0 * Double(inner)).rounded()) } ?? 0
        let bar =
            String(repeating: "#", count: filled)
            + String(repeating: fraction == nil ? "-" : "·", count: inner - filled)
        let text = "[" + (isMirrored ? String(bar.reversed()) : bar) + "]" + tail
        var target = row
        while target < grid.rowCount, !grid.isFree(row: target, columns: start..<start + text.columnCount) {
            target += 1
        }
        grid.write(text, row: target < grid.rowCount ? target : row, column: start)
    }

    private mutating func placeRing(_ fraction: Double?, _ isOpen: Bool, _ mark: PlainMark) {
        let side = min(mark.width, mark.height)
        guard side >= 2.5 * Self.cellHeight else {
            let sign = fraction.map { ["○", "◔", "◑", "◕", "●"][Int(($0 * 4).rounded())] } ?? "◌"
            return place(sign, mark)
        }
        let middleX = mark.x + mark.width / 2
        let radius = side / 2 - Self.cellWidth / 2
        let sweep = isOpen ? 0.75 : 1
        // Steps shorter than a cell leave no gaps in the ring.
        let steps = max(Int(min(radius * 2, 2000)), 8)
        for step in 0..<steps {
            let part = Double(step) / Double(steps)
            let turn = (isOpen ? 0.625 : 0) + part * sweep
            let (sine, cosine) = Self.sineAndCosine(turn)
            let isFilled = fraction.map { part < $0 } ?? false
            grid.shade(
                isFilled ? "#" : "·",
                row: Self.row(mark.midY - cosine * radius),
                column: Self.cell(middleX + sine * radius, Self.cellWidth, .down)
            )
        }
    }

    /// Returns the sine and cosine of a fraction of a full turn, by Bhaskara's approximation.
    ///
    /// It is exact enough for characters and gives the same result on every machine; a platform's own functions may
    /// not.
    private static func sineAndCosine(_ turn: Double) -> (Double, Double) {
        func sine(_ turn: Double) -> Double {
            let part = turn - turn.rounded(.down)
            let half = part < 0.5 ? part * 360 : (part - 0.5) * 360
            let value = 4 * half * (180 - half) / (40_500 - half * (180 - half))
            return part < 0.5 ? value : -value
        }
        return (sine(turn), sine(turn + 0.25))
    }

    // MARK: Decoration

    private mutating func placeRule(_ mark: PlainMark) {
        if mark.width >= mark.height {
            let row = Self.row(mark.midY)
            let columns = max(Self.column(mark.x), 0)..<max(Self.column(mark.maxX), Self.column(mark.x) + 1, 1)
            for column in columns { grid.shade("─", row: row, column: column) }
        } else {
            let column = Self.cell(mark.x, Self.cellWidth, .down)
            let top = max(Self.row(mark.y), 0)
            for row in top...max(Self.row(mark.maxY - 1), top) {
                grid.shade("│", row: row, column: column)
            }
        }
    }

    /// Shades an area, unless a later mark is on it: then the area is a background, and the text matters more.
    private mutating func placeArea(_ character: Unicode.Scalar, _ mark: PlainMark, below later: ArraySlice<PlainMark>)
    {
        guard !later.contains(where: mark.contains) else { return }
        let columns = Self.column(mark.x)..<max(Self.column(mark.maxX), Self.column(mark.x) + 1)
        let top = Self.cell(mark.y, Self.cellHeight, .toNearestOrAwayFromZero)
        let bottom = max(Self.cell(mark.maxY, Self.cellHeight, .toNearestOrAwayFromZero), top + 1)
        for row in top..<bottom {
            for column in columns { grid.shade(character, row: row, column: column) }
        }
    }
}
