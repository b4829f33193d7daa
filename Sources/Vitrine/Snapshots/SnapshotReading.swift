/// The result of reading a snapshot.
///
/// No case provides a default value: the caller decides what to show instead.
public enum SnapshotReading<Value: Sendable>: Sendable {
    /// Nothing is stored: the app has not written yet, or the container does not exist.
    case missing

    /// The stored value.
    case value(Snapshot<Value>)

    /// The stored content is not a valid value of this type; the next update of a key with a default sets it aside.
    case damaged(DamageReport)

    /// A newer version of the program wrote the file, with a schema that this version does not know.
    case newerVersion(found: Int, supported: Int)

    /// The file cannot be read at present: permissions, a locked device, a link or folder at its path, a failing disk.
    case unreadable(VitrineError)

    /// The snapshot; nil for every other case.
    public var snapshot: Snapshot<Value>? {
        guard case .value(let snapshot) = self else { return nil }
        return snapshot
    }

    /// The value; nil for every other case.
    public var value: Value? { snapshot?.value }
}

extension SnapshotReading: Equatable where Value: Equatable {}
