import VitrineUI
import VitrineWidgets

struct HabitsModel {}

struct HabitsScreen: View {
    let model: HabitsModel
    var body: some View { Text("Habits") }
}

// The snippet.
