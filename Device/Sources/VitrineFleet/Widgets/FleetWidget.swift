package import Foundation
package import VitrineDevice
package import VitrineWire

/// A widget's state while nothing but its reloads happens: when the device reloads it, and what that costs.
///
/// A test compares it with ``DeviceModel``, decision by decision. Times are seconds of the device's uptime, exact to
/// the millisecond; the clock is never set.
package struct FleetWidget {
    /// What happened to a due reload.
    package enum Step: Hashable {
        /// A timeline is requested now, at that cost.
        case reloads(ReloadDecision.Cost)
        /// The reload waits from now on.
        case holds
        /// Nothing changes: nothing is due, or the reload waits already.
        case waits
    }

    private var state = WidgetState()
    /// When the policy asks for the next timeline; nil if it does not.
    private var policyTime: Double?
    private var isAppInFront = false
    private let profile: DeviceProfile
    private let start: Date

    /// Creates a widget that is placed at a time: its first reload is due then.
    package init(profile: DeviceProfile, start: Date, placedAt time: Double = 0) {
        self.profile = profile
        self.start = start
        ask(.placed, at: time)
    }

    package var ledger: ReloadLedger { state.ledger }

    /// When something is due next; nil if nothing is.
    package var nextDue: Double? { state.pending.map { Self.seconds($0.start) } ?? policyTime }

    /// Decides about what is due.
    package mutating func decide(at time: Double) -> Step {
        if state.pending == nil, let policyTime, policyTime <= time { ask(.policy, at: time) }
        guard let due = state.pending, due.due <= Self.uptime(time) else { return .waits }
        let decision = ReloadDecision.decide(due.reasons, in: circumstances(time))
        if case .held(let until) = decision.outcome {
            return state.hold(until: until, because: decision.reason, at: moment(time)) ? .holds : .waits
        }
        state.begin(decision, at: moment(time))
        policyTime = nil
        return .reloads(decision.cost)
    }

    /// Takes the answer to the request, which has one entry.
    package mutating func answer(_ policy: ArchivedTimeline.Policy, at time: Double) {
        let now = moment(time).date
        let schedule = PolicySchedule(policy, entryCount: 1, lastEntry: now, acceptedAt: now, profile: profile)
        policyTime = schedule.date.map { ($0.timeIntervalSince(start) * 1_000).rounded(.up) / 1_000 }
    }

    /// Brings the widget's app to the front, or leaves it.
    package mutating func setAppInFront(_ isInFront: Bool) { isAppInFront = isInFront }

    /// Handles the app's request for a reload; returns whether it was refused.
    @discardableResult
    package mutating func appAsks(at time: Double) -> Bool {
        guard state.refusal(in: circumstances(time), at: moment(time)) == nil else { return true }
        ask(.asked, at: time)
        return false
    }

    private mutating func ask(_ reason: ReloadReason, at time: Double) {
        let wait = reason == .asked ? profile.coalescing.value : .zero
        state.ask(reason, due: Self.uptime(time) + wait, in: profile, at: moment(time))
    }

    private func circumstances(_ time: Double) -> ReloadCircumstances {
        ReloadCircumstances(profile: profile, ledger: ledger, uptime: Self.uptime(time), isAppInFront: isAppInFront)
    }

    private func moment(_ time: Double) -> DeviceInstant {
        DeviceInstant(date: start.addingTimeInterval(time), uptime: Self.uptime(time))
    }

    /// The uptime of a time; whole milliseconds, so that a time that was due is due after the conversion.
    private static func uptime(_ time: Double) -> Duration { .milliseconds(Int64((time * 1_000).rounded())) }

    private static func seconds(_ uptime: Duration) -> Double {
        (uptime.seconds * 1_000).rounded() / 1_000
    }
}
