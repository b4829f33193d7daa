package import VitrineWidgets

/// The content of LucidPal's widgets from a moment on.
package struct LucidPalEntry: TimelineEntry, Hashable, Sendable {
    package var date: Date
    /// The last moment for which the entry is made; the day that it shows is this moment's.
    package var judgedAt: Date
    package var habits: HabitsContent
    /// The pinned note.
    package var note: NoteContent
    /// The calendar.
    package var agenda: AgendaContent
    /// Whether the events of a calendar are missing, so that the agenda must not look complete.
    package var isAgendaPartial: Bool = false

    /// The relevance in a stack: highest during an event, then while habits are open.
    package var relevance: TimelineEntryRelevance? {
        if case .events(let events) = agenda, events.contains(where: { $0.isRunning && !$0.isAllDay }) {
            return TimelineEntryRelevance(score: 3)
        }
        if case .habits(let habits) = habits, !habits.isComplete { return TimelineEntryRelevance(score: 2) }
        return TimelineEntryRelevance(score: 1)
    }

    /// A sample entry for the placeholder and the gallery.
    package static func sample(at date: Date) -> LucidPalEntry {
        let next = date.addingTimeInterval(25 * 60)
        let event = AgendaContent.Event(
            id: "sample",
            title: "Design review",
            location: "Room 4",
            start: next,
            end: next.addingTimeInterval(45 * 60),
            isAllDay: false,
            isRunning: false,
            day: nil
        )
        var later = event
        later.id = "sample-2"
        later.title = "Lunch with Noor"
        later.location = nil
        later.start = next.addingTimeInterval(3 * 3600)
        later.end = next.addingTimeInterval(4 * 3600)
        return LucidPalEntry(
            date: date,
            judgedAt: date,
            habits: .habits(
                HabitsContent.Habits(
                    done: 3,
                    total: 5,
                    streak: HabitsContent.Streak(name: "Read", days: 12),
                    staleness: nil
                )
            ),
            note: .title("Ideas for the weekend"),
            agenda: .events([event, later])
        )
    }
}
