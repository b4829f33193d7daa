import Vitrine

/// Why a widget has nothing to show: each is told in other words.
package enum Absence: Hashable, Sendable {
    /// The app has not written anything yet.
    case nothingYet
    /// What is stored is damaged.
    case damaged
    /// What is stored cannot be read now: the device is locked, or may not read it.
    case unreadable
    /// A newer version of the app wrote what is stored.
    case newerVersion
    /// The device's time zone is not known here, so no day can be told.
    case unknownZone

    /// Why a reading gives no value; nil if it gives one.
    init?<Value>(_ reading: SnapshotReading<Value>) {
        switch reading {
        case .value: return nil
        case .missing: self = .nothingYet
        case .damaged: self = .damaged
        case .newerVersion: self = .newerVersion
        case .unreadable: self = .unreadable
        }
    }
}
