/// Computes the splices that apply changes of rows to a store's text.
struct JSONEditPlan: JSONStoreVisitor {
    private struct Table {
        let edits: [TinyBaseEdit]
        let ids: [[UInt8]]
        let removesRows: Bool
        /// The edits whose rows were found.
        ///
        /// A row that occurs twice is changed twice, because the last occurrence is the valid one.
        var met: Set<Int> = []
        /// The positions of the rows, needed if a row is removed together with its comma.
        var rows: [(range: Range<Int>, isRemoved: Bool)] = []
        var isEmpty = true

        init(_ edits: [TinyBaseEdit]) {
            self.edits = edits
            ids = edits.map { Array($0.row.utf8) }
            removesRows = edits.contains(where: \.isRemoval)
        }

        /// The edits whose rows were not found.
        var open: [TinyBaseEdit] { edits.indices.filter { !met.contains($0) }.map { edits[$0] } }
    }

    private var tables: [String: Table]
    private var order: [String]
    private var current: Table?
    private var isFirstTable = true
    private var found: [JSONSplice] = []
    private let reserve: Int
    /// The end of the last row, where the white space before the closing brace of the current table begins; nil before
    /// the first row.
    private var lastRowEnd: Int?

    /// Creates a plan for changes of distinct rows.
    ///
    /// - Parameters:
    ///   - edits: The changes.
    ///   - reserve: The number of spaces to leave after new rows that do not fit into existing space.
    init(_ edits: [TinyBaseEdit], reserve: Int = 0) {
        self.reserve = reserve
        tables = Dictionary(grouping: edits, by: \.table).mapValues(Table.init)
        order = []
        for edit in edits where !order.contains(edit.table) { order.append(edit.table) }
    }

    /// The splices, sorted by position.
    var splices: [JSONSplice] { found.sorted { $0.range.lowerBound < $1.range.lowerBound } }

    mutating func tableBegan(_ name: String) {
        isFirstTable = false
        lastRowEnd = nil
        current = tables.removeValue(forKey: name)
    }

    mutating func row(_ row: borrowing JSONRowText) {
        guard current != nil else { return }
        // The object ends at its brace; the bytes between the brace and this position are white space.
        lastRowEnd = row.base + row.objectEnd
        let index = current?.ids.firstIndex { row.id.equals($0, in: row.text) }
        let isRemoved = index.flatMap { current?.edits[$0].isRemoval } ?? false
        if let index { change(row, by: index) }
        if current?.removesRows == true {
            current?.rows.append((row.base + row.range.lowerBound..<row.base + row.range.upperBound, isRemoved))
        }
        if !isRemoved { current?.isEmpty = false }
    }

    mutating func tableEnded(at offset: Int) {
        guard let table = current else { return }
        current = nil
        found += Self.removals(table.rows)
        let rows = Self.newRows(table.open)
        guard !rows.isEmpty else { return }
        let text = (table.isEmpty ? [] : [UInt8(ascii: ",")]) + rows
        // The space after a row that also changes belongs to that row.
        let isFree = table.met.isEmpty && text.count <= offset - (lastRowEnd ?? offset)
        if let lastRowEnd, isFree {
            found.append(JSONSplice(range: lastRowEnd..<offset, bytes: text))
        } else {
            let room = Array(repeating: UInt8(ascii: " "), count: reserve)
            found.append(JSONSplice(range: offset..<offset, bytes: text + room))
        }
    }

    mutating func tablesEnded(at offset: Int) {
        // The remaining tables do not exist in the store yet.
        for name in order {
            guard let table = tables[name] else { continue }
            let rows = Self.newRows(table.open)
            guard !rows.isEmpty else { continue }
            let comma = isFirstTable ? [] : [UInt8(ascii: ",")]
            isFirstTable = false
            let text = comma + JSONEscapes.quoted(name) + Array(":{".utf8) + rows + Array("}".utf8)
            found.append(JSONSplice(range: offset..<offset, bytes: text))
        }
        tables = [:]
    }

    private mutating func change(_ row: borrowing JSONRowText, by index: Int) {
        current?.met.insert(index)
        guard case .setCells(_, _, let cells)? = current?.edits[index] else { return }
        let range = row.base + row.object.lowerBound..<row.base + row.object.upperBound
        found.append(JSONSplice(range: range, bytes: Self.merged(row, cells)))
    }

    /// The text of new rows, separated by commas.
    private static func newRows(_ edits: [TinyBaseEdit]) -> [UInt8] {
        let rows = edits.compactMap { edit -> [UInt8]? in
            guard case .setCells(_, let id, let cells) = edit else { return nil }
            let object = cells.map { JSONEscapes.quoted($0.name) + Array(":".utf8) + JSONScalar.text($0.value) }
            return JSONEscapes.quoted(id) + Array(":{".utf8) + Array(object.joined(separator: [UInt8(ascii: ",")]))
                + Array("}".utf8)
        }
        return Array(rows.joined(separator: [UInt8(ascii: ",")]))
    }

    /// The object of a row with some cells set; the other cells keep their bytes and order.
    private static func merged(
        _ row: borrowing JSONRowText,
        _ cells: [(name: String, value: TinyBaseValue)]
    ) -> [UInt8] {
        var members: [[UInt8]] = []
        var open = cells
        for member in row.members {
            let key = row.bytes(member.key.start - 1..<member.key.end + 1)
            let name = member.key.decoded(in: row.text)
            let index = open.firstIndex { $0.name == name }
            let value = index.map { JSONScalar.text(open[$0].value) } ?? row.bytes(member.value)
            if let index { open.remove(at: index) }
            members.append(key + [UInt8(ascii: ":")] + value)
        }
        members += open.map { JSONEscapes.quoted($0.name) + [UInt8(ascii: ":")] + JSONScalar.text($0.value) }
        return [UInt8(ascii: "{")] + Array(members.joined(separator: [UInt8(ascii: ",")])) + [UInt8(ascii: "}")]
    }

    /// The splices that remove rows: each includes the comma before the row, or the comma after it for rows before the
    /// first kept row.
    private static func removals(_ rows: [(range: Range<Int>, isRemoved: Bool)]) -> [JSONSplice] {
        let firstKept = rows.firstIndex { !$0.isRemoved } ?? rows.count
        return rows.indices.filter { rows[$0].isRemoved }
            .map { index in
                let row = rows[index].range
                if index > firstKept {
                    return JSONSplice(range: rows[index - 1].range.upperBound..<row.upperBound, bytes: [])
                }
                let end = index + 1 < rows.count ? rows[index + 1].range.lowerBound : row.upperBound
                return JSONSplice(range: row.lowerBound..<end, bytes: [])
            }
    }
}

extension TinyBaseEdit {
    fileprivate var isRemoval: Bool {
        if case .removeRow = self { true } else { false }
    }
}

extension JSONRowText {
    /// The end of the object's closing brace in the piece.
    fileprivate var objectEnd: Int {
        var end = object.upperBound
        while text[end - 1] != UInt8(ascii: "}") { end -= 1 }
        return end
    }

    /// The bytes of a range of the piece.
    fileprivate func bytes(_ range: Range<Int>) -> [UInt8] {
        Array(UnsafeBufferPointer(start: text + range.lowerBound, count: range.count))
    }
}
