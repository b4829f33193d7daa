extension BeeBloomStore {
    /// Stores a new habit, as the last of its group.
    ///
    /// - Parameter id: A row id that is not in use, see `RowIdentifier`.
    /// - Throws: `BeeBloomError` with code `badTitle`, `badColor`, `badNumber`, `notFound` for a group that does not exist, or
    ///   one whose `concernsStore` is true.
    package func addHabit(_ draft: HabitDraft, id: String, at moment: Moment) throws(BeeBloomError) {
        fatalError()
    }

    /// Changes what a person typed for a habit; in another group it becomes the last.
    ///
    /// - Throws: As `addHabit(_:id:at:)`, and with code `notFound` if there is no such habit.
    package func editHabit(_ id: String, _ edit: (inout HabitDraft) -> Void) throws(BeeBloomError) {
        fatalError()
    }

    /// Puts a habit at a position among the habits of its group.
    ///
    /// - Parameter position: 0 for the first; beyond the last counts as the last.
    /// - Throws: `BeeBloomError` with code `notFound` or `badNumber`, or one whose `concernsStore` is true.
    package func moveHabit(_ id: String, to position: Int) throws(BeeBloomError) {
        fatalError()
    }

    /// Deletes a habit softly: it gets a `deletedAt`, and stays in the file with its checks.
    ///
    /// - Throws: `BeeBloomError` with code `notFound`, or one whose `concernsStore` is true.
    package func deleteHabit(_ id: String, at moment: Moment) throws(BeeBloomError) {
        fatalError()
    }
}
