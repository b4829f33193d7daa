/// A row of the store that was skipped, or used without one of its cells, and why.
package struct HabitWarning: Hashable, Sendable, CustomStringConvertible {
    /// The TinyBase table: `habits`, `habitGroups` or `checks`.
    package let table: String
    /// The row id.
    package let rowID: String
    /// What is wrong with it, as a clause: `has no title`.
    package let reason: String

    /// Makes a warning.
    package init(table: String, rowID: String, reason: String) {
        self.table = table
        self.rowID = rowID
        self.reason = reason
    }

    /// One line for a log.
    package var description: String { "skipped row \(rowID) of \(table): it \(reason)" }
}
