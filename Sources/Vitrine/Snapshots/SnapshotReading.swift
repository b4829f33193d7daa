/// The result of reading a snapshot.
///
/// No case provides a default value: the caller decides what to show instead.
public enum SnapshotReading<Value: Sendable>: Sendable {
    /// Nothing is stored: the app has not written yet, or the container does not exist.
    case missing

    /// The stored value.
    case value(Snapshot<Value>)

    /// The stored content is not a valid value of this type; the next update of a key with a default sets it aside, or
    /// throws where only a migration is missing.
    case damaged(VitrineError.Damage)

    /// A newer version of the program wrote the file, with a schema that this version does not know.
    case newerVersion(found: Int, supported: Int)

    /// The file cannot be read at present: permissions, a locked device, a link or folder at its path, a failing disk.
    case unreadable(VitrineError)

    /// The snapshot; nil for every other case.
    public var snapshot: Snapshot<Value>? {
        guard case .value(let snapshot) = self else { return nil }
        return snapshot
    }

    /// Why a file that exists gives no value, with the code `damaged` or `newerVersion`, or that of an unreadable file.
    ///
    /// - Parameter fileName: The name of the snapshot's file, for the message.
    /// - Returns: The error; nil for a value, and for a file that does not exist.
    package func error(about fileName: String) -> VitrineError? {
        switch self {
        case .missing, .value: nil
        case .damaged(let damage): VitrineError(.damaged, "\(damage); the next write sets it aside")
        case .newerVersion(let found, let supported): .newerVersion(fileName, found: found, supported: supported)
        case .unreadable(let error): error
        }
    }

    /// The value; nil for every other case.
    public var value: Value? { snapshot?.value }
}

extension SnapshotReading: Equatable where Value: Equatable {}
