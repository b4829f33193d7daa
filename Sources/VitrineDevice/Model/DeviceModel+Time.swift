import WidgetArchive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// When the model has to be told that time has passed.
public struct DeviceWake: Hashable, Sendable {
    /// What the clock will show; nil if nothing waits for a date.
    public var date: Date?
    /// How long the system will have run; nil if nothing waits for that.
    public var uptime: Duration?
}

extension DeviceModel {
    /// The earliest moments at which something becomes due.
    public var nextWake: DeviceWake {
        var wake = DeviceWake(date: nextMidnight)
        for placement in homeScreen.placements {
            guard let state = widgets[placement.id] else { continue }
            if let change = state.timeline?.nextChange(after: moment.date) { wake.add(date: change) }
            guard !state.isLoading else { continue }
            if let pending = state.pending {
                if isOffered(placement) { wake.add(uptime: pending.due) }
            } else if let policyDate = state.policyDate {
                wake.add(date: policyDate)
            }
        }
        for program in programs.values where !program.isDescribing {
            if let due = program.describeDue { wake.add(uptime: due) }
        }
        for state in appStates.values {
            if let due = state.wake { wake.add(uptime: due) }
        }
        return wake
    }

    /// The date of the next entry that any widget will show; nil if none lies ahead.
    public var nextEntryDate: Date? {
        widgets.values.compactMap { $0.timeline?.nextChange(after: moment.date) }.min()
    }

    /// The first moment of the next local day; nil if the zone is unknown.
    public var nextDayDate: Date? { nextMidnight }

    /// Does what became due: the day turns, entries change, policies and back-offs end.
    mutating func passTime() {
        turnDay()
        for placement in homeScreen.placements { showEntry(of: placement.id) }
        for placement in homeScreen.placements { checkPolicy(of: placement) }
        for app in apps {
            for reference in app.programReferences { describeAgain(reference) }
        }
        wakeApps()
        startDueReloads()
    }

    /// The clock was set: entries are chosen again, and every widget is reloaded, free of charge.
    ///
    /// Apple documents a significant time change as a reason to reload; forward or back makes no difference.
    mutating func clockWasSet(from old: Date) {
        let distance = moment.date.timeIntervalSince(old)
        record(
            .clockSet,
            "device",
            distance < 0 ? "the clock was set back" : "the clock was set forward",
            [("from", TraceDate.text(old)), ("by", "\(Duration.milliseconds(Int64((distance * 1000).rounded())))")]
        )
        timeChanged()
    }

    /// Moves the device to another zone.
    mutating func setTimeZone(_ name: String, _ ticket: CommandTicket) {
        guard days.knows(name, at: moment.date) else {
            reply(
                ticket,
                .refused(DeviceError(.badValue, "there is no time zone \(name); use a name such as Asia/Seoul"))
            )
            return
        }
        if name != settings.timeZone {
            record(.zoneChanged, "device", "the time zone was changed", [("from", settings.timeZone), ("to", name)])
            settings.timeZone = name
            timeChanged()
        }
        reply(ticket, .done)
    }

    private mutating func timeChanged() {
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        for placement in homeScreen.placements { showEntry(of: placement.id) }
        for placement in homeScreen.placements { ask(placement.id, .timeChanged) }
    }

    private mutating func turnDay() {
        guard let midnight = nextMidnight, midnight <= moment.date else { return }
        record(.dayBegan, "device", "a local day began", [("zone", settings.timeZone)])
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        guard profile.reloadsAtMidnight.value else { return }
        for placement in homeScreen.placements { ask(placement.id, .midnight) }
    }

    /// Shows the entry that belongs to now, if it is another than before.
    mutating func showEntry(of instance: String) {
        guard let state = widgets[instance], let timeline = state.timeline else { return }
        let index = timeline.index(at: moment.date)
        guard index != state.current else { return }
        widgets[instance]?.current = index
        let entry = timeline.entries[index]
        record(
            .entryShown,
            instance,
            entry.date > moment.date
                ? "all entries lie ahead: the first is shown" : "the newest entry not after now is shown",
            [
                ("entry", "\(index + 1)/\(timeline.entries.count)"),
                ("date", TraceDate.text(entry.date)),
                ("digest", entry.look.picture(for: variant(for: instance))?.digest.description ?? "none"),
            ]
        )
    }

    private mutating func checkPolicy(of placement: HomeScreen.Placement) {
        guard let state = widgets[placement.id], let date = state.policyDate, date <= moment.date,
            state.pending == nil, !state.isLoading
        else { return }
        ask(placement.id, .policy)
    }
}

extension DeviceWake {
    fileprivate mutating func add(date: Date) {
        self.date = min(self.date ?? date, date)
    }

    fileprivate mutating func add(uptime: Duration) {
        self.uptime = min(self.uptime ?? uptime, uptime)
    }
}
