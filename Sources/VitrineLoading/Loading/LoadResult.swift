public import Vitrine
import VitrinePlatform

/// Where a value came from.
public enum LoadOrigin: Hashable, Sendable {
    /// There is no value.
    case nowhere
    /// It was already stored, or another process stored it in the meantime.
    case stored
    /// It was fetched by this load.
    case fetched
}

/// Where a value came from, and its age by both clocks.
public struct LoadProvenance: Hashable, Sendable {
    /// Whether the value was stored or fetched.
    public var origin: LoadOrigin
    /// When the snapshot was written; nil if there is none, or if that is unknown.
    public var writtenAt: Date?
    /// When the data were observed; nil if unknown.
    public var observedAt: Date?
    /// The date from which the ages are counted.
    public var now: Date

    /// Creates a provenance, for example for a preview.
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

/// What may be shown at a moment, and whether it is current or last known.
///
/// Current, last known and unavailable are three cases, so that a view cannot omit one of them.
public enum LoadResult<Value: Sendable>: Sendable {
    /// The value may be shown as current.
    case current(Value, LoadProvenance)
    /// The value may be shown only as the last known one.
    case lastKnown(Value, because: Freshness.Reason, LoadProvenance)
    /// No value may be shown; the provenance describes a value that is withheld.
    case unavailable(because: Freshness.Reason, LoadProvenance)

    /// The value, if it may be shown.
    public var value: Value? {
        switch self {
        case .current(let value, _), .lastKnown(let value, _, _): value
        case .unavailable: nil
        }
    }

    /// Where the value came from, and its age.
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
