import Vitrine
import VitrineActions

struct Walks {
    let store = SnapshotStore("group.app.steps")

    var journal: ActionJournal<Walk> { ActionJournal(in: store, fileName: "walks.json") }

    func count(_ attempt: ActionAttempt<Walk>) throws -> ActionVerdict {
        let walk = attempt.action
        try store.update(.steps) { steps in
            guard !steps.walks.contains(walk.id) else { return }
            steps.walks.append(walk.id)
            steps.count += walk.steps
        }
        return .performed
    }
}
