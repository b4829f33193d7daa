extension DeviceModel {
    /// What the decision about a reload of a widget depends on now; nil if the widget was removed.
    func circumstances(of placement: HomeScreen.Placement) -> ReloadCircumstances? {
        guard let state = widgets[placement.id] else { return nil }
        let parts = parts(of: placement.app)
        let states = parts.compactMap { appStates[$0] }
        return ReloadCircumstances(
            profile: profile,
            ledger: state.ledger,
            uptime: moment.uptime,
            isAppInFront: foreground.map(parts.contains) ?? false,
            hasSession: states.contains(where: \.hasSession),
            openedByTap: states.compactMap(\.openedByTap).max(),
            isLowPower: settings.isLowPower
        )
    }

    /// Ignores an app's request for a reload if the profile says so; returns whether it was ignored.
    mutating func refuseRequest(for placement: HomeScreen.Placement) -> Bool {
        guard let circumstances = circumstances(of: placement),
            let refusal = widgets[placement.id]?.refusal(in: circumstances, at: moment)
        else { return false }
        record(.reload(.refused(why: refusal.reason)), placement.id)
        return true
    }

    /// Lets a due reload wait; a reload that already waits for the same reason is not reported again.
    mutating func hold(_ instance: String, until: Duration, because reason: String) {
        guard let pending = widgets[instance]?.pending,
            widgets[instance]?.hold(until: until, because: reason, at: moment) == true
        else { return }
        record(.reload(.held(why: reason, reasons: pending.reasons, delay: until - moment.uptime)), instance)
    }

    /// Charges reloads to the widgets of a kind, as if they had happened now, until no budget has room.
    mutating func spend(_ kind: String, _ ticket: CommandTicket) {
        guard profile.limitsReloads.value else {
            return refuse(ticket, .badValue, "the profile \(profile.name) has no budget; choose another one")
        }
        guard let chosen = placed(kind, ticket) else { return }
        for placement in chosen {
            guard let count = widgets[placement.id]?.spend(in: profile, at: moment), count > 0 else { continue }
            record(.reload(.spent(reloads: count)), placement.id)
        }
        reply(ticket, .done)
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
