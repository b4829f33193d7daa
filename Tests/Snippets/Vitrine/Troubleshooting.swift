import Vitrine

struct Log: Sendable {
    func error(_ line: String) {}
}

let log = Log()
let container = GroupContainer(path: "/tmp/group")

// The snippet.
