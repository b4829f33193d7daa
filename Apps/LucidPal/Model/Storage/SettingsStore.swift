import Vitrine

/// The app's settings on disk.
package struct SettingsStore: Sendable {
    private let storage: LucidPalStorage

    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Whether nothing was ever stored: there are no settings, habits or notes.
    package var isNew: Bool {
        guard case .missing = storage.own.read(.settings), case .missing = storage.own.read(.habits),
            case .missing = storage.own.read(.notes)
        else {
            return false
        }
        return true
    }

    /// The settings, or the defaults if there are none or they are not readable.
    package var settings: AppSettings { storage.own.read(.settings).value ?? AppSettings() }

    /// Stores the settings.
    ///
    /// - Throws: `LucidPalError` with code `storage`; the stored settings are then unchanged.
    package func save(_ settings: AppSettings, at moment: Moment) throws(LucidPalError) {
        try storage.own.change(.settings, at: moment) { $0 = settings }
    }
}
