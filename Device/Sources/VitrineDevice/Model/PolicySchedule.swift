import Foundation
import VitrineWire

/// When a timeline's policy asks for the next timeline, and why then.
struct PolicySchedule: Hashable {
    /// The date of the next request; nil if the policy does not cause one.
    var date: Date?
    /// The reason, in a few words for the trace.
    var reason: String

    /// Schedules the next request by a timeline's policy.
    ///
    /// `atEnd` is eligible when the last entry becomes current (documented). With one entry the system picks its own time
    /// (documented), which the profile's interval models. `after` replaces the timeline at its date, even if more entries
    /// follow (documented). A date in the past is eligible at once, but held by the minimum gap (modelled).
    init(_ timeline: AcceptedTimeline, profile: DeviceProfile) {
        let earliest = timeline.acceptedAt.addingTimeInterval(profile.minimumGap.value.seconds)
        switch timeline.policy {
        case .never:
            self.init(date: nil, reason: "never: only on request")
        case .after(let date) where date < earliest:
            self.init(date: earliest, reason: "after a date that is past or near: held by the minimum gap")
        case .after(let date):
            self.init(date: date, reason: "after its date")
        case .atEnd:
            self.init(atEndOf: timeline, earliest: earliest, profile: profile)
        }
    }

    private init(date: Date?, reason: String) {
        self.date = date
        self.reason = reason
    }

    private init(atEndOf timeline: AcceptedTimeline, earliest: Date, profile: DeviceProfile) {
        let last = timeline.entries.last?.date ?? timeline.acceptedAt
        if timeline.entries.count == 1 {
            let start = max(last, timeline.acceptedAt)
            let date = start.addingTimeInterval(profile.singleEntryInterval.value.seconds)
            self.init(date: max(date, earliest), reason: "at end with one entry: the device picks the time")
        } else if last < earliest {
            self.init(date: earliest, reason: "at end, which is past or near: held by the minimum gap")
        } else {
            self.init(date: last, reason: "at end: when the last entry becomes current")
        }
    }
}
