package import Vitrine

/// Reads the widgets' snapshot, afresh at every call.
package struct WidgetSnapshotReader: Sendable {
    private let store: SnapshotStore?

    /// Makes a reader.
    ///
    /// - Parameter container: The group's container; nil if the process has none.
    package init(_ container: GroupContainer?) {
        store = container.map { SnapshotStore($0) }
    }

    /// The snapshot; nil if there is no container, no file, or it cannot be decoded.
    ///
    /// `reading` tells these apart.
    package func read() -> WidgetSnapshot? { reading.value }

    /// The snapshot with its stamps, or why there is none.
    package var reading: SnapshotReading<WidgetSnapshot> { store?.read(.widget) ?? .missing }

    /// How the habits will stand on the next days, or why that is not known.
    package var outlook: SnapshotReading<HabitOutlook> { store?.read(.outlook) ?? .missing }

    /// The next events with their stamps, or why there are none.
    package var events: SnapshotReading<EventsSnapshot> { store?.read(.events) ?? .missing }
}
