public import VitrinePlatform

/// A value as it was read, with the stamps of its writers.
public struct Snapshot<Value: Sendable>: Sendable {
    /// The value, migrated to the key's schema.
    public var value: Value

    /// The schema with which the file was written.
    ///
    /// For a file without Vitrine's metadata, this is the key's `unmarkedSchema`.
    public var schema: Int

    /// How many times the file was written, counted from 1; 0 for a file without Vitrine's metadata.
    ///
    /// Compare generations only between readings of the same file. A writer that does not know Vitrine resets it.
    public var generation: UInt64

    /// The last write of each owner, by the owner's name.
    public var stamps: [String: SnapshotStamp]

    /// The size of the file in bytes.
    public var byteCount: Int

    /// Creates a snapshot, for example for a test or a preview; a reading makes its own.
    public init(
        value: Value,
        schema: Int = 1,
        generation: UInt64 = 1,
        stamps: [String: SnapshotStamp] = [:],
        byteCount: Int = 0
    ) {
        self.value = value
        self.schema = schema
        self.generation = generation
        self.stamps = stamps
        self.byteCount = byteCount
    }

    /// Returns the stamp of an owner's last write; nil if the owner never wrote, or the file has no stamps.
    public func stamp(of owner: SnapshotOwner<Value>) -> SnapshotStamp? { stamps[owner.name] }

    /// The latest date at which any owner wrote; nil if the file has no stamps.
    public var writtenAt: Date? { stamps.values.map(\.writtenAt).max() }
}

extension Snapshot: Equatable where Value: Equatable {}

/// When an owner last wrote its fields.
public struct SnapshotStamp: Hashable, Sendable {
    /// The date that the writer passed as `now`.
    public var writtenAt: Date

    /// The local day to which the fields belong, if the writer passed one.
    public var day: LocalDay?

    /// Creates a stamp.
    public init(writtenAt: Date, day: LocalDay? = nil) {
        self.writtenAt = writtenAt
        self.day = day
    }
}
