#if !canImport(WidgetKit)
import BeeBloomActions
import BeeBloomModel
import Vitrine
package import VitrineWidgets

extension ExtensionTask {
    /// `tap HABIT-ID`: performs a tap on the habit's button from a terminal.
    package static let tap = ExtensionTask(
        "tap",
        operands: ["HABIT-ID"],
        abstract: "Checks a habit today, like a tap on the widget."
    ) { operands in
        let moment = DeviceMoment.current
        let days = DayCalendar(try ZoneDatabase.system.rules(of: moment.timeZoneIdentifier))
        let now = Moment(now: moment.now, days: days)
        let container = try moment.container(of: .beeBloom)
        let store = BeeBloomStore(container)
        // Like the rendering that is tapped, the board must contain the habit.
        let board = try store.board(days: now.today...now.today)
        let checks = HabitChecks(container)
        let habit = try board.habit(operands[0])
        let wasChecked = board.isChecked(habit.id, on: now.today)
        let action = CheckAction(
            habit: habit.id,
            title: habit.title,
            day: now.today,
            tappedOn: now.today,
            settledCount: checks.reading.settledCount
        )
        let record = try checks.perform(action, at: now)
        let title = DisplayTitle.shown(habit.title)
        if let refusal = record.refusal { return "\(title) was not checked: \(refusal)." }
        return "\(title) \(wasChecked ? "was already checked" : "is checked") for \(now.today)."
    }
}
#endif
