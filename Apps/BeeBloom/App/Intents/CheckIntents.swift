import AppScreens
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

    package init(_ habit: Habit, isDone: Bool, on day: LocalDay) {
        self.habit = HabitEntity(habit)
        self.isDone = isDone
        self.day = "\(day)"
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            let day = try services.moment.day(day)
            if isDone {
                try services.store.check(habit.id, on: day, at: services.moment)
            } else {
                try services.store.uncheck(habit.id, on: day, at: services.moment)
            }
        }
    }
}
