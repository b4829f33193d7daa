package import Vitrine

/// Reads the widgets' snapshots from disk at every call.
package struct WidgetSnapshotReader: Sendable {
    private let store: SnapshotStore?

    /// Creates a reader.
    ///
    /// - Parameter container: The group's container; nil if the process has none.
    package init(_ container: GroupContainer?) {
        store = container.map { SnapshotStore($0) }
    }

    /// The snapshot; nil if there is no container or no file, or if the file cannot be decoded.
    ///
    /// `reading` distinguishes these cases.
    package func read() -> WidgetSnapshot? { reading.value }

    /// The snapshot with its stamps, or the reason why there is none.
    package var reading: SnapshotReading<WidgetSnapshot> { store?.read(.widget) ?? .missing }

    /// The next events with their stamps, or the reason why there are none.
    package var events: SnapshotReading<EventsSnapshot> { store?.read(.events) ?? .missing }
}
