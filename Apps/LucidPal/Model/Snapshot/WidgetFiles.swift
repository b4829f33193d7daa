package import Vitrine

/// What all files for the widgets contain at one moment.
package struct WidgetFiles: Sendable {
    /// For how long a rewritten file with equal values is no news: the widgets show ages of a day and more.
    private static let sameTime: Double = 3600

    private var snapshot: WidgetSnapshot?
    private var events: EventsSnapshot?

    /// Reads the files; one that is missing or damaged counts as empty.
    package init(_ store: SnapshotStore) {
        snapshot = store.read(.widget).value
        events = store.read(.events).value
    }

    /// Whether widgets that show these files may go on: the later files say the same, and are hardly newer.
    package func isCurrent(after later: WidgetFiles) -> Bool {
        guard let snapshot, let renewed = later.snapshot else { return false }
        guard (0..<Self.sameTime).contains(renewed.writtenAt.timeIntervalSince(snapshot.writtenAt)) else {
            return false
        }
        return withoutTimes == later.withoutTimes
    }

    private var withoutTimes: [AnyHashable?] {
        var (snapshot, events) = (snapshot, events)
        snapshot?.writtenAt = .distantPast
        snapshot?.outlook?.writtenAt = .distantPast
        events?.writtenAt = .distantPast
        return [snapshot, events]
    }
}
