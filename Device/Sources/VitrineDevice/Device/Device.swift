public import Foundation
import VitrineWire
import WidgetArchive

/// A running device: a model, its clock, and the programs that it starts and stops.
///
/// The device carries out commands while ``run()`` runs. When ``run()`` ends, all processes have ended.
///
/// ```swift
/// let manifest = try DeviceManifest.load(from: "Apps/vitrine.json", programFolders: [".build/debug"])
/// let device = try Device(
///     DeviceConfiguration(manifest: manifest, stateFolder: "state", containersFolder: "containers", date: Date())
/// )
/// try await withThrowingTaskGroup(of: Void.self) { group in
///     group.addTask { await device.run() }
///     try await device.openApp("app.lucidpal")
///     print(await device.snapshot().widgets.map(\.outcome))
///     group.cancelAll()
/// }
/// ```
public actor Device {
    /// The maximum number of trace records in a snapshot.
    public static let traceTail = 200

    public nonisolated let configuration: DeviceConfiguration

    var model: DeviceModel
    var clock: DeviceClock
    var gallery = GalleryCache()
    var trips = ClockTrips()
    /// The date to which a jump is under way; nil if none is.
    var destination: Date?
    private let homeScreenFile: StateFile<HomeScreen>
    private let locationFile: StateFile<LocationReading>
    /// The file of the ledgers; nil if they are not kept.
    private let ledgerFile: StateFile<StoredLedgers>?
    private var keptLedgers = 0
    let hosts: [ProgramReference: ProgramHost]
    private let services: [String: ServiceHost]
    private let alarms: AsyncStream<Void>
    private let ring: AsyncStream<Void>.Continuation
    private var phase = Phase.new
    private var revision = 0
    private var lastTicket = 0
    private var waiting: [CommandTicket: CheckedContinuation<CommandReply, Never>] = [:]
    private var settlers: [CheckedContinuation<Void, Never>] = []
    private var watchers: [Int: AsyncStream<DeviceSnapshot>.Continuation] = [:]
    private var lastWatcher = 0
    private var notes: [String] = []
    private var buildFailure: String?
    private var traceFile: TraceFile?
    /// The files that were broken and not mended, by their paths.
    var brokenFiles: [String: BrokenFile] = [:]
    /// The gates at which hosts wait or will wait.
    private var gates: [ProgramGate] = []
    /// What was done by hand since the device started.
    public internal(set) var history: DeviceHistory

    private enum Phase {
        case new
        case running
        case stopped
    }

    /// Creates a device that is off, with the home screen from its state folder.
    ///
    /// A damaged home screen file is set aside and replaced by the placements that the apps' manifests request; the trace
    /// reports it.
    /// - Throws: ``DeviceError`` with code `state` if the folders cannot be created or read, `manifest` if an app's id or
    ///   group is not a valid folder name.
    public init(_ configuration: DeviceConfiguration) throws(DeviceError) {
        self.configuration = configuration
        let folders = DeviceFolders(configuration)
        try folders.make()
        homeScreenFile = StateFile(folder: configuration.stateFolder)
        locationFile = StateFile(folder: configuration.stateFolder)
        ledgerFile = configuration.keepsTrace ? StateFile(folder: configuration.stateFolder) : nil
        let stored = try StoredState(homeScreenFile, locationFile, ledgerFile)
        notes = stored.notes
        var traceFile =
            configuration.keepsTrace
            ? TraceFile(folder: configuration.stateFolder, capacity: configuration.traceCapacity) : nil
        let records = traceFile?.read() ?? []
        self.traceFile = traceFile
        clock = DeviceClock(
            date: configuration.date,
            host: configuration.host.elapsed(),
            speed: configuration.speed,
            isHeld: configuration.isHeld
        )
        let model = DeviceModel(
            profile: configuration.profile,
            screen: configuration.manifest.screen.flatMap(DeviceScreen.named) ?? .points393x852,
            apps: configuration.manifest.apps,
            settings: stored.settings(configuration.settings),
            homeScreen: stored.homeScreen,
            days: configuration.days,
            traceCapacity: configuration.traceCapacity,
            records: records,
            ledgers: stored.ledgers?.ledgers(startingAt: configuration.date) ?? [:],
            at: DeviceInstant(date: configuration.date, uptime: .zero)
        )
        self.model = model
        history = DeviceHistory(model, data: configuration.manifest.apps.first?.environment["VITRINE_DATA"])
        services = try folders.services()
        hosts = folders.hosts(services)
        (alarms, ring) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs the device until the task is cancelled; returns after every process that it started has ended.
    ///
    /// Commands that are still waiting are refused with code `stopping`. A device runs once; a second call returns at once.
    public func run() async {
        guard phase == .new else { return }
        phase = .running
        ProcessTable.ignoreBrokenPipes()
        for note in notes { apply(.stateTrouble(note)) }
        carryOut(model.start())
        await withDiscardingTaskGroup { group in
            for (app, service) in services {
                group.addTask { await service.run { await self.serviceSaid($0, app) } }
            }
            let notices = ReloadNotices(containers: configuration.containersFolder, host: configuration.host)
            group.addTask { await self.listen(to: notices) }
            for (program, host) in hosts {
                group.addTask { await host.run { await self.take($0, from: program) } }
            }
            group.addTask { await self.travel() }
            await watchTime()
            // A jump under way waits for answers that no longer come.
            trips.cancelAll()
            releaseSettlers()
        }
        stop()
    }
}

extension Device {
    /// Carries out a command and waits for its reply.
    ///
    /// The typed methods are easier to read; use this method for scripts that store commands as values.
    /// - Throws: ``DeviceError``: the reason for a refusal, or `stopping`.
    @discardableResult
    public func perform(_ command: DeviceCommand) async throws(DeviceError) -> CommandReply {
        guard phase != .stopped else { throw DeviceError(.stopping, "the device has stopped") }
        lastTicket += 1
        let ticket = lastTicket
        let (date, label) = (now.date, label(of: command))
        let reply = await withCheckedContinuation { continuation in
            waiting[ticket] = continuation
            apply(.command(ticket, command))
        }
        var refusal: DeviceError?
        if case .refused(let error) = reply { refusal = error }
        if let deed = DeviceHistory.Deed(command, label: label, reply) {
            history.append(deed, at: date, refusal: refusal?.code.description)
        }
        if let refusal { throw refusal }
        return reply
    }

    /// The label of the control that a command taps; nil for any other command.
    private func label(of command: DeviceCommand) -> String? {
        guard case .tap(let instance, let digest, let action) = command,
            let picture = snapshot().widgets.first(where: { $0.id == instance })?.picture, picture.digest == digest
        else { return nil }
        return picture.archive.reading(now: now.date).elements.first { $0.action == action }?.label
    }

    public func snapshot() -> DeviceSnapshot {
        var snapshot = DeviceSnapshot(model, clock: clock, revision: revision, traceTail: Self.traceTail, at: now)
        snapshot.buildFailure = buildFailure
        snapshot.clock.destination = destination
        return snapshot
    }

    /// Shows why the apps' sources do not compile, beside the last pictures; nil when they do again.
    public func setBuildFailure(_ text: String?) {
        buildFailure = text
        changed()
    }

    /// A stream with the device's current state and its state after every change, until the device stops.
    ///
    /// The stream buffers only the newest state. A slow reader therefore misses intermediate states and costs no memory.
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

    var hasStopped: Bool { phase == .stopped }

    var now: DeviceInstant { clock.moment(at: configuration.host.elapsed()) }

    /// Passes an event to the model, and carries out the effects.
    func apply(_ event: DeviceEvent) {
        carryOut(model.handle(event, at: now))
    }

    private func carryOut(_ effects: [DeviceEffect]) {
        for effect in effects {
            switch effect {
            case .send(let request): hosts[request.program]?.post(.request(request))
            case .withdraw(let program, let token): hosts[program]?.withdraw(token)
            case .keepAlive(let program, let keeps): hosts[program]?.post(.keepAlive(keeps))
            case .stop(let program): hosts[program]?.post(.stop)
            case .reply(let ticket, let reply): waiting.removeValue(forKey: ticket)?.resume(returning: reply)
            case .save(let homeScreen): save(homeScreen, homeScreenFile)
            case .keepLocation(let location): save(location, locationFile)
            case .fault(let program, let fault): hosts[program]?.setFault(fault)
            case .protect(let isProtected): protectGroups(isProtected)
            case .service(let app, let condition): services[app]?.setCondition(condition)
            }
        }
        changed()
    }

    /// Removes the permissions of the App Groups' folders, as before the first unlock, or restores them.
    private func protectGroups(_ isProtected: Bool) {
        for host in hosts.values { host.setObeysModes(isProtected) }
        do throws(DeviceError) {
            try DeviceFolders(configuration).protectGroups(isProtected)
        } catch {
            apply(.stateTrouble(error.message))
        }
    }

    private func save<Value>(_ value: Value, _ file: StateFile<Value>) {
        do throws(DeviceError) {
            try file.write(value)
        } catch {
            apply(.stateTrouble(error.message))
        }
    }

    /// Notifies everything that waits for a change.
    func changed() {
        revision += 1
        ring.yield()
        keepTrace()
        keepLedgers()
        if let onChange = configuration.onChange { onChange(snapshot()) }
        if !watchers.isEmpty {
            let snapshot = snapshot()
            for watcher in watchers.values { watcher.yield(snapshot) }
        }
        if model.isSettled { releaseSettlers() }
    }

    /// Ends idle processes before a number of seconds pass, where they do not end by real time.
    func restPrograms(for seconds: Double) {
        guard configuration.host.standsStill, seconds >= configuration.profile.extensionIdle.value.seconds else {
            return
        }
        for host in hosts.values { host.post(.rested) }
    }

    /// Ends the processes of programs, and lets none start while a body runs.
    /// - Throws: ``DeviceError``: `stopping` unless the device runs, or the body's error.
    func whileStopped(
        _ programs: [ProgramReference],
        _ body: () throws(DeviceError) -> Void
    ) async throws(DeviceError) {
        let own = programs.compactMap { hosts[$0] }
            .map { host in
                let gate = ProgramGate()
                host.post(.stop)
                host.post(.hold(gate))
                return gate
            }
        gates += own
        defer {
            for gate in own { gate.open() }
            gates.removeAll { gate in own.contains { $0 === gate } }
        }
        for gate in own where phase == .running { await gate.arrived() }
        guard phase == .running else { throw DeviceError(.stopping, "the device does not run") }
        try body()
    }

    private func keepTrace() {
        do throws(DeviceError) {
            try traceFile?.keep(model.trace)
        } catch {
            // One report is enough: a disk that is full stays so for a while.
            traceFile = nil
            apply(.stateTrouble(error.message))
        }
    }

    private func keepLedgers() {
        guard let ledgerFile, keptLedgers != model.ledgerRevision else { return }
        keptLedgers = model.ledgerRevision
        save(StoredLedgers(model.widgets.mapValues(\.ledger), at: model.moment), ledgerFile)
    }

    private func take(_ report: ProgramReport, from program: ProgramReference) {
        switch report {
        case .answered(let token, let result):
            apply(.answered(token, result))
            hosts[program]?.finish(token)
        case .stopped(let token):
            apply(.stopped(token))
            hosts[program]?.leaveTurns()
        case .event(let event): apply(.program(program, event))
        }
    }

    /// Handles reload notices from processes that the device did not start.
    private func listen(to notices: ReloadNotices) async {
        do throws(DeviceError) {
            try await notices.run { await self.take($0) }
        } catch {
            apply(.stateTrouble(error.message))
        }
    }

    private func take(_ report: ReloadNotices.Report) {
        switch report {
        case .notice(let notice): apply(.reloadsRequested(notice))
        case .invalidResponse(let count):
            apply(.stateTrouble("\(count) lines from outside were not reload notices; rebuild the sender"))
        }
    }

    private func serviceSaid(_ line: String, _ app: String) {
        apply(.serviceSaid(app: app, line))
    }

    /// Sleeps until something becomes due or something changes, and repeats this until the task is cancelled.
    private func watchTime() async {
        var alarms = alarms.makeAsyncIterator()
        let ring = ring
        while !Task.isCancelled {
            let (next, _): (Void?, Bool) = await withDeadline(
                delayUntilNextWake,
                configuration.host,
                onExpiry: { ring.yield() },
                body: { await alarms.next(isolation: #isolation) }
            )
            guard next != nil else { return }
            if delayUntilNextWake == .zero { apply(.timePassed) }
        }
    }

    private var delayUntilNextWake: Duration? {
        let wake = model.nextWake
        let host = configuration.host.elapsed()
        let byDate = wake.date.flatMap { clock.hostDelay(untilDate: $0, at: host) }
        let byUptime = wake.uptime.map { clock.hostDelay(untilUptime: $0, at: host) }
        return [byDate, byUptime].compactMap(\.self).min()
    }

    private func stop() {
        phase = .stopped
        if model.isBeforeFirstUnlock { protectGroups(false) }
        let error = DeviceError(.stopping, "the device has stopped")
        for continuation in waiting.values { continuation.resume(returning: .refused(error)) }
        waiting = [:]
        for watcher in watchers.values { watcher.finish() }
        watchers = [:]
        trips.releaseAll()
        releaseSettlers()
        for gate in gates { gate.open() }
    }

    private func releaseSettlers() {
        for settler in settlers { settler.resume() }
        settlers = []
    }

    private func forgetWatcher(_ number: Int) {
        watchers[number] = nil
    }
}
