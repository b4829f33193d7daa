/// What a writer finds in a snapshot's file, under its lock.
enum StoredSnapshot<Value> {
    /// A usable one, with its value in the key's schema.
    case document(SnapshotDocument, Value)

    /// None. The error is for a writer without a default.
    case missing(VitrineError)

    /// One that has to be set aside before something else is stored. The error is for a writer without a default.
    case damaged(DamageReport, VitrineError)
}
