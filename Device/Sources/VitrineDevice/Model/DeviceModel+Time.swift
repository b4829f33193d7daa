public import Foundation
import WidgetArchive

/// When the model needs the next ``DeviceEvent/timePassed``.
public struct DeviceWake: Hashable, Sendable {
    /// The date on the clock; nil if nothing waits for a date.
    public var date: Date?
    /// The system's uptime; nil if nothing waits for an uptime.
    public var uptime: Duration?

    /// Whether something is due.
    func isDue(at moment: DeviceInstant) -> Bool {
        if let date, date <= moment.date { return true }
        return uptime.map { $0 <= moment.uptime } ?? false
    }
}

extension DeviceModel {
    /// The earliest date and uptime at which something becomes due.
    func wake() -> DeviceWake {
        var wake = DeviceWake(date: nextMidnight)
        for placement in homeScreen.placements {
            guard let state = widgets[placement.id] else { continue }
            if let change = state.timeline?.nextChange(after: moment.date) { wake.add(date: change) }
            guard !state.isLoading else { continue }
            if let pending = state.pending {
                if isOffered(placement) { wake.add(uptime: pending.start) }
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
        for way in pushes.values {
            if let due = way.late.min() { wake.add(uptime: due) }
        }
        return wake
    }

    /// The date of the next entry that any widget will show; nil if there is none.
    public var nextEntryDate: Date? {
        widgets.values.compactMap { $0.timeline?.nextChange(after: moment.date) }.min()
    }

    /// The first moment of the next local day; nil if the zone is unknown.
    public var nextDayDate: Date? { nextMidnight }

    /// Handles everything that became due: a new day, new entries, and the end of policies and back-offs.
    mutating func passTime() {
        turnDay()
        for placement in homeScreen.placements { showEntry(of: placement.id) }
        for placement in homeScreen.placements { checkPolicy(of: placement) }
        for app in apps {
            for reference in app.programReferences { retryDescription(reference) }
        }
        wakeApps()
        deliverLatePushes()
        startDueReloads()
    }

    /// Handles a clock that was set: chooses the entries again and reloads every widget, free of charge.
    ///
    /// Apple documents a significant time change as a reason to reload; the direction makes no difference.
    mutating func clockWasSet(from old: Date) {
        record(.setting(.clockSet(from: TraceDate(old), by: .seconds(moment.date.timeIntervalSince(old)))))
        timeChanged()
    }

    /// Why the device cannot be in a time zone; nil if it can.
    func refusal(ofTimeZone name: String) -> String? {
        days.knows(name, at: moment.date) ? nil : "there is no time zone \(name); use a name such as Asia/Seoul"
    }

    mutating func timeZoneChanged(from old: String, to new: String) {
        record(.setting(.zone(from: old, to: new)))
        timeChanged()
    }

    private mutating func timeChanged() {
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        for placement in homeScreen.placements { showEntry(of: placement.id) }
        reloadViews(.timeChanged)
    }

    private mutating func turnDay() {
        guard let midnight = nextMidnight, midnight <= moment.date else { return }
        record(.entry(.dayBegan(zone: settings.timeZone)))
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        guard profile.reloadsAtMidnight.value else { return }
        for placement in homeScreen.placements { ask(placement.id, .midnight) }
    }

    /// Shows the current entry, if it changed.
    mutating func showEntry(of instance: String) {
        let shown = widgets[instance]?.show(at: moment.date)
        guard let index = shown ?? nil, let timeline = widgets[instance]?.timeline else { return }
        let entry = timeline.entries[index]
        record(
            .entry(
                .shown(
                    number: index + 1,
                    count: timeline.entries.count,
                    date: TraceDate(entry.date),
                    isFuture: entry.date > moment.date,
                    digest: entry.rendering.picture(for: variant(for: instance))?.digest
                )
            ),
            instance
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
