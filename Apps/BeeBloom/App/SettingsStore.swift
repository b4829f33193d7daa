package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the app remembers about itself, in its own folder.
package struct AppSettings: Codable, Hashable, Sendable {
    /// Whether the habits are the sample, and nobody has said that they are to be kept.
    package var isSample: Bool

    /// Makes settings.
    package init(isSample: Bool) {
        self.isSample = isSample
    }
}

extension SnapshotKey where Value == AppSettings {
    fileprivate static var settings: SnapshotKey { SnapshotKey("beebloom_settings.json") }
}

/// Reads and writes the settings.
package struct SettingsStore: Sendable {
    private let store: SnapshotStore

    /// Makes a store on the app's own folder.
    package init(_ container: GroupContainer) {
        store = SnapshotStore(container)
    }

    /// The settings; what cannot be read counts as never set.
    package var settings: AppSettings? { store.read(.settings).value }

    /// Stores the settings.
    ///
    /// - Throws: `VitrineError` if the folder cannot be written.
    package func save(_ settings: AppSettings, now: Date) throws(VitrineError) {
        try store.write(settings, to: .settings, by: SnapshotOwner("app", fields: ["isSample"]), now: now)
    }
}
