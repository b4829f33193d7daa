package import BeeBloomModel
package import Vitrine
import VitrineActions
package import VitrineWidgets

/// Checks a habit from the widget, in the extension's process and without starting the app.
package struct CheckHabit: AppIntent {
    package static let title: LocalizedStringResource = "Check Habit"
    package static let description: IntentDescription? = "Checks a habit for the day that the widget shows."
    /// Only a button uses this intent.
    package static let isDiscoverable = false

    @Parameter(title: "Habit") var habit: String
    @Parameter(title: "Title") var habitTitle: String
    @Parameter(title: "Day") var day: String
    @Parameter(title: "Settled actions") var settledCount: Int

    package init() {}

    /// Creates the intent of a habit's button.
    package init(_ row: HabitWidgetItem, on day: LocalDay, settledCount: UInt64) {
        habit = row.id
        habitTitle = DisplayTitle.shown(row.title)
        self.day = "\(day)"
        // Intents have no unsigned parameters, so the bits are converted to `Int` and back.
        self.settledCount = Int(bitPattern: UInt(settledCount))
    }

    /// Performs the check and requests a reload of all widgets; the system itself reloads only the tapped one.
    ///
    /// A check that the store cannot take now is kept in the journal, and shown as waiting.
    package func perform() async throws -> some IntentResult {
        let device = DeviceMoment.current
        guard let day = LocalDay(day) else { throw CheckHabitError(text: "\"\(day.prefix(20))\" is not a date") }
        let now = Moment(now: device.now, days: try device.days)
        let action = CheckAction(
            habit: habit,
            title: habitTitle,
            day: day,
            tappedOn: now.today,
            settledCount: UInt64(UInt(bitPattern: settledCount))
        )
        let record = try HabitChecks(try device.container(of: .beeBloom)).perform(action, at: now)
        switch record.state {
        case .performed: break
        case .pending:
            ExtensionLog.write("the tap on \(habit) waits: \(record.failure ?? "its failure was not recorded")")
        case .refused(_, let reason): ExtensionLog.write("the tap on \(habit) was refused: \(reason)")
        }
        WidgetCenter.shared.reloadTimelines(ofKind: BeeBloomKind.habits)
        return .result()
    }
}

/// A tap with invalid parameters.
struct CheckHabitError: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
