package import Foundation
package import VitrineDevice
package import VitrineWire

/// One placed widget without its pictures: the device's own ledger and decisions about when it is reloaded, and nothing
/// else.
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

    package private(set) var ledger = ReloadLedger()
    /// When the policy asks for the next timeline; nil if it does not.
    private var policyTime: Double?
    private var pending: PendingReload?
    private var isAppInFront = false
    private let profile: DeviceProfile
    private let start: Date

    /// Creates a widget that is placed at a time: its first reload is due then.
    package init(profile: DeviceProfile, start: Date, placedAt time: Double = 0) {
        self.profile = profile
        self.start = start
        pending = PendingReload(reasons: [.placed], due: Self.uptime(time), requests: 1)
    }

    /// When something is due next; nil if nothing is.
    package var nextDue: Double? { pending.map { Self.seconds($0.start) } ?? policyTime }

    /// Decides about what is due.
    package mutating func decide(at time: Double) -> Step {
        if pending == nil, let policyTime, policyTime <= time { ask(.policy, at: time) }
        let uptime = Self.uptime(time)
        guard let due = pending, due.due <= uptime else { return .waits }
        let decision = ReloadDecision.decide(
            due.reasons,
            in: ReloadCircumstances(profile: profile, ledger: ledger, uptime: uptime, isAppInFront: isAppInFront)
        )
        if case .held(let until) = decision.outcome {
            return hold(until: until, because: decision.reason, at: time)
        }
        pending = nil
        policyTime = nil
        ledger.add(decision.cost == .free ? .free : .charged, because: decision.reason, at: moment(time))
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
        if pending == nil {
            let circumstances = ReloadCircumstances(
                profile: profile,
                ledger: ledger,
                uptime: Self.uptime(time),
                isAppInFront: isAppInFront
            )
            if let refusal = ReloadDecision.refusal(in: circumstances) {
                ledger.add(.refused, because: refusal.reason, at: moment(time))
                return true
            }
            ledger.addRequest(at: Self.uptime(time), keeping: profile.burstInterval.value)
        }
        ask(.asked, at: time)
        return false
    }

    private mutating func ask(_ reason: ReloadReason, at time: Double) {
        if pending != nil {
            pending?.requests += 1
            if pending?.reasons.contains(reason) == false { pending?.reasons.append(reason) }
            return
        }
        let wait = reason == .asked ? profile.coalescing.value : .zero
        pending = PendingReload(reasons: [reason], due: Self.uptime(time) + wait, requests: 1)
    }

    private mutating func hold(until: Duration, because reason: String, at time: Double) -> Step {
        let isKnown = pending?.heldBecause == reason
        pending?.heldUntil = until
        pending?.heldBecause = reason
        guard !isKnown else { return .waits }
        ledger.add(.held, because: reason, at: moment(time))
        return .holds
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
