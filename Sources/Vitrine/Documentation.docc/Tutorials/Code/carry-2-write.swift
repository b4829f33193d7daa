import Vitrine

let store = SnapshotStore("group.app.steps")
try store.update(.steps) { $0.count += 100 }
