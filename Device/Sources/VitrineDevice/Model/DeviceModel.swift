import Foundation
import VitrineWire

/// The system as a value: events go in, effects come out, and a trace records what happened and why.
///
/// The model has no clock and does no input or output. Every event has its moment, and the effects are returned in
/// order. The same events at the same moments give the same effects and the same trace, byte for byte.
///
/// ```swift
/// var model = DeviceModel(apps: manifest.apps, days: .system, at: moment)
/// var effects = model.start()
/// effects += model.handle(.command(1, .openApp("app.lucidpal")), at: moment)
/// ```
public struct DeviceModel: Sendable {
    /// The numbers that control how the device treats widgets.
    public internal(set) var profile: DeviceProfile
    public internal(set) var screen: DeviceScreen
    public let apps: [AppManifest]
    /// The settings that the user changes.
    public internal(set) var settings: DeviceSettings
    public internal(set) var homeScreen: HomeScreen
    /// The state of each placed widget, by the instance's identifier.
    public internal(set) var widgets: [String: WidgetState]
    /// The state of each program.
    public internal(set) var programs: [ProgramReference: ProgramState] = [:]
    /// Whether the system was restarted and not unlocked since: files of App Groups cannot be read (documented).
    public internal(set) var isBeforeFirstUnlock = false
    /// The id of the app in front; nil while the home screen is shown.
    public internal(set) var foreground: String?
    /// The id of the app that asks for the device's location; nil if no question is open.
    public internal(set) var locationAsker: String?
    public internal(set) var trace: DeviceTrace
    /// The ledgers of removed widgets, which continue when the removal is undone.
    var removedLedgers: [String: ReloadLedger] = [:]
    /// The ledgers of all widgets, removed ones too, by the widgets' identifiers.
    var ledgers: [String: ReloadLedger] { removedLedgers.merging(widgets.mapValues(\.ledger)) { $1 } }
    /// What can be undone and redone.
    var changes = ChangeList()
    /// The moment of the last event.
    public private(set) var moment: DeviceInstant

    /// The number of events so far after which a program's stored data may have changed.
    private(set) var contentRevision = 0

    /// The number of changes to ledgers so far.
    private(set) var ledgerRevision = 0

    let days: ZoneDays
    var appStates: [String: AppState] = [:]
    /// The way of pushes to each app, by its id; an app that is missing has had none.
    var pushes: [String: PushChannel] = [:]
    var nextMidnight: Date?
    /// When the model needs the next ``DeviceEvent/timePassed``; computed once after each event.
    public private(set) var nextWake = DeviceWake()
    private var requests: [RequestToken: SentRequest] = [:]
    /// The programs that a fault has stopped; their answers come when the fault is removed.
    private var stopped: Set<ProgramReference> = []
    /// The commands that were answered before the programs did, because a fault had stopped them.
    private var repliedTickets: Set<CommandTicket> = []
    private var lastToken = 0
    private var effects: [DeviceEffect] = []

    /// Creates a device that is off.
    ///
    /// Without a home screen, the device starts with the placements that the apps' manifests request. The records are
    /// the trace of an earlier run, which is continued, and so are the widgets' ledgers, by their identifiers.
    /// - Precondition: `traceCapacity` is at least 1.
    public init(
        profile: DeviceProfile = .development,
        screen: DeviceScreen = .points393x852,
        apps: [AppManifest],
        settings: DeviceSettings = DeviceSettings(),
        homeScreen: HomeScreen? = nil,
        days: ZoneDays,
        traceCapacity: Int = 2_000,
        records: [TraceRecord] = [],
        ledgers: [String: ReloadLedger] = [:],
        at moment: DeviceInstant
    ) {
        self.profile = profile
        self.screen = screen
        self.apps = apps
        self.settings = settings
        self.homeScreen = homeScreen ?? HomeScreen(defaultsOf: apps, on: screen)
        self.days = days
        self.moment = moment
        trace = DeviceTrace(capacity: traceCapacity, records: records)
        widgets = Dictionary(
            self.homeScreen.placements.map { ($0.id, WidgetState()) },
            uniquingKeysWith: { first, _ in first }
        )
        removedLedgers = ledgers.filter { widgets[$0.key] == nil }
        for (id, ledger) in ledgers { widgets[id]?.ledger = ledger }
        for app in apps {
            appStates[app.id] = AppState()
            for reference in app.programReferences { programs[reference] = ProgramState() }
        }
    }

    /// Switches the device on: requests every program's description, and then loads every widget.
    ///
    /// - Parameter describesApps: Whether the apps' own programs are asked, too.
    /// - Returns: The effects to carry out, in order.
    public mutating func start(describesApps: Bool = true) -> [DeviceEffect] {
        record(
            .program(
                .deviceStarted(
                    apps: apps.count,
                    widgets: homeScreen.placements.count,
                    profile: profile.name,
                    zone: settings.timeZone,
                    locale: settings.locale
                )
            )
        )
        recordDeveloperMode()
        let stored = homeScreen
        // It may have been arranged on another screen.
        settle(on: screen)
        if homeScreen != stored { emit(.save(homeScreen)) }
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        for app in apps {
            for reference in app.programReferences.reversed() where describesApps || reference.role != .app {
                describe(reference)
            }
        }
        nextWake = wake()
        return takeEffects()
    }

    /// Handles an event and returns the effects to carry out, in order.
    ///
    /// Everything that became due since the last event happens first, so a late event does not hide it.
    public mutating func handle(_ event: DeviceEvent, at moment: DeviceInstant) -> [DeviceEffect] {
        self.moment = DeviceInstant(date: moment.date, uptime: max(moment.uptime, self.moment.uptime))
        if case .clockSet(let old) = event {
            clockWasSet(from: old)
        } else if nextWake.isDue(at: self.moment) {
            passTime()
        }
        switch event {
        case .command(let ticket, let command): performReversibly(command, ticket)
        case .answered(let token, let result): answered(token, result)
        case .stopped(let token, let program): wasStopped(program, token)
        case .program(let program, let event): happened(event, to: program)
        case .stateTrouble(let message): record(.program(.stateTrouble(message)))
        case .buildFailed(let message): record(.program(.buildFailed(message)))
        case .reloadsRequested(let notice): reloadsRequested(notice)
        case .serviceSaid(let app, let line): record(.program(.serviceReported(line)), "\(app)/service")
        case .timePassed, .clockSet: break
        }
        startDueReloads()
        nextWake = wake()
        return takeEffects()
    }
}

extension DeviceModel {
    /// The device's time, the settings and the app's placed widgets, for a request to one of its programs.
    private func context(for app: String, in settings: DeviceSettings) -> RequestContext {
        RequestContext(
            now: moment.date,
            timeZone: settings.timeZone,
            locale: settings.localeWithClock,
            isLocked: settings.isLocked,
            display: settings.display,
            placedWidgets: homeScreen.placements.filter { $0.app == app }.map(wirePlacement),
            idiom: screen.idiom,
            uptime: moment.uptime.seconds,
            location: settings.location
        )
    }

    mutating func record(_ event: TraceEvent, _ subject: String = "device") {
        let kind = trace.append(event, about: subject, at: moment.date)
        if kind.mayChangeContent { contentRevision += 1 }
        if kind == .reloadStarted || kind == .reloadHeld || kind == .reloadRefused || kind == .budgetSpent {
            ledgerRevision += 1
        }
    }

    mutating func emit(_ effect: DeviceEffect) {
        effects.append(effect)
    }

    mutating func reply(_ ticket: CommandTicket, _ reply: CommandReply) {
        guard repliedTickets.remove(ticket) == nil else { return }
        effects.append(.reply(ticket, reply))
    }

    /// Notes that a program cannot answer a request now, nor those that follow.
    mutating func wasStopped(_ program: ProgramReference, _ token: RequestToken) {
        stopped.insert(program)
        let name = requests[token]?.purpose.name ?? "a request that was withdrawn"
        record(.program(.stopped(request: name)), "\(program)")
        for request in requests.values where request.program == program {
            replyWithoutProgram(request.purpose, program)
        }
    }

    /// Waits again for the answers of a program that goes on.
    mutating func resumed(_ program: ProgramReference) { stopped.remove(program) }

    /// Answers the command whose request a stopped program cannot answer now.
    private mutating func replyWithoutProgram(_ purpose: RequestPurpose, _ program: ProgramReference) {
        if case .launch(let app) = purpose { failPendingOpens(of: app) }
        guard let ticket = purpose.ticket, !repliedTickets.contains(ticket) else { return }
        reply(ticket, .refused(hasStopped(program)))
        repliedTickets.insert(ticket)
    }

    /// Answers the commands that wait for a stopped app to be ready.
    mutating func failPendingOpens(of app: String) {
        replyToPendingOpens(of: app, .refused(hasStopped(ProgramReference(app: app, role: .app))))
    }

    /// Whether a fault has stopped a program, so that it cannot answer now.
    func isStopped(_ program: ProgramReference) -> Bool { stopped.contains(program) }

    private func hasStopped(_ program: ProgramReference) -> DeviceError {
        DeviceError(.stopped, "\(program) was stopped before it answered; remove its fault, and it goes on")
    }

    /// Sends a request, with the device's settings or others, and stores its purpose.
    @discardableResult
    mutating func send(
        _ body: WireRequest.Body,
        to program: ProgramReference,
        for purpose: RequestPurpose,
        in settings: DeviceSettings? = nil
    ) -> RequestToken {
        lastToken += 1
        requests[lastToken] = SentRequest(program: program, purpose: purpose)
        let context = context(for: program.app, in: settings ?? self.settings)
        effects.append(.send(ProgramRequest(token: lastToken, program: program, context: context, body: body)))
        if stopped.contains(program) { replyWithoutProgram(purpose, program) }
        return lastToken
    }

    /// Removes and returns a request; nil if it was already answered.
    mutating func takeRequest(_ token: RequestToken) -> SentRequest? {
        requests.removeValue(forKey: token)
    }

    /// Withdraws the requests with such a purpose: those that were not sent are dropped, an answer to another is
    /// ignored.
    mutating func withdraw(where isObsolete: (RequestPurpose) -> Bool) {
        for (token, request) in requests.sorted(by: { $0.key < $1.key }) where isObsolete(request.purpose) {
            requests[token] = nil
            effects.append(.withdraw(request.program, token))
        }
    }

    /// Whether every request has been answered, besides those of programs that a fault has stopped.
    public var isSettled: Bool {
        requests.values.allSatisfy { stopped.contains($0.program) }
    }

    /// Takes back what has happened since a former state, besides the last effect: the answer that refuses it.
    mutating func takeBack(to former: DeviceModel) {
        let answer = effects.suffix(1)
        self = former
        effects += answer
    }

    private mutating func takeEffects() -> [DeviceEffect] {
        defer { effects = [] }
        return effects
    }
}

extension AppManifest {
    /// The app's programs: the app, then the extension if there is one.
    var programReferences: [ProgramReference] {
        let app = ProgramReference(app: id, role: .app)
        return widgetProgram == nil ? [app] : [app, ProgramReference(app: id, role: .widget)]
    }
}
