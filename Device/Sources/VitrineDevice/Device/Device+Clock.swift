public import Foundation

extension Device {
    /// Sets the clock, as the user does in the settings: a significant time change that reloads every widget, and ends
    /// the jumps under way.
    public func setClock(to date: Date) {
        let old = now.date
        history.append(.clock(date), at: old)
        replaceDate(by: date)
        noteClock(movedBy: now.date.timeIntervalSince(old))
    }

    /// Ends the jumps under way, and gives the clock another date.
    func replaceDate(by date: Date) {
        let old = now.date
        jumps.cancelAll()
        clock.set(date, at: configuration.host.elapsed())
        apply(.clockSet(from: old))
    }

    /// Sets how many device seconds pass in a second of the host.
    /// - Throws: ``DeviceError`` with code `badValue` outside of ``DeviceClock/slowest`` … ``DeviceClock/fastest``.
    public func setSpeed(_ speed: Double) throws(DeviceError) {
        guard DeviceClock.allows(speed) else {
            throw DeviceError(
                .badValue,
                "the clock's speed must be \(DeviceClock.slowest) to \(DeviceClock.fastest), not \(speed)"
            )
        }
        clock.setSpeed(speed, at: configuration.host.elapsed())
        changed()
    }

    /// Holds the clock's date, or lets it continue; the system's uptime continues while the clock is held.
    ///
    /// Holding the clock also ends the jumps under way, each after its present step.
    public func setHeld(_ isHeld: Bool) {
        if isHeld { jumps.cancelAll() }
        clock.setHeld(isHeld, at: configuration.host.elapsed())
        changed()
    }

    /// Advances the time to a date; a date that is not in the future changes nothing.
    ///
    /// Unlike ``setClock(to:)``, this method skips nothing: every entry, policy and midnight on the way happens at its
    /// moment, and the programs answer before time continues. The same script therefore gives the same trace on every
    /// machine. Between the steps the clock stands still, whatever its speed. A task that is cancelled advances no
    /// further.
    public func advance(to date: Date) async {
        await advance(to: date) { !Task.isCancelled }
    }

    /// Advances the time to a date, and waits for the end no longer than a limit; then the time goes on to advance.
    ///
    /// A jump of a day can carry out several hundred reloads, each as slow as the program that answers it. Jumps follow
    /// one another in the order of the calls. ``setHeld(_:)`` and ``setClock(to:)`` end them, and so does a task that
    /// is cancelled while it waits, each after its present step; one that waits with a date that is reached ends those
    /// before.
    /// - Parameters:
    ///   - date: The date to reach; one that is not in the future changes nothing.
    ///   - limit: How long to wait, on the host's clock.
    /// - Returns: Whether the jump has ended; false also if the device stops.
    public func advance(to date: Date, waitingFor limit: Duration) async -> Bool {
        guard !hasStopped else { return false }
        let trip = ClockJumpQueue.Trip(number: jumps.nextNumber(), date: date, change: Self.step)
        let hasLength = date > now.date
        return await withTaskCancellationHandler {
            await withDeadline(
                limit,
                configuration.host,
                onExpiry: { await self.leave(trip) },
                body: { await withCheckedContinuation { jumps.start(trip, $0) } }
            )
            .result
        } onCancel: {
            Task { await giveUp(trip, hasLength: hasLength) }
        }
    }

    private func giveUp(_ trip: ClockJumpQueue.Trip, hasLength: Bool) {
        jumps.giveUp(trip.number, hasLength: hasLength)
    }

    private func leave(_ trip: ClockJumpQueue.Trip) {
        jumps.release(trip.number, hasEnded: false)
    }

    /// Carries out the jumps that ``advance(to:waitingFor:)`` adds, until the task is cancelled.
    func travel() async {
        for await trip in jumps.stream {
            destination = trip.date
            await Self.$step.withValue(trip.change) { await advance(to: trip.date) { jumps.isWanted(trip.number) } }
            destination = nil
            changed()
            jumps.release(trip.number, hasEnded: !Task.isCancelled)
        }
    }

    private func advance(to date: Date, while isWanted: () -> Bool) async {
        // The clock may also be set meanwhile, which is a change of its own.
        var passed = 0.0
        clock.beginJump(at: configuration.host.elapsed())
        defer {
            clock.endJump(at: configuration.host.elapsed())
            noteClock(movedBy: passed)
        }
        // Every step advances the time, so the loop ends; the programs' deadlines limit the duration of a step.
        while !hasStopped, isWanted(), now.date < date {
            let step = nextStep(before: date)
            let length = step.timeIntervalSince(now.date)
            endIdlePrograms(for: length)
            passed += length
            clock.pass(to: step, at: configuration.host.elapsed())
            apply(.timePassed)
            await settle()
        }
    }

    /// Advances the time to the next entry of any widget.
    /// - Returns: The entry's date; nil if there is no next entry, and then no time passes.
    /// - Throws: ``DeviceError`` with code `badValue` for an entry more than a year ahead: every reload and midnight on
    ///   the way would happen. Set the clock instead.
    @discardableResult
    public func advanceToNextEntry() async throws(DeviceError) -> Date? {
        guard let date = model.nextEntryDate else { return nil }
        guard date.timeIntervalSince(now.date) <= Self.longestJump else {
            throw DeviceError(
                .badValue,
                "the next entry is at \(date.formatted(.iso8601)), more than a year ahead; set the clock instead"
            )
        }
        await advance(to: date)
        return date
    }

    /// Advances the time to the first moment of the next local day.
    /// - Returns: That moment; nil if the zone is unknown.
    @discardableResult
    public func advanceToNextMidnight() async -> Date? {
        guard let date = model.nextDayDate else { return nil }
        await advance(to: date)
        return date
    }

    /// The longest way to a next entry, in seconds: a leap year.
    private static var longestJump: Double { 366 * 86_400 }

    /// The next date at which something is due: at most `limit`, at least a millisecond ahead.
    private func nextStep(before limit: Date) -> Date {
        let moment = now
        let wake = model.nextWake
        let byUptime = wake.uptime.map { moment.date.addingTimeInterval(($0 - moment.uptime).seconds) }
        let due = [wake.date, byUptime, limit].compactMap(\.self).min() ?? limit
        // Dates are floating-point numbers: a step must be large enough to change the date.
        return min(max(due, moment.date.addingTimeInterval(0.001)), limit)
    }
}
