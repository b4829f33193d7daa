package import Vitrine

/// The result of a check or uncheck.
package enum CheckOutcome: String, Sendable {
    /// The store was changed.
    case changed
    /// The store already had the requested state; nothing was written.
    case unchanged
}

extension BeeBloomStore {
    /// Marks a habit as done on a day, which is the only change that the widget makes.
    ///
    /// The row `<habit>:<day>` gets all four cells. If any check of the day is already completed, nothing is written,
    /// so that a repeated tap, or a retry after a crash, changes nothing.
    ///
    /// - Parameters:
    ///   - habitID: The habit's row id.
    ///   - day: Today or an earlier day.
    ///   - moment: The time of writing, stored as `updatedAt`.
    /// - Returns: Whether anything was written.
    /// - Throws: `BeeBloomError` with code `notFound` for a habit that does not exist or is deleted, `badDay` for a
    ///   future day, or one whose `concernsStore` is true. The file is then unchanged.
    @discardableResult
    package func check(_ habitID: String, on day: LocalDay, at moment: Moment) throws(BeeBloomError) -> CheckOutcome {
        try setCheck(habitID, on: day, completed: true, at: moment)
    }

    /// Removes a check: every completed check of the habit and day, whatever its row id, becomes uncompleted.
    ///
    /// - Returns: Whether anything was written.
    /// - Throws: The errors of `check(_:on:at:)`.
    @discardableResult
    package func uncheck(_ habitID: String, on day: LocalDay, at moment: Moment) throws(BeeBloomError) -> CheckOutcome {
        try setCheck(habitID, on: day, completed: false, at: moment)
    }

    private func setCheck(
        _ habitID: String,
        on day: LocalDay,
        completed: Bool,
        at moment: Moment
    ) throws(BeeBloomError) -> CheckOutcome {
        guard day <= moment.today else {
            throw BeeBloomError(.badDay, "\(day) is after today, \(moment.today): check the habit on that day.")
        }
        let habit = RowRequest(table: StoredRows.habits, cells: ["deletedAt"], filter: .rowID(habitID))
        let changed = try change(reading: [habit, StoredRows.checkRequest(day...day)]) { rows throws(BeeBloomError) in
            guard let habit = rows[0].last, habit.cells[0] == .null else {
                throw BeeBloomError(.notFound, "There is no habit \(habitID) any more: open BeeBloom to refresh.")
            }
            let done = rows[1]
                .filter { row in
                    guard let check = StoredRows.check(row) else { return false }
                    return check.habitID == habitID && check.day == day && check.isCompleted
                }
            let changed = completed ? (done.isEmpty ? [StoredRows.checkID(habitID, day)] : []) : done.map(\.id)
            return changed.map { Self.check($0, of: habitID, on: day, completed: completed, at: moment) }
        }
        return changed ? .changed : .unchanged
    }

    /// The row of a check, with a row id.
    static func check(
        _ row: String,
        of habitID: String,
        on day: LocalDay,
        completed: Bool,
        at moment: Moment
    ) -> TinyBaseEdit {
        .setCells(
            table: StoredRows.checks,
            row: row,
            cells: [
                ("habitId", .string(habitID)), ("date", .string(day.description)),
                ("completed", .bool(completed)), ("updatedAt", .string(StoredTime.text(moment.now))),
            ]
        )
    }
}
