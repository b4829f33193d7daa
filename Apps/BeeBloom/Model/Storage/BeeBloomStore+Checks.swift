import TinyBaseFile
package import Vitrine

/// What a check or uncheck did.
package enum CheckOutcome: String, Sendable {
    /// The check is stored now, and was not before.
    case changed
    /// It was as asked for already; nothing was written.
    case unchanged
}

extension BeeBloomStore {
    /// Marks a habit as done on a day: the one thing that the widget writes.
    ///
    /// The row `<habit>:<day>` gets all four cells. If any check of the day is completed already, nothing is written, so
    /// that a tap repeated by accident, or after a crash, changes nothing.
    ///
    /// - Parameters:
    ///   - habitID: The habit's row id.
    ///   - day: Today, or a day before.
    ///   - moment: The time of writing, which becomes `updatedAt`.
    /// - Throws: `BeeBloomError` with code `notFound` for a habit that does not exist or is deleted, `badDay` for a day that
    ///   lies ahead, or one whose `concernsStore` is true. The file is then as it was.
    @discardableResult
    package func check(_ habitID: String, on day: LocalDay, at moment: Moment) throws(BeeBloomError) -> CheckOutcome {
        try setCheck(habitID, on: day, completed: true, at: moment)
    }

    /// Takes a check back: every completed check of the habit and day, whatever its row id, becomes uncompleted.
    ///
    /// - Throws: As `check(_:on:at:)`.
    @discardableResult
    package func uncheck(_ habitID: String, on day: LocalDay, at moment: Moment) throws(BeeBloomError) -> CheckOutcome {
        try setCheck(habitID, on: day, completed: false, at: moment)
    }
}
