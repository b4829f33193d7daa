#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Device {
    /// Sets the clock as a person would: a significant time change, after which every widget is reloaded.
    public func setClock(to date: Date) {
        let old = now.date
        clock.set(date, at: configuration.host.elapsed())
        apply(.clockSet(from: old))
    }

    /// Changes how many device seconds pass in a second.
    /// - Throws: ``DeviceError`` with code `badValue` outside ``DeviceClock/slowest`` … ``DeviceClock/fastest``.
    public func setSpeed(_ speed: Double) throws(DeviceError) {
        guard DeviceClock.allows(speed) else {
            throw DeviceError(
                .badValue,
                "a clock's speed is \(DeviceClock.slowest) to \(DeviceClock.fastest), not \(speed)"
            )
        }
        clock.setSpeed(speed, at: configuration.host.elapsed())
        changed()
    }

    /// Holds the clock, or lets it go on; the system goes on running while it is held.
    public func setHeld(_ isHeld: Bool) {
        clock.setHeld(isHeld, at: configuration.host.elapsed())
        changed()
    }

    /// Lets time pass at once up to a date; a date not ahead changes nothing.
    ///
    /// Unlike ``setClock(to:)`` nothing is skipped: every entry, policy and midnight on the way happens at its moment,
    /// and the programs answer before time goes on. So the same script gives the same trace, whatever the machine.
    public func advance(to date: Date) async {
        // Every step moves time on, so the loop ends; the programs' deadlines bound how long each step takes.
        while !hasStopped, now.date < date {
            let step = nextStep(before: date)
            clock.pass(to: step, at: configuration.host.elapsed())
            apply(.timePassed)
            await settle()
        }
    }

    /// Lets time pass up to the next entry of any widget.
    /// - Returns: Its date; nil if none lies ahead, and then no time passes.
    @discardableResult
    public func advanceToNextEntry() async -> Date? {
        guard let date = model.nextEntryDate else { return nil }
        await advance(to: date)
        return date
    }

    /// Lets time pass up to the first moment of the next local day.
    /// - Returns: That moment; nil if the zone is unknown.
    @discardableResult
    public func advanceToNextMidnight() async -> Date? {
        guard let date = model.nextDayDate else { return nil }
        await advance(to: date)
        return date
    }

    /// The next moment at which something is due, at most `limit`, at least a millisecond ahead.
    private func nextStep(before limit: Date) -> Date {
        let moment = now
        let wake = model.nextWake
        let byUptime = wake.uptime.map { moment.date.addingTimeInterval(($0 - moment.uptime).seconds) }
        let due = [wake.date, byUptime, limit].compactMap(\.self).min() ?? limit
        // Dates are floating-point: a step must not be rounded away.
        return min(max(due, moment.date.addingTimeInterval(0.001)), limit)
    }
}
