package import Vitrine

/// Groups, and habits with the days on which they are checked, that are stored together at a moment.
package struct HabitCollection: Sendable {
    package var groups: [(id: String, draft: HabitGroupDraft)] = []
    package var habits: [(id: String, draft: HabitDraft, days: [LocalDay])] = []
    let moment: Moment

    package init(at moment: Moment) {
        self.moment = moment
    }

    /// The rows of the groups and habits, each the last one of its siblings on a board.
    func rows(on board: HabitBoard) throws(BeeBloomError) -> [TinyBaseEdit] {
        var rows: [TinyBaseEdit] = []
        var order = RowOrder.after(board.groups.map(\.order))
        for (id, draft) in groups {
            rows.append(try BeeBloomStore.newGroup(draft, id: id, order: order, at: moment))
            order += RowOrder.step
        }
        var next: [String?: Int] = [:]
        for (id, draft, days) in habits {
            let order = next[draft.groupID] ?? board.nextOrder(inGroup: draft.groupID)
            rows.append(try BeeBloomStore.newHabit(draft, id: id, order: order, at: moment))
            next[draft.groupID] = order + RowOrder.step
            rows += days.map { day in
                BeeBloomStore.check(StoredRows.checkID(id, day), of: id, on: day, completed: true, at: moment)
            }
        }
        return rows
    }
}

extension BeeBloomStore {
    /// Stores a collection in place of the groups and habits whose ids have a prefix, all at once.
    ///
    /// Replaced habits are marked as deleted. Other habits of a replaced group become the last ones without a group.
    ///
    /// - Throws: `BeeBloomError`, for what the collection contains or one whose `concernsStore` is true; nothing is
    ///   then changed.
    package func replace(idPrefix: String, with collection: HabitCollection) throws(BeeBloomError) {
        try change { board throws(BeeBloomError) in
            let old = board.habits.filter { $0.id.hasPrefix(idPrefix) }
            let orphans = board.habits.filter { !$0.id.hasPrefix(idPrefix) && $0.group?.id.hasPrefix(idPrefix) == true }
            let groups = board.groups.filter { $0.id.hasPrefix(idPrefix) }
            var edits = old.map { Self.deletion(of: $0.id, at: collection.moment) }
            edits += groups.map { .removeRow(table: StoredRows.groups, row: $0.id) }
            return try edits + Self.ungrouping(orphans, on: board) + collection.rows(on: board)
        }
    }
}
