#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the app tells its widgets, as `lucidpal_widget_snapshot.json` in the group's container.
///
/// JSON keys are the property names; dates are seconds since 2001-01-01 UTC; nil is left out.
package struct WidgetSnapshot: Codable, Hashable, Sendable {
    /// When any writer last wrote; see the writers' own stamps for the age of a single value.
    package var writtenAt: Date
    /// The habits completed on the day that the habits' writer stamped.
    package var habitsToday: Int
    /// The habits that are not archived.
    package var habitsTotal: Int
    /// The name of the habit with the longest active streak; nil if there is none.
    package var topStreakName: String?
    /// That streak's length in days; 0 if there is none.
    package var topStreakDays: Int
    /// The title of the note pinned last; nil if none is pinned.
    package var pinnedNote: String?

    /// Makes a snapshot; without arguments the one from which the first writer starts.
    package init(
        writtenAt: Date = .distantPast,
        habitsToday: Int = 0,
        habitsTotal: Int = 0,
        topStreakName: String? = nil,
        topStreakDays: Int = 0,
        pinnedNote: String? = nil
    ) {
        self.writtenAt = writtenAt
        self.habitsToday = habitsToday
        self.habitsTotal = habitsTotal
        self.topStreakName = topStreakName
        self.topStreakDays = topStreakDays
        self.pinnedNote = pinnedNote
    }
}
