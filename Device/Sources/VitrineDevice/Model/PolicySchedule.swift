package import Foundation
package import VitrineWire

/// When a timeline's policy asks for the next timeline, and why then.
package struct PolicySchedule: Hashable {
    /// The date of the next request; nil if the policy does not cause one.
    package var date: Date?
    /// The reason, in a few words for the trace.
    package var reason: String

    /// Schedules the next request by a timeline's policy.
    init(_ timeline: AcceptedTimeline, profile: DeviceProfile) {
        self.init(
            timeline.policy,
            entryCount: timeline.entries.count,
            // Where the profile shows entries late, the next timeline must not come before the last one is shown.
            lastEntry: timeline.entries.last.map(timeline.appearance) ?? timeline.acceptedAt,
            acceptedAt: timeline.acceptedAt,
            profile: profile
        )
    }

    /// Schedules the next request by a policy and what it depends on.
    ///
    /// `atEnd` is eligible when the last entry becomes current (documented). With one entry the system picks its own
    /// time (documented), which the profile's interval models. `after` replaces the timeline at its date, even if more
    /// entries follow (documented). A date in the past is eligible at once, but held by the minimum gap (modelled).
    /// - Parameters:
    ///   - policy: The policy of the accepted timeline.
    ///   - entryCount: The number of its entries.
    ///   - lastEntry: When its last entry appears.
    ///   - acceptedAt: When the device accepted it.
    ///   - profile: The profile with the minimum gap.
    package init(
        _ policy: ArchivedTimeline.Policy,
        entryCount: Int,
        lastEntry: Date,
        acceptedAt: Date,
        profile: DeviceProfile
    ) {
        let earliest = acceptedAt.addingTimeInterval(profile.minimumGap.value.seconds)
        switch policy {
        case .never:
            self.init(date: nil, reason: "never: only on request")
        case .after(let date) where date < earliest:
            self.init(date: earliest, reason: "after a date that is past or near: held by the minimum gap")
        case .after(let date):
            self.init(date: date, reason: "after its date")
        case .atEnd where entryCount == 1:
            let date = max(lastEntry, acceptedAt).addingTimeInterval(profile.singleEntryInterval.value.seconds)
            self.init(date: max(date, earliest), reason: "at end with one entry: the device picks the time")
        case .atEnd where lastEntry < earliest:
            self.init(date: earliest, reason: "at end, which is past or near: held by the minimum gap")
        case .atEnd:
            self.init(date: lastEntry, reason: "at end: when the last entry becomes current")
        }
    }

    private init(date: Date?, reason: String) {
        self.date = date
        self.reason = reason
    }
}
