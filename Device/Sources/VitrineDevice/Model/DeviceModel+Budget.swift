extension DeviceModel {
    /// What the decision about a reload of a widget depends on now; nil if the widget was removed.
    func circumstances(of placement: HomeScreen.Placement) -> ReloadCircumstances? {
        guard let state = widgets[placement.id] else { return nil }
        let app = appStates[placement.app]
        return ReloadCircumstances(
            profile: profile,
            ledger: state.ledger,
            uptime: moment.uptime,
            isAppInFront: foreground == placement.app,
            hasSession: app?.hasSession ?? false,
            openedByTap: app?.openedByTap,
            isLowPower: settings.isLowPower
        )
    }

    /// Ignores an app's request for a reload if the profile says so; returns whether it was ignored.
    ///
    /// A request that joins a waiting reload causes none of its own, and is therefore not part of a burst.
    mutating func refuseRequest(for placement: HomeScreen.Placement) -> Bool {
        guard let circumstances = circumstances(of: placement), widgets[placement.id]?.pending == nil,
            let refusal = ReloadDecision.refusal(in: circumstances)
        else { return false }
        widgets[placement.id]?.ledger.add(.refused, because: refusal.reason, at: moment)
        record(.reload(.refused(why: refusal.reason)), placement.id)
        return true
    }

    /// Lets a due reload wait; a reload that already waits for the same reason is not reported again.
    mutating func hold(_ instance: String, until: Duration, because reason: String) {
        guard let pending = widgets[instance]?.pending else { return }
        widgets[instance]?.pending?.heldUntil = until
        widgets[instance]?.pending?.heldBecause = reason
        guard pending.heldBecause != reason else { return }
        widgets[instance]?.ledger.add(.held, because: reason, at: moment)
        record(.reload(.held(why: reason, reasons: pending.reasons, delay: until - moment.uptime)), instance)
    }

    /// A reload that waits is decided about again when Low Power Mode ends.
    mutating func lowPowerChanged() {
        record(.setting(.lowPower(isOn: settings.isLowPower)))
        guard !settings.isLowPower else { return }
        for placement in homeScreen.placements { widgets[placement.id]?.pending?.heldUntil = nil }
    }

    mutating func setProfile(_ profile: DeviceProfile, _ ticket: CommandTicket) {
        if profile != self.profile {
            record(.setting(.profile(from: self.profile.name, to: profile.name)))
            self.profile = profile
            recordDeveloperMode()
        }
        reply(ticket, .done)
    }

    /// Says that the budget is off: its faults then appear only on other people's phones.
    mutating func recordDeveloperMode() {
        guard profile.isDeveloperMode else { return }
        record(.program(.developerMode))
    }
}
