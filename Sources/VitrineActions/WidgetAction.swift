/// A person's request on a widget, as a value that a button's intent performs through an ``ActionJournal``.
///
/// ```swift
/// struct CheckHabit: WidgetAction {
///     var id: String
///     var habit: String
///     var day: LocalDay
/// }
/// ```
///
/// The identifier stands for one request. A button keeps its identifier as long as its archived view is shown, so that
/// a second tap on the same view is recognised; the button in a later view has another identifier. To get this without
/// a clock, put ``ActionJournalReading/settledCount`` at the time of rendering into the identifier:
///
/// ```swift
/// CheckHabit(id: "\(habit.id):\(day)#\(journal.read().settledCount)", habit: habit.id, day: day)
/// ```
///
/// Two widgets that show the same identifier ask for the same request: put the widget's family or kind into it, too, if
/// a tap on each of them is to count.
///
/// The identifier must not be empty and must have at most 512 bytes. The action must encode as a JSON object.
public protocol WidgetAction: Codable, Hashable, Sendable, Identifiable where ID == String {}
