import Vitrine

/// What the app remembers about itself on disk.
package struct SettingsStore: Sendable {
    private let storage: LucidPalStorage

    /// Makes a store.
    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Whether nothing was ever stored: no settings, no habits, no notes.
    package var isNew: Bool {
        guard case .missing = storage.own.read(.settings), case .missing = storage.own.read(.habits),
            case .missing = storage.own.read(.notes)
        else {
            return false
        }
        return true
    }

    /// The settings; the default ones if there are none, or they cannot be read.
    package var settings: AppSettings { storage.own.read(.settings).value ?? AppSettings() }

    /// Stores settings.
    ///
    /// - Throws: `LucidPalError` with code `storage`; they are then as they were.
    package func save(_ settings: AppSettings, at moment: Moment) throws(LucidPalError) {
        try storage.own.change(.settings, at: moment, default: AppSettings()) { $0 = settings }
    }
}
