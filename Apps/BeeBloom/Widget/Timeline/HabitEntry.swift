package import Vitrine
package import VitrineWidgets

/// What the widget shows from a moment on.
package struct HabitEntry: TimelineEntry, Hashable, Sendable {
    /// The moment.
    package var date: Date
    /// The picture.
    package var picture: HabitPicture

    /// Makes an entry.
    package init(date: Date, picture: HabitPicture) {
        self.date = date
        self.picture = picture
    }

    /// How relevant the widget is in a stack: while habits are left.
    package var relevance: TimelineEntryRelevance? {
        if case .habits = picture { return TimelineEntryRelevance(score: 2) }
        return TimelineEntryRelevance(score: 1)
    }
}

/// One of the widget's pictures.
package enum HabitPicture: Hashable, Sendable {
    /// Some habits are left.
    case habits(HabitList)
    /// Habits exist, and all are checked.
    case allComplete
    /// No habit exists.
    case noHabits
    /// Nothing can be said about the habits: the person is told why, never that there are none.
    case unavailable(Reason)

    /// Why nothing can be said.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Nothing is stored yet, or the container is gone.
        case missing
        /// Another process keeps the file locked.
        case busy
        /// The file is not one of BeeBloom's.
        case damaged
        /// The file cannot be read now.
        case unreadable
        /// The device's time zone is not known, so that nobody can say which day it is.
        case unknownDay
    }
}

/// The habits that are left on a day.
package struct HabitList: Hashable, Sendable {
    /// The habits shown, in order.
    package var rows: [HabitRow]
    /// How many more are left.
    package var hiddenCount: Int
    /// The day.
    package var day: LocalDay
    /// What the journal had settled when the picture was drawn; part of the buttons.
    package var settledCount: UInt64

    /// How many are left altogether.
    package var totalCount: Int { rows.count + hiddenCount }

    /// Makes a list.
    package init(rows: [HabitRow], hiddenCount: Int, day: LocalDay, settledCount: UInt64) {
        self.rows = rows
        self.hiddenCount = hiddenCount
        self.day = day
        self.settledCount = settledCount
    }
}

/// One habit of the widget.
package struct HabitRow: Hashable, Sendable, Identifiable {
    /// The habit's row id.
    package var id: String
    /// The title, cut to what can be shown.
    package var title: String
    /// The habit's colour, such as `#FF5733`.
    package var color: String
    /// The title of its group, cut likewise; nil without one.
    package var groupTitle: String?
    /// The group's colour; nil without one.
    package var groupColor: String?
    /// Whether it was tapped, and the check waits for a store that could not be written.
    package var isWaiting: Bool

    /// Makes a row.
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
