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
    package func read() -> WidgetSnapshot? { store?.read(.widget).value }
}
