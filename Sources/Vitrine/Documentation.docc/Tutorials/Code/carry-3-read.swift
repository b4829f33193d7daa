import Vitrine

let store = SnapshotStore("group.app.steps")
try store.update(.steps) { $0.count += 100 }

switch store.read(.steps) {
case .value(let snapshot): print(snapshot.value.count, "steps, written at", snapshot.writtenAt ?? "an unknown time")
case .missing: print("nothing was written yet")
case .damaged(let report): print("the file is damaged:", report)
case .newerVersion(let found, _): print("the file is of schema \(found), which this program does not know")
case .unreadable(let error): print("the file cannot be read now:", error.message)
}
