public import Foundation

/// The state that others see: snapshots, streams, and the trace.
extension Device {
    public func snapshot() -> DeviceSnapshot {
        var snapshot = DeviceSnapshot(model, clock: clock, revision: revision, traceTail: Self.traceTail, at: now)
        snapshot.buildFailure = buildFailure
        snapshot.clock.destination = destination
        snapshot.start = StartConditions(
            settings: history.settings,
            profile: history.profile,
            screen: history.screen
        )
        return snapshot
    }

    /// Shows why the apps' sources do not compile, beside the last pictures; nil when they do again.
    public func setBuildFailure(_ text: String?) {
        buildFailure = text
        if let text { apply(.buildFailed(text)) }
        changed()
    }

    /// A stream with the device's current state and its state after every change, until the device stops.
    ///
    /// The stream buffers only the newest state. A slow reader therefore misses intermediate states and costs no
    /// memory.
    public func updates() -> AsyncStream<DeviceSnapshot> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: DeviceSnapshot.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        guard phase != .stopped else {
            continuation.finish()
            return stream
        }
        lastWatcher += 1
        let number = lastWatcher
        watchers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            // The handler is synchronous and may run in any task, so it needs a new task to reach the actor.
            Task { await self?.forgetWatcher(number) }
        }
        continuation.yield(snapshot())
        return stream
    }

    /// Where the widgets would be if one of them moved to a position and those in its way made room; nothing is moved.
    /// - Returns: The positions by widget; nil if there is no room, or no such widget.
    public func positions(moving instance: String, to position: GridPosition) -> [String: GridPosition]? {
        let arranged = model.homeScreen.moving(instance, to: position, makingRoom: true, on: model.screen)
        return arranged?.placements.reduce(into: [:]) { $0[$1.id] = $1.position }
    }

    /// The records of the trace, oldest first.
    public func trace() -> [TraceRecord] { model.trace.records }

    /// Explains why a widget shows what it shows, now or at another moment; the question changes nothing on the device.
    /// - Throws: ``DeviceError``: `notFound`, `badValue` for a moment before the widget's first entry.
    public func explanation(of instance: String, at date: Date? = nil) throws(DeviceError) -> WidgetExplanation {
        // The page queries after every change. A query that counted as a change would repeat without end.
        var model = model
        if model.moment.date < now.date { _ = model.handle(.timePassed, at: now) }
        let app = model.homeScreen.placements.first { $0.id == instance }?.app
        let broken = sharedFiles().filter { $0.app == app && $0.fault != nil }
        return try model.explanation(of: instance, at: date, brokenFiles: broken)
    }

    /// Waits until the programs have answered all requests.
    ///
    /// This does not include reloads that wait for their coalescing time. Returns at once if the device has stopped.
    public func settle() async {
        guard phase != .stopped, !model.isSettled else { return }
        await withCheckedContinuation { settlers.append($0) }
    }

    /// Waits until the programs have answered all requests and no reload is about to start, no longer than a limit on
    /// the host's clock.
    ///
    /// Unlike ``settle()``, this includes reloads that wait for their coalescing time.
    /// - Returns: Whether it is so; false also if the device stops.
    public nonisolated func settle(waitingFor limit: Duration) async -> Bool {
        let host = configuration.host
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await self.becomesQuiet() }
            group.addTask {
                // Cancelled when the device is quiet.
                try? await host.sleep(limit)
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }

    private func becomesQuiet() async -> Bool {
        for await _ in updates() where isQuiet { return true }
        return false
    }

    private var isQuiet: Bool {
        let now = configuration.host.elapsed()
        return model.isSettled
            && model.nextReloads.allSatisfy {
                clock.hostDelay(untilUptime: $0, at: now) > model.profile.coalescing.value
            }
    }

    /// Notifies everything that waits for a change.
    func changed() {
        revision += 1
        ring.yield()
        keepTrace()
        keepLedgers()
        keepClock()
        keepChanges()
        if let onChange = configuration.onChange { onChange(snapshot()) }
        if !watchers.isEmpty {
            let snapshot = snapshot()
            for watcher in watchers.values { watcher.yield(snapshot) }
        }
        if model.isSettled { releaseSettlers() }
    }

    func releaseSettlers() {
        for settler in settlers { settler.resume() }
        settlers = []
    }

    private func forgetWatcher(_ number: Int) {
        watchers[number] = nil
    }
}
