/// A writer of a snapshot, and the fields that it owns.
///
/// An update by an owner changes only the owner's fields: changes that its code makes to other fields are not stored.
///
/// ```swift
/// extension SnapshotOwner {
///     static let habits = SnapshotOwner("habits", fields: ["writtenAt", "habitsToday", "habitsTotal"])
///     static let notes = SnapshotOwner("notes", fields: ["writtenAt", "pinnedNote"])
/// }
/// ```
public struct SnapshotOwner: Hashable, Sendable {
    /// The name under which the owner's stamp is stored.
    public let name: String

    /// The JSON keys of the owner's fields.
    ///
    /// A key may belong to several owners; the last write takes effect.
    public let fields: Set<String>

    /// Creates an owner.
    ///
    /// - Parameters:
    ///   - name: A short name that stays the same between versions.
    ///   - fields: JSON keys of the snapshot's top level.
    /// - Precondition: The name is not empty, and the reserved key `_vitrine` is not among the fields.
    public init(_ name: String, fields: Set<String>) {
        precondition(!name.isEmpty, "an owner needs a name")
        precondition(!fields.contains(SnapshotMetadata.key), "'\(SnapshotMetadata.key)' is reserved")
        self.name = name
        self.fields = fields
    }
}
