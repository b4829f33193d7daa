extension BeeBloomStore {
    /// Stores a new group as the last one.
    ///
    /// - Throws: `BeeBloomError` with code `badTitle` or `badColor`, `ambiguous` for an id that is in use, or one whose
    ///   `concernsStore` is true.
    package func addGroup(_ draft: HabitGroupDraft, id: String, at moment: Moment) throws(BeeBloomError) {
        let used = RowRequest(table: StoredRows.groups, cells: [], filter: .rowID(id))
        _ = try change(reading: [StoredRows.groupRequest, used]) { rows throws(BeeBloomError) in
            try Self.requireUnused(id, rows[1])
            let order = RowOrder.after(StoredRows.board(groups: rows[0], habits: []).groups.map(\.order))
            return [try Self.newGroup(draft, id: id, order: order, at: moment)]
        }
    }

    /// Refuses an empty id, and one that has rows.
    ///
    /// - Throws: `BeeBloomError` with code `ambiguous`.
    static func requireUnused(_ id: String, _ rows: [TinyBaseRow]) throws(BeeBloomError) {
        guard !id.isEmpty, rows.isEmpty else {
            throw BeeBloomError(.ambiguous, "The id '\(id)' is in use: choose another one.")
        }
    }

    /// The row of a new group.
    static func newGroup(
        _ draft: HabitGroupDraft,
        id: String,
        order: Int,
        at moment: Moment
    ) throws(BeeBloomError) -> TinyBaseEdit {
        let made: [(name: String, value: TinyBaseValue)] = [
            ("order", .number(Double(order))), ("createdAt", .string(StoredTime.text(moment.now))),
        ]
        return .setCells(table: StoredRows.groups, row: id, cells: try [("id", .string(id))] + draft.cells() + made)
    }

    /// Changes the editable fields of a group.
    ///
    /// - Throws: The errors of `addGroup(_:id:at:)`, and code `notFound` if there is no such group.
    package func editGroup(_ id: String, _ edit: (inout HabitGroupDraft) -> Void) throws(BeeBloomError) {
        let stored = RowRequest(table: StoredRows.groups, cells: ["title", "color"], filter: .rowID(id))
        _ = try change(reading: [stored]) { rows throws(BeeBloomError) in
            guard let row = rows[0].last else { throw Self.noGroup(id) }
            var draft = HabitGroupDraft(title: row.cells[0].text ?? "", color: row.cells[1].text)
            edit(&draft)
            return [.setCells(table: StoredRows.groups, row: id, cells: try draft.cells())]
        }
    }

    /// Moves a group to a position among the groups.
    ///
    /// - Parameters:
    ///   - id: The group's row id.
    ///   - position: The position, from 0; a position after the last means the last.
    /// - Throws: `BeeBloomError` with code `notFound` or `badNumber`, or one whose `concernsStore` is true.
    package func moveGroup(_ id: String, to position: Int) throws(BeeBloomError) {
        try change { board throws(BeeBloomError) in
            guard board.groups.contains(where: { $0.id == id }) else { throw Self.noGroup(id) }
            let groups = board.groups.map { ($0.id, $0.order) }
            return try RowOrder.moving(id, to: position, among: groups, in: StoredRows.groups)
        }
    }

    /// Deletes a group's row, because the schema cannot mark groups as deleted; its habits become the last ones without
    /// a group.
    ///
    /// - Throws: `BeeBloomError` with code `notFound`, or one whose `concernsStore` is true.
    package func deleteGroup(_ id: String) throws(BeeBloomError) {
        let used = RowRequest(table: StoredRows.groups, cells: [], filter: .rowID(id))
        let read = [StoredRows.groupRequest, StoredRows.habitRequest, used]
        _ = try change(reading: read) { rows throws(BeeBloomError) in
            guard !rows[2].isEmpty else { throw Self.noGroup(id) }
            let board = StoredRows.board(groups: rows[0], habits: rows[1])
            let orphans = board.habits.filter { $0.group?.id == id }
            return [.removeRow(table: StoredRows.groups, row: id)] + Self.ungrouping(orphans, on: board)
        }
    }

    /// The changes that make habits the last ones without a group.
    static func ungrouping(_ habits: [Habit], on board: HabitBoard) -> [TinyBaseEdit] {
        let next = board.nextOrder(inGroup: nil)
        return habits.enumerated()
            .map { index, habit in
                .setCells(
                    table: StoredRows.habits,
                    row: habit.id,
                    cells: [("groupId", .null), ("order", .number(Double(next + index * RowOrder.step)))]
                )
            }
    }

    private static func noGroup(_ id: String) -> BeeBloomError {
        BeeBloomError(.notFound, "There is no group \(id): list them with `beebloom group list`.")
    }
}

extension HabitGroupDraft {
    /// The cells to store.
    ///
    /// - Throws: `BeeBloomError` with code `badTitle` or `badColor`.
    fileprivate func cells() throws(BeeBloomError) -> [(name: String, value: TinyBaseValue)] {
        var stored = TinyBaseValue.null
        if let color { stored = .string(try HabitRules.storedColor(color)) }
        return [("title", .string(try HabitRules.storedTitle(title, of: "group"))), ("color", stored)]
    }
}
