extension BeeBloomStore {
    /// Stores a new habit as the last one of its group.
    ///
    /// - Parameters:
    ///   - draft: The fields that a person typed.
    ///   - id: An unused row id; see `RowIdentifier`.
    ///   - moment: The time, stored as `createdAt`.
    /// - Throws: `BeeBloomError` with code `badTitle`, `badColor`, `badNumber`, `notFound` for a group that does not
    ///   exist, `ambiguous` for an id that is in use, or one whose `concernsStore` is true.
    package func addHabit(_ draft: HabitDraft, id: String, at moment: Moment) throws(BeeBloomError) {
        let used = RowRequest(table: StoredRows.habits, cells: [], filter: .rowID(id))
        let read = [StoredRows.groupRequest, StoredRows.habitRequest, used]
        _ = try change(reading: read) { rows throws(BeeBloomError) in
            try Self.requireUnused(id, rows[2])
            let board = StoredRows.board(groups: rows[0], habits: rows[1])
            try board.requireGroup(draft.groupID)
            return [try Self.newHabit(draft, id: id, order: board.nextOrder(inGroup: draft.groupID), at: moment)]
        }
    }

    /// The row of a new habit.
    static func newHabit(
        _ draft: HabitDraft,
        id: String,
        order: Int,
        at moment: Moment
    ) throws(BeeBloomError) -> TinyBaseEdit {
        let made: [(name: String, value: TinyBaseValue)] = [
            ("order", .number(Double(order))), ("createdAt", .string(StoredTime.text(moment.now))),
            ("deletedAt", .null),
        ]
        return .setCells(table: StoredRows.habits, row: id, cells: try [("id", .string(id))] + draft.cells() + made)
    }

    /// Changes the editable fields of a habit; in another group it becomes the last one.
    ///
    /// This also repairs a habit that the widget skips because of its title, colour or order.
    ///
    /// - Throws: The errors of `addHabit(_:id:at:)`, and code `notFound` if there is no such habit.
    package func editHabit(_ id: String, _ edit: (inout HabitDraft) -> Void) throws(BeeBloomError) {
        let stored = RowRequest(table: StoredRows.habits, cells: Self.draftCells, filter: .rowID(id))
        let read = [StoredRows.groupRequest, StoredRows.habitRequest, stored]
        _ = try change(reading: read) { rows throws(BeeBloomError) in
            guard let row = rows[2].last, row.cells[5] == .null else { throw Self.noHabit(id) }
            let board = StoredRows.board(groups: rows[0], habits: rows[1])
            let before = HabitDraft(stored: row)
            var draft = before
            edit(&draft)
            var cells = try draft.cells()
            let isPlaced = draft.groupID == before.groupID && board.habits.contains { $0.id == id }
            if !isPlaced {
                try board.requireGroup(draft.groupID)
                cells.append(("order", .number(Double(board.nextOrder(inGroup: draft.groupID)))))
            }
            return [.setCells(table: StoredRows.habits, row: id, cells: cells)]
        }
    }

    /// Moves a habit to a position among the habits of its group.
    ///
    /// - Parameters:
    ///   - id: The habit's row id.
    ///   - position: The position, from 0; a position after the last means the last.
    /// - Throws: `BeeBloomError` with code `notFound` or `badNumber`, or one whose `concernsStore` is true.
    package func moveHabit(_ id: String, to position: Int) throws(BeeBloomError) {
        try change { board throws(BeeBloomError) in
            guard let habit = board.habits.first(where: { $0.id == id }) else { throw Self.noHabit(id) }
            let siblings = board.habits.filter { $0.group?.id == habit.group?.id }.map { ($0.id, $0.order) }
            return try RowOrder.moving(id, to: position, among: siblings, in: StoredRows.habits)
        }
    }

    /// Marks a habit as deleted: it gets a `deletedAt` and stays in the file with its checks.
    ///
    /// - Throws: `BeeBloomError` with code `notFound`, or one whose `concernsStore` is true.
    package func deleteHabit(_ id: String, at moment: Moment) throws(BeeBloomError) {
        let stored = RowRequest(table: StoredRows.habits, cells: ["deletedAt"], filter: .rowID(id))
        _ = try change(reading: [stored]) { rows throws(BeeBloomError) in
            guard let row = rows[0].last, row.cells[0] == .null else { throw Self.noHabit(id) }
            return [Self.deletion(of: id, at: moment)]
        }
    }

    /// The change that marks a habit as deleted.
    static func deletion(of id: String, at moment: Moment) -> TinyBaseEdit {
        let deletedAt = TinyBaseValue.string(StoredTime.text(moment.now))
        return .setCells(table: StoredRows.habits, row: id, cells: [("deletedAt", deletedAt)])
    }

    private static let draftCells = ["title", "description", "color", "groupId", "weeklyTarget", "deletedAt"]

    private static func noHabit(_ id: String) -> BeeBloomError {
        BeeBloomError(.notFound, "There is no habit \(id): list them with `beebloom today`.")
    }
}

extension HabitDraft {
    /// Reads the stored cells in the order of `draftCells`; an invalid title or colour becomes empty.
    fileprivate init(stored row: TinyBaseRow) {
        self.init(
            title: row.cells[0].text ?? "",
            description: row.cells[1].text,
            color: row.cells[2].text ?? "",
            groupID: row.cells[3].text,
            weeklyTarget: row.cells[4].integer.flatMap { (1...7).contains($0) ? $0 : nil } ?? Habit.defaultWeeklyTarget
        )
    }

    /// The cells to store.
    ///
    /// - Throws: `BeeBloomError` with code `badTitle`, `badColor` or `badNumber`.
    fileprivate func cells() throws(BeeBloomError) -> [(name: String, value: TinyBaseValue)] {
        guard (1...7).contains(weeklyTarget) else {
            throw BeeBloomError(.badNumber, "A weekly target of \(weeklyTarget) days: choose 1 to 7.")
        }
        return [
            ("title", .string(try HabitRules.storedTitle(title, of: "habit"))),
            ("description", description.map { .string($0) } ?? .null),
            ("color", .string(try HabitRules.storedColor(color))),
            ("groupId", groupID.map { .string($0) } ?? .null),
            ("weeklyTarget", .number(Double(weeklyTarget))),
        ]
    }
}

extension HabitBoard {
    /// Throws if a group does not exist; nil stands for no group.
    fileprivate func requireGroup(_ id: String?) throws(BeeBloomError) {
        guard let id, !groups.contains(where: { $0.id == id }) else { return }
        throw BeeBloomError(.notFound, "There is no group \(id): add it first.")
    }

    /// The order number for a new last habit of a group.
    func nextOrder(inGroup id: String?) -> Int {
        RowOrder.after(habits.filter { $0.group?.id == id }.map(\.order))
    }
}
