import Foundation
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
    var jumps = ClockJumpQueue()
    /// The date to which a jump is under way; nil if none is.
    var destination: Date?
    let homeScreenFile: StateFile<HomeScreen>
    let locationFile: StateFile<LocationReading>
    /// The file of the ledgers; nil if they are not kept.
    let ledgerFile: StateFile<StoredLedgers>?
    var keptLedgers = 0
    /// The file of the clock; nil if it is not kept.
    let clockFile: StateFile<StoredClock>?
    var keptClock: DeviceClock?
    /// The file of what can be undone; nil if it is not kept.
    let changesFile: StateFile<ChangeList>?
    var keptChanges = ChangeList()
    let hosts: [ProgramReference: ProgramHost]
    private let services: [String: ServiceHost]
    private let alarms: AsyncStream<Void>
    let ring: AsyncStream<Void>.Continuation
    var phase = Phase.new
    var revision = 0
    private var lastTicket = 0
    var lastStep = 0
    private var waiting: [CommandTicket: CheckedContinuation<CommandReply, Never>] = [:]
    var settlers: [CheckedContinuation<Void, Never>] = []
    var watchers: [Int: AsyncStream<DeviceSnapshot>.Continuation] = [:]
    var lastWatcher = 0
    private var notes: [String] = []
    var buildFailure: String?
    var traceFile: TraceFile?
    /// The files that were broken and not mended, by their paths.
    var brokenFiles: [String: BrokenFile] = [:]
    /// The gates at which hosts wait or will wait.
    private var gates: [ProcessBarrier] = []
    /// What was done by hand since the device started.
    public internal(set) var history: DeviceHistory
    /// Works on many files while the device goes on.
    let files = FileWork()

    /// The step whose changes this task makes; nil outside ``asOneChange(_:)``.
    @TaskLocal static var step: Int?

    enum Phase {
        case new
        case running
        case stopped
    }

    /// Creates a device that is off, with the home screen from its state folder.
    ///
    /// A damaged home screen file is set aside and replaced by the placements that the apps' manifests request; the
    /// trace reports it.
    /// - Throws: ``DeviceError`` with code `state` if the folders cannot be created or read, `manifest` if an app's id
    ///   or group is not a valid folder name.
    public init(_ configuration: DeviceConfiguration) throws(DeviceError) {
        self.configuration = configuration
        let folders = DeviceFolders(configuration)
        try folders.make()
        homeScreenFile = StateFile(folder: configuration.stateFolder)
        locationFile = StateFile(folder: configuration.stateFolder)
        ledgerFile = configuration.keepsTrace ? StateFile(folder: configuration.stateFolder) : nil
        clockFile = configuration.keepsTrace ? StateFile(folder: configuration.stateFolder) : nil
        changesFile = configuration.keepsTrace ? StateFile(folder: configuration.stateFolder) : nil
        let recovered = try SavedStates(configuration).recover(homeScreenFile)
        let stored = try StoredState(homeScreenFile, locationFile, ledgerFile, changesFile)
        notes = recovered + stored.notes
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
        var model = DeviceModel(
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
        model.changes = stored.changes?.stored ?? ChangeList()
        self.model = model
        history = DeviceHistory(model, data: configuration.manifest.apps.first?.environment["VITRINE_DATA"])
        services = try folders.services()
        hosts = try folders.hosts(services)
        (alarms, ring) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs the device until the task is cancelled; returns after every process that it started has ended.
    ///
    /// Commands that are still waiting are refused with code `stopping`. A device runs once; a second call returns at
    /// once.
    public func run() async {
        guard phase == .new else { return }
        phase = .running
        ProcessTable.ignoreBrokenPipes()
        for note in notes { apply(.stateTrouble(note)) }
        carryOut(model.start(describesApps: configuration.describesApps))
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
            jumps.cancelAll()
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
            model.changes.step = Self.step
            apply(.command(ticket, command))
        }
        var refusal: DeviceError?
        if case .refused(let error) = reply { refusal = error }
        for action in DeviceHistory.RecordedAction.all(command, label: label, reply) {
            history.append(action, at: date, refusal: refusal?.code.description)
        }
        if let refusal { throw refusal }
        return reply
    }

    /// The label of the control that a command taps; nil if another control has it too, and for any other command.
    private func label(of command: DeviceCommand) -> String? {
        guard case .tap(let instance, let digest, let action) = command,
            let picture = snapshot().widgets.first(where: { $0.id == instance })?.picture, picture.digest == digest
        else { return nil }
        let controls = picture.archive.reading(now: now.date).elements.filter { $0.action != nil }
        guard let label = controls.first(where: { $0.action == action })?.label,
            controls.count(where: { $0.label == label }) == 1
        else { return nil }
        return label
    }

    var hasStopped: Bool { phase == .stopped }

    var now: DeviceInstant { clock.moment(at: configuration.host.elapsed()) }

    /// Passes an event to the model, and carries out the effects.
    func apply(_ event: DeviceEvent) {
        carryOut(model.handle(event, at: now))
    }

    private func carryOut(_ effects: [DeviceEffect]) {
        var unsaved: DeviceError?
        for effect in effects {
            switch effect {
            case .send(var request):
                request.context.isClockStill = configuration.host.isManual || clock.datePace == 0
                hosts[request.program]?.post(.request(request))
            case .withdraw(let program, let token): hosts[program]?.withdraw(token)
            case .keepAlive(let program, let keeps): hosts[program]?.post(.keepAlive(keeps))
            case .stop(let program): hosts[program]?.post(.stop)
            case .reply(let ticket, let reply):
                waiting.removeValue(forKey: ticket)?.resume(returning: reply.with(unsaved))
            case .save(let homeScreen): unsaved = save(homeScreen, homeScreenFile) ?? unsaved
            case .keepLocation(let location): unsaved = save(location, locationFile) ?? unsaved
            case .fault(let program, let fault): hosts[program]?.setFault(fault)
            case .protect(let isProtected): protectGroups(isProtected)
            case .service(let app, let condition): services[app]?.setCondition(condition)
            }
        }
        changed()
    }

    /// Ends idle processes before a number of seconds pass, where they do not end by real time.
    func endIdlePrograms(for seconds: Double) {
        guard configuration.host.isManual, seconds >= configuration.profile.extensionIdle.value.seconds else {
            return
        }
        for host in hosts.values { host.post(.rested) }
    }

    /// Ends the processes of programs, and lets none start while a body runs.
    /// - Throws: ``DeviceError``: `stopping` unless the device runs, or the body's error.
    func whileStopped(
        _ programs: [ProgramReference],
        _ body: () async throws(DeviceError) -> Void
    ) async throws(DeviceError) {
        let own = programs.compactMap { hosts[$0] }
            .map { host in
                let gate = ProcessBarrier()
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
        try await body()
    }

    private func take(_ report: ProgramReport, from program: ProgramReference) {
        switch report {
        case .answered(let token, let result):
            apply(.answered(token, result))
            hosts[program]?.finish(token)
        case .stopped(let token):
            apply(.stopped(token, program))
            hosts[program]?.withdrawFromQueue()
        case .event(let event): apply(.program(program, event))
        }
    }

    /// Handles reload notices from processes that the device did not start.
    ///
    /// What stands in the way of the pipe may go away again, so the device tries on; it says once what it is.
    private func listen(to notices: ReloadNotices) async {
        var reason: String?
        while !Task.isCancelled {
            do throws(DeviceError) {
                try await notices.run { await self.take($0) }
            } catch {
                if error.message != reason { apply(.stateTrouble(error.message)) }
                reason = error.message
            }
            // A cancelled task ends above.
            try? await configuration.host.sleep(.seconds(3))
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
        if let clockFile { save(StoredClock(date: now.date, speed: 1), clockFile) }
        if model.isBeforeFirstUnlock { protectGroups(false) }
        mendFiles()
        let error = DeviceError(.stopping, "the device has stopped")
        for continuation in waiting.values { continuation.resume(returning: .refused(error)) }
        waiting = [:]
        for watcher in watchers.values { watcher.finish() }
        watchers = [:]
        jumps.releaseAll()
        releaseSettlers()
        for gate in gates { gate.open() }
    }
}

extension CommandReply {
    /// The reply to a command that was carried out, or what is not kept of it.
    fileprivate func with(_ unsaved: DeviceError?) -> CommandReply {
        guard let unsaved else { return self }
        let place = if case .placed(let instance) = self { "\(instance) is placed" } else { "it is done" }
        return .refused(DeviceError(.state, "\(place), but lost when the device ends: \(unsaved.message)"))
    }
}
