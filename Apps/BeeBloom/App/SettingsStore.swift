package import Vitrine
import VitrineWidgets

/// The app's settings, stored in its own folder.
package struct AppSettings: Codable, Hashable, Sendable {
    /// Whether the habits are sample data that the person has not chosen to keep.
    package var isSample: Bool

    package init(isSample: Bool) {
        self.isSample = isSample
    }
}

extension SnapshotKey where Value == AppSettings {
    fileprivate static let settings = SnapshotKey("beebloom_settings.json")
}

/// Reads and writes the settings.
package struct SettingsStore: Sendable {
    private let store: SnapshotStore

    /// Creates a store in the app's own folder.
    package init(_ container: GroupContainer) {
        store = SnapshotStore(container) { _, message, _ in DeviceLog.write("beebloom: \(message)") }
    }

    /// The settings; nil if there are none or they are not readable.
    package var settings: AppSettings? { store.read(.settings).value }

    /// Stores the settings.
    ///
    /// - Throws: `VitrineError` if the folder is not writable.
    package func save(_ settings: AppSettings, now: Date) throws(VitrineError) {
        try store.write(settings, to: .settings, now: now)
    }
}
