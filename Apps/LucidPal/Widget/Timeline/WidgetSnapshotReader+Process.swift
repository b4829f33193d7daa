package import LucidPalModel
import VitrineWidgets

extension WidgetSnapshotReader {
    /// The snapshot in this process's container, in the original app's form.
    ///
    /// - Returns: The snapshot; nil if there is no container or no file, or if the file cannot be decoded.
    package static func read() -> WidgetSnapshot? {
        WidgetSnapshotReader(try? DeviceMoment.current.container(of: .lucidPal)).read()
    }
}
