// How a widget's reloads are asked for, held and begun, for the device and for a simulated fleet.

extension WidgetState {
    /// Ignores an app's request for a reload if the profile says so, and returns why; nil if it is taken.
    ///
    /// A request that joins a waiting reload causes none of its own, and is therefore not part of a burst.
    package mutating func refusal(in circumstances: ReloadCircumstances, at moment: DeviceInstant) -> ReloadDecision? {
        guard pending == nil, let refusal = ReloadDecision.refusal(in: circumstances) else { return nil }
        ledger.add(.refused, because: refusal.reason, at: moment)
        return refusal
    }

    /// Requests a reload that is due at an uptime; it joins one that is already waiting.
    package mutating func ask(
        _ reason: ReloadReason,
        due: Duration,
        in profile: DeviceProfile,
        at moment: DeviceInstant
    ) {
        guard pending == nil else {
            pending?.join(reason, due: due)
            return
        }
        if reason == .asked { ledger.addRequest(at: moment.uptime, keeping: profile.burstInterval.value) }
        pending = PendingReload(reasons: [reason], due: due, requests: 1)
    }

    /// Lets a due reload wait; returns whether it did not wait for the same reason before.
    package mutating func hold(until: Duration, because reason: String, at moment: DeviceInstant) -> Bool {
        let isKnown = pending?.heldBecause == reason
        pending?.heldUntil = until
        pending?.heldBecause = reason
        if !isKnown { ledger.add(.held, because: reason, at: moment) }
        return !isKnown
    }

    /// Charges reloads until the budget has no room; returns how many.
    mutating func spend(in profile: DeviceProfile, at moment: DeviceInstant) -> Int {
        var count = 0
        let limit = profile.chargedReloads.value
        while count < limit, ledger.uptime(withRoomFor: limit, at: moment.uptime) == nil {
            ledger.add(.charged, because: "spent on the device", at: moment)
            count += 1
        }
        return count
    }

    /// Begins the waiting reload, which the ledger notes.
    package mutating func begin(_ decision: ReloadDecision, at moment: DeviceInstant) {
        loading = ReloadOrigin(
            reasons: pending?.reasons ?? [],
            cost: decision.cost,
            because: decision.reason,
            date: moment.date,
            uptime: moment.uptime
        )
        pending = nil
        policyDate = nil
        reloads.made += 1
        ledger.add(decision.cost == .free ? .free : .charged, because: decision.reason, at: moment)
    }
}

extension PendingReload {
    fileprivate mutating func join(_ reason: ReloadReason, due: Duration) {
        requests += 1
        if reason.isImmediate { self.due = min(self.due, due) }
        if !reasons.contains(reason) { reasons.append(reason) }
    }
}
