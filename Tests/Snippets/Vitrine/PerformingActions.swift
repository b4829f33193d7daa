import Vitrine

struct Store {
    func isChecked(_ action: CheckHabit) throws -> Bool { false }
    func exists(_ habit: String) throws -> Bool { true }
    func check(_ action: CheckHabit) throws {}
}

let now = Date()
let today = DayCalendar.utc.day(of: now)
let container = GroupContainer(path: "/tmp/group")
let store = Store()
let action = CheckHabit(id: "1", habit: "run", day: today)
let check = { (attempt: ActionAttempt<CheckHabit>) throws -> ActionVerdict in .performed }

func show(_ records: [ActionRecord<CheckHabit>]) {}

// The snippet.
// The snippet.
// The snippet.
