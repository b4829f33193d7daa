#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a load ended with, from which follows what may be shown at any later moment.
///
/// A timeline asks once for each of its entries:
///
/// ```swift
/// let outcome = await loader.load(now: now, fetch: fetch)
/// let plan = TimelinePlan(from: now, until: end, changes: outcome.changes(after: now), reload: .after(.seconds(900)))
/// let entries = plan.entries.map { Entry(date: $0.date, result: outcome.result(at: $0.date)) }
/// ```
public struct LoadOutcome<Value: Sendable>: Sendable {
    /// The value, whether it may be shown or not.
    public var value: Value?
    /// Where the value came from.
    public var origin: LoadOrigin
    /// When the snapshot was written; nil if there is none or nobody knows.
    public var writtenAt: Date?
    /// When the value was observed; nil if nobody knows.
    public var observedAt: Date?
    /// Why no newer value came although one was wanted, or why there is none.
    public var trouble: FreshnessReason?
    /// Whether the answer was that there is nothing to show, so that nothing older is shown either.
    public var isEmpty: Bool
    /// How many requests were made.
    public var attempts: Int
    /// How old the value may be.
    public var policy: FreshnessPolicy

    /// Makes an outcome.
    public init(
        value: Value?,
        origin: LoadOrigin,
        writtenAt: Date? = nil,
        observedAt: Date? = nil,
        trouble: FreshnessReason? = nil,
        isEmpty: Bool = false,
        attempts: Int = 0,
        policy: FreshnessPolicy
    ) {
        self.value = value
        self.origin = origin
        self.writtenAt = writtenAt
        self.observedAt = observedAt
        self.trouble = trouble
        self.isEmpty = isEmpty
        self.attempts = attempts
        self.policy = policy
    }

    /// What may be shown at a moment.
    ///
    /// A value of which a newer one was wanted and did not come is at best last known, however young it is.
    public func result(at date: Date) -> LoadResult<Value> {
        let provenance = LoadProvenance(origin: origin, writtenAt: writtenAt, observedAt: observedAt, now: date)
        guard let value, !isEmpty else { return .unavailable(because: trouble ?? .missing, provenance) }
        switch policy.freshness(observedAt: observedAt, now: date) {
        case .current:
            guard let trouble else { return .current(value, provenance) }
            return .lastKnown(value, because: trouble, provenance)
        case .lastKnown(let reason):
            return .lastKnown(value, because: trouble ?? reason, provenance)
        case .unavailable(let reason):
            return .unavailable(because: trouble ?? reason, provenance)
        }
    }

    /// The moments after `now` at which ``result(at:)`` changes by itself.
    public func changes(after now: Date) -> [PlannedChange] {
        guard value != nil, !isEmpty else { return [] }
        return .ages(of: observedAt, by: policy, after: now)
    }
}
