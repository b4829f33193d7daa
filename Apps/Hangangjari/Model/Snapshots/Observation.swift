public import Vitrine

/// The time at which a value was observed, and the time from which it must not be called current.
public struct Observation: Codable, Hashable, Sendable {
    /// The time of the observation; nil if it is unknown.
    public var observedAt: Date?
    /// The time from which the value must not be called current; nil if the service stated none.
    public var staleAt: Date?

    public init(observedAt: Date? = nil, staleAt: Date? = nil) {
        self.observedAt = observedAt
        self.staleAt = staleAt
    }

    /// Returns the freshness limits of the value: the earlier of the given cutoff and the service's cutoff applies.
    ///
    /// A cutoff before the observation is invalid and makes the value stale immediately.
    public func policy(_ limits: FreshnessPolicy) -> FreshnessPolicy {
        guard let observedAt, let staleAt, let longest = limits.currentFor else { return limits }
        var policy = limits
        policy.currentFor = min(longest, .seconds(max(0, staleAt.timeIntervalSince(observedAt))))
        return policy
    }

    /// Returns the freshness of the value at a date.
    public func freshness(_ limits: FreshnessPolicy, at now: Date) -> Freshness {
        policy(limits).freshness(observedAt: observedAt, now: now)
    }
}

extension FreshnessPolicy {
    /// The limits of a count of parking spaces: refreshed after ten minutes, current for 35, withdrawn after two hours.
    ///
    /// A widget reloads every twenty to thirty minutes, which is what the system's budget allows, and shows an age five
    /// minutes early. A shorter limit would mark values as old most of the time although every reload came.
    public static let parking = FreshnessPolicy(
        rebuildAfter: .seconds(10 * 60),
        currentFor: .seconds(35 * 60),
        showFor: .seconds(2 * 3600)
    )
    /// The limits of an estimate of a crowd, which is half an hour old when it is published.
    public static let crowd = FreshnessPolicy(
        rebuildAfter: .seconds(15 * 60),
        currentFor: .seconds(65 * 60),
        showFor: .seconds(3 * 3600)
    )
    /// The limits of an observation of the weather.
    public static let weather = FreshnessPolicy(
        rebuildAfter: .seconds(15 * 60),
        currentFor: .seconds(90 * 60),
        showFor: .seconds(6 * 3600)
    )
    /// The limits of a measurement of dust.
    public static let dust = FreshnessPolicy(
        rebuildAfter: .seconds(15 * 60),
        currentFor: .seconds(120 * 60),
        showFor: .seconds(8 * 3600)
    )
}
