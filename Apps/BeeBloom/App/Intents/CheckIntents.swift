package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

/// Checks or unchecks a habit for today or another day.
package struct SetCheck: AppIntent {
    package static let title: LocalizedStringResource = "Check or Uncheck"
    package static let description: IntentDescription? = "Marks a habit as done or not done on a day."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "Done", default: true) var isDone: Bool
    @Parameter(title: "Day (YYYY-MM-DD, today if empty)") var day: String?

    package init() {}

    package init(_ habit: Habit, isDone: Bool) {
        self.habit = HabitEntity(habit)
        self.isDone = isDone
    }

    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let day = try DayText.day(day, at: services.moment)
        if isDone {
            try services.store.check(habit.id, on: day, at: services.moment)
        } else {
            try services.store.uncheck(habit.id, on: day, at: services.moment)
        }
        Services.dataChanged()
        return .result()
    }
}

/// Parsing of a day that a person typed.
package enum DayText {
    /// Returns the day that a text names, or today if the text is nil or empty.
    ///
    /// - Throws: `BeeBloomError` with code `badDay`.
    package static func day(_ text: String?, at moment: Moment) throws(BeeBloomError) -> LocalDay {
        guard let text, !text.isEmpty else { return moment.today }
        guard let day = LocalDay(text) else {
            throw BeeBloomError(.badDay, "\"\(text.prefix(40))\" is not a date; write it as \(moment.today).")
        }
        guard moment.days.length(of: day) > .zero else {
            let zone = moment.days.zoneName
            throw BeeBloomError(.badDay, "The zone \(zone) left out the day \(day); choose the day before or after it.")
        }
        return day
    }
}
