extension BeeBloomStore {
    /// Stores a new group, as the last.
    ///
    /// - Throws: `BeeBloomError` with code `badTitle` or `badColor`, or one whose `concernsStore` is true.
    package func addGroup(_ draft: HabitGroupDraft, id: String, at moment: Moment) throws(BeeBloomError) {
        fatalError()
    }

    /// Changes what a person typed for a group.
    ///
    /// - Throws: As `addGroup(_:id:at:)`, and with code `notFound` if there is no such group.
    package func editGroup(_ id: String, _ edit: (inout HabitGroupDraft) -> Void) throws(BeeBloomError) {
        fatalError()
    }

    /// Puts a group at a position among the groups.
    ///
    /// - Parameter position: 0 for the first; beyond the last counts as the last.
    /// - Throws: `BeeBloomError` with code `notFound` or `badNumber`, or one whose `concernsStore` is true.
    package func moveGroup(_ id: String, to position: Int) throws(BeeBloomError) {
        fatalError()
    }

    /// Deletes a group: its row goes, for the schema has no mark for it; its habits stay, as the last of those without a group.
    ///
    /// - Throws: `BeeBloomError` with code `notFound`, or one whose `concernsStore` is true.
    package func deleteGroup(_ id: String) throws(BeeBloomError) {
        fatalError()
    }
}
