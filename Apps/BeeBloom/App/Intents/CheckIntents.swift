package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

/// Checks a habit for today or another day, or takes the check back.
package struct SetCheck: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Check or Uncheck"
    /// What it does.
    package static let description: IntentDescription? = "Marks a habit as done on a day, or takes that back."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "Done", default: true) var isDone: Bool
    @Parameter(title: "Day (YYYY-MM-DD, today if empty)") var day: String?

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for today.
    package init(_ habit: Habit, isDone: Bool) {
        self.habit = HabitEntity(habit)
        self.isDone = isDone
    }

    /// Checks or unchecks, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let day = try DayText.day(day, at: services.moment)
        if isDone {
            try services.store.check(habit.id, on: day, at: services.moment)
        } else {
            try services.store.uncheck(habit.id, on: day, at: services.moment)
        }
        Services.reloadWidgets()
        return .result()
    }
}

/// The day that a person typed.
package enum DayText {
    /// Reads a day; nothing means today.
    ///
    /// - Throws: `BeeBloomError` with code `badDay`.
    package static func day(_ text: String?, at moment: Moment) throws(BeeBloomError) -> LocalDay {
        guard let text, !text.isEmpty else { return moment.today }
        guard let day = LocalDay(text) else {
            throw BeeBloomError(.badDay, "\"\(text.prefix(40))\" is no day; write it as \(moment.today).")
        }
        return day
    }
}
