/// A row of the store that was skipped or used without one of its cells, and the reason.
package struct HabitWarning: Hashable, Sendable, CustomStringConvertible {
    /// The TinyBase table: `habits`, `habitGroups` or `checks`.
    package let table: String
    package let rowID: String
    /// What is wrong with the row, as a clause such as `has no title`.
    package let reason: String

    /// The warning on one line.
    package var description: String { "skipped row \(rowID) of \(table): it \(reason)" }
}
