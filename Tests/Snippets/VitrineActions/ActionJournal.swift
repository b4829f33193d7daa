import Vitrine
import VitrineActions

struct CheckHabit: WidgetAction {
    var id: String
    var habit: String
    var day: LocalDay
}

struct Habits {
    func check(_ habit: String, on day: LocalDay) throws -> Bool { true }
}

let store = SnapshotStore(GroupContainer(path: "/tmp/group.example"))
let now = Date()
let habits = Habits()
let action = CheckHabit(id: "1", habit: "run", day: DayCalendar.utc.day(of: now))
let check = { (attempt: ActionAttempt<CheckHabit>) throws -> ActionVerdict in .performed }
func show(_ records: [ActionRecord<CheckHabit>]) {}

// The snippet.
