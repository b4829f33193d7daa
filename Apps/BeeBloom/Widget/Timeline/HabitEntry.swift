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

/// What the buttons of an entry need beside the habits.
package struct HabitTaps: Hashable, Sendable {
    /// The day that the entry shows.
    package var day: LocalDay
    /// The journal's settled count at rendering time, which is part of the buttons.
    package var settledCount: UInt64
    /// The habits that were tapped and whose checks are pending.
    package var waiting: Set<String>

    package init(
        day: LocalDay = LocalDay(daysSince1970: 0),
        settledCount: UInt64 = 0,
        waiting: Set<String> = []
    ) {
        self.day = day
        self.settledCount = settledCount
        self.waiting = waiting
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
            let rows = state.incompleteHabits.prefix(props.displayCount)
                .map { HabitRow($0, isWaiting: taps.waiting.contains($0.id)) }
            self = .habits(
                HabitList(
                    rows: rows,
                    hiddenCount: state.totalIncomplete - rows.count,
                    day: taps.day,
                    settledCount: taps.settledCount
                )
            )
        }
    }
}

/// The habits left on a day.
package struct HabitList: Hashable, Sendable {
    /// The displayed habits, in order.
    package var rows: [HabitRow]
    /// The number of habits left that are not displayed.
    package var hiddenCount: Int
    package var day: LocalDay
    /// The journal's settled count at rendering time, which is part of the buttons.
    package var settledCount: UInt64

    /// The number of habits left.
    package var totalCount: Int { rows.count + hiddenCount }

    /// The list with at most a number of rows; the others are counted as not displayed.
    package func prefix(_ count: Int) -> HabitList {
        var list = self
        list.rows = Array(rows.prefix(count))
        list.hiddenCount += rows.count - list.rows.count
        return list
    }

    package init(rows: [HabitRow], hiddenCount: Int, day: LocalDay, settledCount: UInt64) {
        self.rows = rows
        self.hiddenCount = hiddenCount
        self.day = day
        self.settledCount = settledCount
    }
}

/// One habit in the widget.
package struct HabitRow: Hashable, Sendable, Identifiable {
    /// The habit's row id.
    package var id: String
    /// The title, truncated for display.
    package var title: String
    /// The habit's colour, such as `#FF5733`.
    package var color: String
    /// The title of its group, truncated for display; nil if it has none.
    package var groupTitle: String?
    /// The group's colour; nil if there is none.
    package var groupColor: String?
    /// Whether the habit was tapped and its check is pending because the store was not writable.
    package var isWaiting: Bool

    package init(
        id: String,
        title: String,
        color: String,
        groupTitle: String? = nil,
        groupColor: String? = nil,
        isWaiting: Bool = false
    ) {
        self.id = id
        self.title = title
        self.color = color
        self.groupTitle = groupTitle
        self.groupColor = groupColor
        self.isWaiting = isWaiting
    }
}
