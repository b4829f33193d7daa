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
        let device = DeviceMoment.current
        let now = Moment(now: device.now, days: try device.days)
        let container = try device.container(of: .beeBloom)
        let store = BeeBloomStore(container)
        let checks = HabitChecks(container)
        let board: HabitBoard
        do throws(BeeBloomError) {
            // Like the rendering that is tapped, the board must contain the habit.
            board = try store.board(days: now.today...now.today)
        } catch {
            guard error.code == .storeLocked else { throw error }
            // A button knows its habit, so its tap is noted even while nobody can read: so is this one, by the
            // identifier. Performing it fails as reading did, and it stays in the journal.
            let name = operands[0]
            try checks.perform(
                CheckAction(
                    habit: name,
                    title: name,
                    day: now.today,
                    tappedOn: now.today,
                    settledCount: checks.reading.settledCount
                ),
                at: now
            )
            return "\(DisplayTitle.shown(name)) is checked for \(now.today)."
        }
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
