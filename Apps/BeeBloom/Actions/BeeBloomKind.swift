/// The kinds of BeeBloom's widgets, as the system knows them; a kind is never renamed.
package enum BeeBloomKind {
    /// The habits that are left today.
    package static let habits = "HabitWidget"
}
