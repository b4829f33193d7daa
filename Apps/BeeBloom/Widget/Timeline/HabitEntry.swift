package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

/// The content of the widget from a moment on.
package struct HabitEntry: TimelineEntry, Hashable, Sendable {
    package var date: Date
    /// What the view is given; the state bears the entry's date.
    package var props: HabitWidgetProps
    /// Why the state of the habits is unknown; nil if it is known.
    package var reason: HabitContent.Reason?
    /// What the buttons need beside the habits.
    package var taps: HabitTaps

    package init(date: Date, props: HabitWidgetProps, reason: HabitContent.Reason? = nil, taps: HabitTaps) {
        self.date = date
        self.props = props
        self.reason = reason
        self.taps = taps
    }

    /// Creates the entry of a state that is unknown.
    package init(date: Date, reason: HabitContent.Reason, size: WidgetSize) {
        let props = HabitWidgetProps(.empty(generatedAt: date), size: size)
        self.init(date: date, props: props, reason: reason, taps: HabitTaps())
    }

    /// What the view draws.
    package var picture: HabitContent { HabitContent(props, reason: reason, taps: taps) }

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
    /// Derives what is drawn from what the view is given.
    package init(_ props: HabitWidgetProps, reason: Reason?, taps: HabitTaps) {
        if let reason {
            self = .unavailable(reason)
            return
        }
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
                    day: taps.day,
                    settledCount: taps.settledCount
                )
            )
        }
    }
}
