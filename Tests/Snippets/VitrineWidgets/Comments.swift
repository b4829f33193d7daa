import Vitrine
import VitrineWidgets

struct HabitsEntry: TimelineEntry {
    var date: Date
    var snapshot = 0
}

let now = Date()
let tomorrow = now
let days = DayCalendar.utc
let snapshot = 1
func completion(_ timeline: Timeline<HabitsEntry>) {}

// The snippet.
