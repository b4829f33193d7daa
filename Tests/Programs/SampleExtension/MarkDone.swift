import VitrineUI
import VitrineWidgets

/// The intent of the sample's buttons: it prints a line and asks for a reload.
struct MarkDone: AppIntent {
    static let title: LocalizedStringResource = "Mark as done"

    @Parameter(title: "Habit") var habit: Int

    init() {}

    init(habit: Int) {
        self.habit = habit
    }

    func perform() async throws -> some IntentResult {
        print("marked \(habit)")
        guard habit >= 0 else { throw UnknownHabit(habit: habit) }
        WidgetCenter.shared.reloadTimelines(ofKind: "counter")
        return .result()
    }
}

struct UnknownHabit: Error, CustomStringConvertible {
    let habit: Int

    var description: String { "there is no habit \(habit)" }
}
