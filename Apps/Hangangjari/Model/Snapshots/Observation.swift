package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// When a value was observed, and from when on it may not be called current.
package struct Observation: Codable, Hashable, Sendable {
    /// When it was observed; nil if nobody knows.
    package var observedAt: Date?
    /// From when on it may not be called current; nil if nobody said.
    package var staleAt: Date?

    /// Makes an observation.
    package init(observedAt: Date? = nil, staleAt: Date? = nil) {
        self.observedAt = observedAt
        self.staleAt = staleAt
    }

    /// The limits of a value of this kind, with the cutoff that the service gave if that is the nearer one.
    ///
    /// A cutoff before the observation is nonsense and makes the value stale at once.
    package func policy(_ limits: FreshnessPolicy) -> FreshnessPolicy {
        guard let observedAt, let staleAt, let longest = limits.currentFor else { return limits }
        var policy = limits
        policy.currentFor = min(longest, .seconds(max(0, staleAt.timeIntervalSince(observedAt))))
        return policy
    }

    /// What may be said of the value at a moment.
    package func freshness(_ limits: FreshnessPolicy, at now: Date) -> Freshness {
        policy(limits).freshness(observedAt: observedAt, now: now)
    }
}

extension FreshnessPolicy {
    /// A count of parking spaces: asked for every ten minutes, current for twenty, gone after two hours.
    package static let parking = FreshnessPolicy(
        rebuildAfter: .seconds(10 * 60),
        currentFor: .seconds(20 * 60),
        showFor: .seconds(2 * 3600)
    )
    /// An estimate of a crowd, which is half an hour old when it appears.
    package static let crowd = FreshnessPolicy(
        rebuildAfter: .seconds(15 * 60),
        currentFor: .seconds(60 * 60),
        showFor: .seconds(3 * 3600)
    )
    /// An observation of the weather.
    package static let weather = FreshnessPolicy(
        rebuildAfter: .seconds(15 * 60),
        currentFor: .seconds(90 * 60),
        showFor: .seconds(6 * 3600)
    )
    /// A measurement of dust.
    package static let dust = FreshnessPolicy(
        rebuildAfter: .seconds(15 * 60),
        currentFor: .seconds(120 * 60),
        showFor: .seconds(8 * 3600)
    )

    /// The limits of what a focus puts first.
    package static func focus(_ focus: ParkFocus) -> FreshnessPolicy {
        switch focus {
        case .weather: .weather
        case .crowd: .crowd
        case .dust: .dust
        }
    }
}
