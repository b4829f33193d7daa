import Foundation
import VitrineTesting

@testable import BeeBloomModel

/// Random changes of rows, including rows that do not exist.
enum RandomEdits {
    /// Returns up to five changes of different rows.
    static func make(
        for tables: [String: [String: [String: Any]]],
        using generator: inout SeededGenerator
    ) -> [TinyBaseEdit] {
        var edits: [TinyBaseEdit] = []
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let table = tables.keys.sorted().randomElement(using: &generator) ?? "new"
            let isOld = Int.random(in: 0...2, using: &generator) > 0
            let row = isOld ? tables[table]?.keys.sorted().randomElement(using: &generator) : nil
            let edit = edit(of: row ?? "row \"\(Int.random(in: 0...3, using: &generator))\"", table, using: &generator)
            if !edits.contains(where: { $0.table == edit.table && $0.row == edit.row }) { edits.append(edit) }
        }
        return edits
    }

    private static func edit(
        of row: String,
        _ table: String,
        using generator: inout SeededGenerator
    ) -> TinyBaseEdit {
        let table = Int.random(in: 0...5, using: &generator) == 0 ? "another" : table
        guard Int.random(in: 0...3, using: &generator) > 0 else { return .removeRow(table: table, row: row) }
        let values: [TinyBaseValue] = [.null, .bool(true), .number(10), .number(-0.25), .string("\"ä\n🌱\u{2}")]
        let cells = (0..<Int.random(in: 0...3, using: &generator))
            .map { index in ("cell \(index)", values.randomElement(using: &generator) ?? .null) }
        return .setCells(table: table, row: row, cells: cells)
    }

    /// Applies a change to tables in memory.
    static func apply(_ edit: TinyBaseEdit, to tables: inout [String: [String: [String: Any]]]) {
        switch edit {
        case .removeRow(let table, let row): tables[table]?[row] = nil
        case .setCells(let table, let row, let cells):
            var changed = tables[table]?[row] ?? [:]
            for cell in cells { changed[cell.name] = object(cell.value) }
            tables[table, default: [:]][row] = changed
        }
    }

    private static func object(_ value: TinyBaseValue) -> Any {
        switch value {
        case .null: NSNull()
        case .bool(let flag): flag
        case .number(let number): number
        case .string(let text): text
        }
    }
}
