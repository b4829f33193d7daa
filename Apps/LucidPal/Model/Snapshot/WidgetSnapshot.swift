package import Vitrine

/// The values that the app shares with its widgets, stored as `lucidpal_widget_snapshot.json` in the group's container.
///
/// JSON keys are the property names; dates are seconds since 2001-01-01 UTC; nil values are omitted.
package struct WidgetSnapshot: Codable, Hashable, Sendable {
    /// When any writer last wrote; for the age of a single value, use the stamps of its writer.
    package var writtenAt: Date = .distantPast
    /// The number of habits done on the day in the stamp of the habits' writer.
    package var habitsToday: Int = 0
    /// The number of active habits.
    package var habitsTotal: Int = 0
    /// The name of the habit with the longest active streak; nil if there is none.
    package var topStreakName: String?
    /// The length of that streak in days; 0 if there is none.
    package var topStreakDays: Int = 0
    /// The title of the most recently pinned note; nil if none is pinned.
    package var pinnedNote: String?
    /// The habits' summaries on the next days; nil in a file of an earlier version or of another app.
    package var outlook: HabitForecast?
}
