import Vitrine
import VitrineWidgets

extension SnapshotKey where Value == Progress {
    static let reported = SnapshotKey("reported.json")
}

let now = Date()
let store = SnapshotStore(GroupContainer(path: "/tmp/group"))

func wakeMe(at date: Date) {}

// The snippet.
