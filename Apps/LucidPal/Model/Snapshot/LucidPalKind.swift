/// The kinds of LucidPal's widgets; a kind must never change, because it identifies placed widgets.
package enum LucidPalKind {
    /// Habits, note and agenda together.
    package static let today = "LucidPalWidget"
    /// The agenda alone.
    package static let agenda = "LucidPalAgenda"
    package static let all = [today, agenda]
}
