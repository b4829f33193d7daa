import AppIntents
import WidgetKit

struct LogWalk: AppIntent {
    static let title: LocalizedStringResource = "Log a walk"

    @Parameter(title: "Minutes") var minutes: Int

    init() {}

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let store = WalkStore()
        store.add(minutes)
        WidgetCenter.shared.reloadTimelines(ofKind: "Walks")
        return .result(value: store.total)
    }
}
