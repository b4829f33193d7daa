#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value as it was read, with who wrote it and when.
public struct Snapshot<Value: Sendable>: Sendable {
    /// The value, migrated to the key's schema.
    public var value: Value

    /// The schema that the file was written with.
    ///
    /// A file without metadata of ours has the key's `unmarkedSchema`.
    public var schema: Int

    /// How many times the file was written, beginning with 1; 0 in a file without metadata of ours.
    ///
    /// Comparable only between readings of the same file: a writer that does not know us starts it over.
    public var generation: UInt64

    /// The last write of each owner, by its name.
    public var stamps: [String: SnapshotStamp]

    /// The size of the file in bytes.
    public var byteCount: Int

    /// Returns when an owner last wrote, nil if it never did or the file carries no stamps.
    public func stamp(of owner: SnapshotOwner) -> SnapshotStamp? { stamps[owner.name] }
}

extension Snapshot: Equatable where Value: Equatable {}

/// When an owner last wrote its fields.
public struct SnapshotStamp: Hashable, Sendable {
    /// The moment that the writer passed as now.
    public var writtenAt: Date

    /// The local day to which the fields belong, if the writer said so.
    public var day: LocalDay?

    /// Creates a stamp.
    public init(writtenAt: Date, day: LocalDay? = nil) {
        self.writtenAt = writtenAt
        self.day = day
    }
}
