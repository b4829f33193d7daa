/// The kinds of BeeBloom's widgets; a kind must never change, because it identifies placed widgets.
package enum BeeBloomKind {
    /// The widget with the habits left today.
    package static let habits = "HabitWidget"
}
