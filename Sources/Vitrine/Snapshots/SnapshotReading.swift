/// The answer to reading a snapshot.
///
/// None of the answers is a default value: what to show then is the caller's decision.
public enum SnapshotReading<Value: Sendable>: Sendable {
    /// Nothing is stored: the app has not written yet, or the container does not exist.
    case missing

    /// The stored value.
    case value(Snapshot<Value>)

    /// Something is stored that is no such value. The next update sets it aside.
    case damaged(DamageReport)

    /// A newer version of the program wrote the file, with a schema that this one does not know.
    case newerVersion(found: Int, supported: Int)

    /// The file cannot be read now: permissions, a locked device, a link or folder in its place, a failing disk.
    case unreadable(VitrineError)

    /// The snapshot, nil for every other answer.
    public var snapshot: Snapshot<Value>? {
        guard case .value(let snapshot) = self else { return nil }
        return snapshot
    }

    /// The value, nil for every other answer.
    public var value: Value? { snapshot?.value }
}

extension SnapshotReading: Equatable where Value: Equatable {}
