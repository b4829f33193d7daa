#if !canImport(WidgetKit)
import BeeBloomModel
import VitrineActions
package import VitrineWidgets

extension ExtensionTask {
    /// `tap HABIT`: performs a tap on the habit's button from a terminal.
    package static let tap = ExtensionTask(
        "tap",
        operands: ["HABIT"],
        abstract: "Checks a habit today, like a tap on the widget."
    ) { call in
        let habit = call.operands[0]
        let device = DeviceMoment.current
        let now = Moment(now: device.now, days: try device.days)
        let container = try device.container(of: .beeBloom)
        let store = BeeBloomStore(container)
        let checks = HabitChecks(container)
        var (id, title, wasChecked): (String, String?, Bool) = (habit, nil, false)
        do throws(BeeBloomError) {
            // Like the rendering that is tapped, the board must contain the habit.
            let board = try store.board(days: now.today...now.today)
            let found = try board.habit(habit)
            (id, title, wasChecked) = (found.id, found.title, board.isChecked(found.id, on: now.today))
        } catch {
            // A button knows its habit, so its tap is noted even while nobody can read the store: so is this one.
            guard error.code == .storeLocked else { throw error }
        }
        let action = CheckAction(
            habit: id,
            title: title,
            day: now.today,
            tappedOn: now.today,
            settledCount: checks.reading.settledCount
        )
        let record = try checks.perform(action, at: now)
        let name = DisplayTitle.shown(title ?? id)
        switch record.state {
        case .pending:
            let reason = record.failure ?? "the store cannot be written now"
            return "\(name) is waiting to be checked for \(now.today): \(reason)"
        case .refused(_, let reason): return "\(name) was not checked: \(reason)."
        case .performed: return "\(name) \(wasChecked ? "was already checked" : "is checked") for \(now.today)."
        }
    }
}
#endif
