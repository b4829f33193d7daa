/// What a write says rarely: the day that its values belong to, and what it survives.
///
/// ```swift
/// try store.update(.widget, owner: .habits, options: SnapshotWrite(day: today)) { $0.habitsToday = 3 }
/// ```
public struct SnapshotWrite: Hashable, Sendable {
    /// The local day that the written fields belong to, for the owner's stamp; nil if they belong to none.
    public var day: LocalDay?

    /// The failures that the write survives.
    public var durability: SnapshotDurability

    /// Creates options: no day, and a write that survives a crash of its process unless given.
    public init(day: LocalDay? = nil, durability: SnapshotDurability = .processCrash) {
        self.day = day
        self.durability = durability
    }
}
