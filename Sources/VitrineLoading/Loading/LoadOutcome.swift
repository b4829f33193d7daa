public import Vitrine
import VitrinePlatform

/// The result of a load, from which the result at any later moment can be derived.
///
/// A timeline calls ``result(during:)`` once for each of its entries:
///
/// ```swift
/// let outcome = await loader.load(now: now, fetch: fetch)
/// let plan = TimelinePlan(from: now, until: end, changes: outcome.changes(after: now), reload: .after(.seconds(900)))
/// let entries = plan.entries.map { Entry(date: $0.date, result: outcome.result(during: $0.span)) }
/// ```
public struct LoadOutcome<Value: Sendable>: Sendable {
    /// The value, whether or not it may be shown.
    public internal(set) var value: Value?
    /// Where the value came from.
    public internal(set) var origin: LoadOrigin
    /// When the snapshot was written; nil if there is none, or if that is unknown.
    public internal(set) var writtenAt: Date?
    /// When the value was observed; nil if unknown.
    public internal(set) var observedAt: Date?
    /// Why no newer value arrived although one was requested, or why there is no value.
    public internal(set) var trouble: Freshness.Reason?
    /// Whether the service answered that there is nothing to show, so that no older value is shown either.
    public internal(set) var isEmpty: Bool
    /// The number of requests that were made.
    public internal(set) var attempts: Int
    /// The age limits of the value.
    public internal(set) var policy: FreshnessPolicy
    /// Why the fetched value could not be stored; nil in the ordinary case.
    ///
    /// The value may be shown. Until a value can be stored, every load makes a request.
    public internal(set) var storageFailure: VitrineError?

    /// Creates an outcome, for example for a test or a preview; a load makes its own.
    public init(
        value: Value?,
        origin: LoadOrigin,
        writtenAt: Date? = nil,
        observedAt: Date? = nil,
        trouble: Freshness.Reason? = nil,
        isEmpty: Bool = false,
        attempts: Int = 0,
        policy: FreshnessPolicy,
        storageFailure: VitrineError? = nil
    ) {
        self.value = value
        self.origin = origin
        self.writtenAt = writtenAt
        self.observedAt = observedAt
        self.trouble = trouble
        self.isEmpty = isEmpty
        self.attempts = attempts
        self.policy = policy
        self.storageFailure = storageFailure
    }

    /// Returns the same outcome judged by other limits, such as those that the value itself has.
    ///
    /// - Parameters:
    ///   - policy: The age limits.
    ///   - reason: Why the value is at best last known; it does not replace a reason that the load has.
    /// - Returns: The outcome with these limits.
    public func judged(by policy: FreshnessPolicy, because reason: Freshness.Reason? = nil) -> LoadOutcome {
        var judged = self
        judged.policy = policy
        judged.trouble = trouble ?? reason
        return judged
    }

    /// Returns what may be shown at a moment.
    ///
    /// If a newer value was requested but did not arrive, the value is at best last known, however recent it is.
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

    /// Returns what a timeline's entry may show, which the system may keep showing some minutes too long.
    ///
    /// - Parameter span: The entry's span.
    /// - Returns: The more cautious of the results at the beginning of the span and `TimelinePlan/spacing` after its
    ///   end.
    public func result(during span: ClosedRange<Date>) -> LoadResult<Value> {
        let last = result(at: span.upperBound.addingTimeInterval(TimelinePlan.spacing.seconds))
        let first = result(at: span.lowerBound)
        return last.freshness.combined(with: first.freshness) == last.freshness ? last : first
    }

    /// Returns the moments after `now` at which ``result(at:)`` changes because time passes.
    public func changes(after now: Date) -> [PlannedChange] {
        guard value != nil, !isEmpty else { return [] }
        return .ages(of: observedAt, by: policy, after: now)
    }
}

extension LoadOutcome: Equatable where Value: Equatable {}
