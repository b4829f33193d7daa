public import Foundation

/// What a JSON document says of itself: its metadata, the names of its fields, and the files that it names.
public struct DocumentFacts: Hashable, Sendable {
    /// An owner's stamp.
    public struct Stamp: Hashable, Sendable {
        public var owner: String
        public var writtenAt: Date
        /// The local day that the owner stated, as `2026-02-03`; nil if it stated none.
        public var day: String?
    }

    /// The schema's version; nil for a document without metadata, which another program wrote.
    public var schema: Int?
    public var generation: UInt64?
    /// The owners' stamps, by name.
    public var stamps: [Stamp] = []
    /// The names of the fields without the metadata, sorted.
    public var fields: [String] = []
    /// The files beside the document that its texts name, each one the last component of a text.
    public var namedAssets: Set<String> = []
    public var journal: JournalFacts?

    public init() {}

    /// When the newest owner wrote; nil without stamps.
    public var writtenAt: Date? { stamps.map(\.writtenAt).max() }
}

/// What the journal of a widget's actions contains.
public struct JournalFacts: Hashable, Sendable {
    /// When the oldest pending action was accepted; nil if none is pending.
    public var oldestPending: Date?
    public var pendingCount = 0
    /// Why the last attempts at pending actions failed.
    public var failures: [String] = []
    /// The number of settled actions that the app has not heard of.
    public var unreportedCount = 0

    public init() {}
}
