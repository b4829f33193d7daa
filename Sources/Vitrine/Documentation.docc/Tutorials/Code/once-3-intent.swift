import Vitrine
import VitrineWidgets

struct CountWalk: AppIntent {
    static let title: LocalizedStringResource = "Count a walk"

    @Parameter(title: "Request") var id: String
    @Parameter(title: "Steps") var steps: Int

    init() {}

    init(_ walk: Walk) {
        id = walk.id
        steps = walk.steps
    }

    func perform() async throws -> some IntentResult {
        let walks = Walks()
        try walks.journal.perform(Walk(id: id, steps: steps), now: DeviceMoment.current.now) { try walks.count($0) }
        return .result()
    }
}
