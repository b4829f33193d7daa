import Vitrine

let now = Date()
let jpeg: [UInt8] = []
let store = SnapshotStore(GroupContainer(path: "/tmp/group"))

// The snippet.
