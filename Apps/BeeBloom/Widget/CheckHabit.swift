import BeeBloomActions
import BeeBloomModel
package import Vitrine
package import VitrineWidgets

/// Checks a habit of the widget's picture, in the extension's process; the app is not started.
package struct CheckHabit: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Check Habit"
    /// What it does.
    package static let description: IntentDescription? = "Checks a habit for the day that the widget shows."
    /// Only a button uses it.
    package static let isDiscoverable = false

    @Parameter(title: "Habit") var habit: String
    @Parameter(title: "Title") var habitTitle: String
    @Parameter(title: "Day") var day: String
    @Parameter(title: "Actions before the picture") var settledCount: Int

    /// Makes an intent without values.
    package init() {}

    /// Makes the intent of a button.
    package init(_ row: HabitRow, on day: LocalDay, settledCount: UInt64) {
        habit = row.id
        habitTitle = row.title
        self.day = "\(day)"
        // An intent has no parameters without a sign: the same bits, there and back.
        self.settledCount = Int(bitPattern: UInt(settledCount))
    }

    /// Checks; the widget that was tapped is reloaded by the system, the others are asked for.
    package func perform() async throws -> some IntentResult {
        let moment = DeviceMoment.current
        guard let day = LocalDay(day) else { throw CheckHabitError(text: "\"\(day.prefix(20))\" is no day") }
        let now = Moment(
            now: moment.now,
            days: DayCalendar(try ZoneDatabase.system.rules(of: moment.timeZoneIdentifier))
        )
        let action = CheckAction(
            habit: habit,
            title: habitTitle,
            day: day,
            tappedOn: now.today,
            settledCount: UInt64(UInt(bitPattern: settledCount))
        )
        let record = try HabitChecks(try moment.container(of: .beeBloom)).perform(action, at: now)
        if let refusal = record.refusal { ExtensionLog.write("the tap on \(habit) was refused: \(refusal)") }
        WidgetCenter.shared.reloadTimelines(ofKind: BeeBloomKind.habits)
        return .result()
    }
}

/// A tap that cannot be understood.
struct CheckHabitError: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
