/// The kinds of LucidPal's widgets; a kind never changes, because placed widgets are found by it.
package enum LucidPalKind {
    /// Habits, note and agenda together.
    package static let today = "LucidPalWidget"
    /// The agenda alone.
    package static let agenda = "LucidPalAgenda"
    /// All of them.
    package static let all = [today, agenda]
}
