import Vitrine

/// Why a widget has no data to show; each case has its own text.
package enum Absence: Hashable, Sendable {
    /// The app has not written anything yet.
    case nothingYet
    /// The stored data is damaged.
    case damaged
    /// The stored data is not readable now: the device is locked, or access is denied.
    case unreadable
    /// A newer version of the app wrote the stored data.
    case newerVersion
    /// The device's time zone is unknown, so local days cannot be computed.
    case unknownZone

    /// The reason why a reading has no value; nil if it has one.
    init?<Value>(_ reading: SnapshotReading<Value>) {
        switch reading {
        case .value: return nil
        case .missing: self = .nothingYet
        case .damaged: self = .damaged
        case .newerVersion: self = .newerVersion
        case .unreadable(let error):
            switch error.code {
            case .containerMissing: self = .nothingYet
            case .unknownZone, .damagedZone, .invalidName: self = .unknownZone
            default: self = .unreadable
            }
        }
    }
}
