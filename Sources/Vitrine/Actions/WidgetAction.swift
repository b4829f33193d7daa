/// Something that a person asked for on a widget, as a value: what a button's intent performs through an ``ActionJournal``.
///
/// ```swift
/// struct CheckHabit: WidgetAction {
///     var id: String
///     var habit: String
///     var day: LocalDay
/// }
/// ```
///
/// The identifier stands for one wish: a button keeps it as long as its picture is shown, so that a second tap on the same
/// picture is known, and a later picture's button has another one. ``ActionJournalReading/settledCount`` at the time of the
/// drawing, put into the identifier, gives exactly that without a clock:
///
/// ```swift
/// CheckHabit(id: "\(habit.id):\(day)#\(journal.read().settledCount)", habit: habit.id, day: day)
/// ```
///
/// The identifier is not empty and has at most 512 bytes; the whole action is a JSON object.
public protocol WidgetAction: Codable, Hashable, Sendable, Identifiable where ID == String {}
