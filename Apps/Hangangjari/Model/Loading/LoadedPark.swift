public import Vitrine
public import VitrineLoading

/// A loaded snapshot, and why what is stored cannot be shown if there is none.
public struct LoadedPark<Value: ParkSnapshot>: Sendable {
    /// The outcome, which determines what may be shown.
    public let outcome: LoadOutcome<Value>
    /// Why the stored snapshot cannot be read; nil if there is a value.
    ///
    /// Only `missing` means that nothing is stored.
    public let storedTrouble: Freshness.Reason?

    /// Creates the result of a load, with the source's failure that the value reports and with the value's own limits.
    init(_ outcome: LoadOutcome<Value>, _ reading: SnapshotReading<Value>) {
        let value = outcome.value
        storedTrouble = value == nil ? reading.unavailability : nil
        self.outcome = outcome.judged(
            by: value?.seen.policy(outcome.policy) ?? outcome.policy,
            because: value?.sourceTrouble.map { _ in .sourceFailed }
        )
    }
}

extension LoadOutcome {
    /// Returns what may be shown at a date by a timeline that was planned at an earlier date.
    ///
    /// A value whose age is unknown when the timeline is planned, for example because it is from the future, gets no
    /// age later: neither its own date nor a failed request gives it one. It is at least as old as the timeline, so it
    /// is withdrawn when the timeline has shown it for as long as a value may be shown.
    public func result(at date: Date, plannedAt start: Date) -> LoadResult<Value> {
        guard let value, !isEmpty, let unknown = policy.unknownAge(of: observedAt, at: start) else {
            return result(at: date)
        }
        // A disagreement of the clocks is always reported, because it explains why the value has no age.
        let reason = unknown == .futureDate ? unknown : trouble ?? unknown
        let provenance = LoadProvenance(origin: origin, writtenAt: writtenAt, observedAt: nil, now: date)
        guard policy.isShown(since: start, at: date) else { return .unavailable(because: reason, provenance) }
        return .lastKnown(value, because: reason, provenance)
    }

    /// Returns the moments after the start of a timeline at which ``result(at:plannedAt:)`` changes.
    public func changes(plannedAt start: Date) -> [PlannedChange] {
        guard value != nil, !isEmpty, policy.unknownAge(of: observedAt, at: start) != nil else {
            return changes(after: start)
        }
        return policy.withdrawal(since: start).map { [.limit(at: $0)] } ?? []
    }
}

extension FreshnessPolicy {
    /// Returns why the age of a value is unknown at a date; nil if it is known.
    public func unknownAge(of observedAt: Date?, at now: Date) -> Freshness.Reason? {
        switch freshness(observedAt: observedAt, now: now).reason {
        case .futureDate: .futureDate
        case .neverObserved: .neverObserved
        default: nil
        }
    }

    /// Returns the freshness of a value at a date, on a timeline that was planned at an earlier date.
    public func freshness(observedAt: Date?, now date: Date, plannedAt start: Date) -> Freshness {
        guard let reason = unknownAge(of: observedAt, at: start) else {
            return freshness(observedAt: observedAt, now: date)
        }
        return isShown(since: start, at: date) ? .lastKnown(because: reason) : .unavailable(because: reason)
    }

    /// Returns the moments after the start of a timeline at which ``freshness(observedAt:now:plannedAt:)`` changes.
    public func changes(observedAt: Date?, plannedAt start: Date) -> [PlannedChange] {
        guard unknownAge(of: observedAt, at: start) != nil else { return .ages(of: observedAt, by: self, after: start) }
        return withdrawal(since: start).map { [.limit(at: $0)] } ?? []
    }

    fileprivate func isShown(since start: Date, at date: Date) -> Bool {
        withdrawal(since: start).map { date < $0 } ?? true
    }

    fileprivate func withdrawal(since start: Date) -> Date? {
        showFor.map { start.addingTimeInterval(Double($0.components.seconds)) }
    }
}
