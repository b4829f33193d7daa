package import LucidPalModel
package import VitrineWidgets

/// Reads the widgets' snapshot from the group's container, at every call.
package enum WidgetSnapshotReader {
    /// Returns the snapshot in the process's container; nil if there is no container or no file, or if it cannot be
    /// decoded.
    package static func read() -> WidgetSnapshot? { read(at: .current).value }

    /// Returns the snapshot in the container of a moment's device, or the reason why there is none.
    package static func read(at moment: DeviceMoment) -> SnapshotMoment<WidgetSnapshot> {
        moment.snapshot(of: .widget, in: .lucidPal)
    }
}
