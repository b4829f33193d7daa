package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

/// The content of the widget from a moment on.
package struct HabitEntry: TimelineEntry, Hashable, Sendable {
    package var date: Date
    /// What the view is given.
    package var content: Content

    /// A state of the habits, or the reason why it is unknown.
    package enum Content: Hashable, Sendable {
        /// The state, which bears the entry's date, and what the buttons need beside the habits.
        case state(HabitWidgetProps, HabitTaps)
        case unavailable(HabitContent.Reason)
    }

    package init(date: Date, _ content: Content) {
        self.date = date
        self.content = content
    }

    /// What the view draws.
    package var picture: HabitContent {
        switch content {
        case .state(let props, let taps): HabitContent(props, taps: taps)
        case .unavailable(let reason): .unavailable(reason)
        }
    }

    /// The relevance in a stack: higher while habits are left.
    package var relevance: TimelineEntryRelevance? {
        if case .habits = picture { return TimelineEntryRelevance(score: 2) }
        return TimelineEntryRelevance(score: 1)
    }
}

/// The content of the widget.
package enum HabitContent: Hashable, Sendable {
    /// Some habits are left.
    case habits(HabitList)
    /// Habits exist, and all are checked.
    case allComplete
    /// There are no habits.
    case noHabits
    /// The state of the habits is unknown; the widget shows the reason, never that there are no habits.
    case unavailable(Reason)

    /// The reason why the state of the habits is unknown.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Nothing is stored yet, or the container is gone.
        case missing
        /// Another process keeps the file locked.
        case busy
        /// The file is not a BeeBloom store.
        case damaged
        /// Habits are stored, but not one of them has all that the widget needs.
        case incomplete
        /// The file is not readable now.
        case unreadable
        /// The device's time zone is unknown, so the current day cannot be determined.
        case unknownDay
    }
}

extension HabitContent {
    /// Derives what is drawn from a state of the habits.
    package init(_ props: HabitWidgetProps, taps: HabitTaps) {
        let state = props.viewState
        switch state.phase {
        case .noHabits: self = .noHabits
        case .allComplete: self = .allComplete
        case .unusable: self = .unavailable(.incomplete)
        case .someIncomplete:
            let left = state.incompleteHabits.prefix(props.displayCount)
                .map { HabitRow($0, isWaiting: taps.waiting.contains($0.id)) }
            let rows = taps.withChecked(left)
            self = .habits(
                HabitList(
                    rows: rows,
                    hiddenCount: state.totalIncomplete - rows.count { !$0.isChecked },
                    date: state.generatedAt,
                    day: taps.day,
                    settledCount: taps.settledCount
                )
            )
        }
    }
}
