import Vitrine
import VitrineActions

struct Habit {
    var id = "run"
}

// The snippet.
let habit = Habit()
let day = DayCalendar.utc.day(of: Date())
let journal = ActionJournal<CheckHabit>(
    in: SnapshotStore(GroupContainer(path: "/tmp/group.example")),
    fileName: "actions.json"
)
// The snippet.
