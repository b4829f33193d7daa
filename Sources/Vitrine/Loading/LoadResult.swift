#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a value came from.
public enum LoadOrigin: Hashable, Sendable {
    /// There is no value.
    case nowhere
    /// It was stored already, or another process stored it meanwhile.
    case stored
    /// It was fetched by this load.
    case fetched
}

/// Where a value came from, and how old it is by both clocks.
public struct LoadProvenance: Hashable, Sendable {
    /// Where it came from.
    public var origin: LoadOrigin
    /// When the snapshot was written; nil if there is none or nobody knows.
    public var writtenAt: Date?
    /// When the data were observed; nil if nobody knows.
    public var observedAt: Date?
    /// The moment of the judgement.
    public var now: Date

    /// Makes a provenance.
    public init(origin: LoadOrigin, writtenAt: Date?, observedAt: Date?, now: Date) {
        self.origin = origin
        self.writtenAt = writtenAt
        self.observedAt = observedAt
        self.now = now
    }

    /// The snapshot's age in seconds, negative for a date in the future; nil if it is not known.
    public var snapshotAge: TimeInterval? { writtenAt.map { now.timeIntervalSince($0) } }

    /// The data's age in seconds, negative for a date in the future; nil if it is not known.
    public var dataAge: TimeInterval? { observedAt.map { now.timeIntervalSince($0) } }
}

/// What a load came to: what may be shown at a moment, and as what.
///
/// Just confirmed, last known and not there are three cases, so that a view cannot forget one of them.
public enum LoadResult<Value: Sendable>: Sendable {
    /// The value may be shown as how things are.
    case current(Value, LoadProvenance)
    /// The value may be shown as how things last were known to be.
    case lastKnown(Value, because: FreshnessReason, LoadProvenance)
    /// No value may be shown. The provenance tells of one that is withheld.
    case unavailable(because: FreshnessReason, LoadProvenance)

    /// The value, as long as it may be shown.
    public var value: Value? {
        switch self {
        case .current(let value, _), .lastKnown(let value, _, _): value
        case .unavailable: nil
        }
    }

    /// Where it came from, and how old it is.
    public var provenance: LoadProvenance {
        switch self {
        case .current(_, let provenance), .lastKnown(_, _, let provenance), .unavailable(_, let provenance): provenance
        }
    }

    /// The judgement without the value.
    public var freshness: Freshness {
        switch self {
        case .current: .current
        case .lastKnown(_, let reason, _): .lastKnown(because: reason)
        case .unavailable(let reason, _): .unavailable(because: reason)
        }
    }
}

extension LoadResult: Equatable where Value: Equatable {}
