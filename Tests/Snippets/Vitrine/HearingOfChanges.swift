import Vitrine

struct WidgetSnapshot: Codable, Sendable {}

extension SnapshotKey where Value == WidgetSnapshot {
    static let widget = SnapshotKey("widget.json", default: WidgetSnapshot())
}

func show(_ snapshot: WidgetSnapshot?) {}

let store = SnapshotStore(GroupContainer(path: "/tmp/group"))

// The snippet.
