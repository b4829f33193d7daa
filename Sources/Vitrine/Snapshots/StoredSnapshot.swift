/// The stored content that a writer finds in a snapshot's file, under its lock.
enum StoredSnapshot<Value> {
    /// A valid document, with its value in the key's schema.
    case document(SnapshotDocument, Value)

    /// No file; the error is for a key without a default.
    case missing(VitrineError)

    /// A damaged file, which must be set aside before a new one is stored; the error is for a key without a default.
    case damaged(VitrineError.Damage, VitrineError)

    /// A valid file of an older schema from which the key has no migration: only a whole new value may replace it.
    case unmigrated(VitrineError.Damage, VitrineError)
}
