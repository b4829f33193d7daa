import VitrineWire

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The system as a value: events go in, effects come out, and a trace says what happened and why.
///
/// The model has no clock and does no input or output. Every event comes with its moment; what has to be done is
/// returned in order. The same events at the same moments give the same effects and the same trace, byte for byte.
///
/// ```swift
/// var model = DeviceModel(apps: manifest.apps, days: .system, at: moment)
/// var effects = model.start()
/// effects += model.handle(.command(1, .openApp("app.lucidpal")), at: moment)
/// ```
public struct DeviceModel: Sendable {
    /// The numbers by which widgets are treated.
    public let profile: DeviceProfile
    /// The screen.
    public let screen: DeviceScreen
    /// The installed apps.
    public let apps: [AppManifest]
    /// What a person has set.
    public internal(set) var settings: DeviceSettings
    /// The placed widgets.
    public internal(set) var homeScreen: HomeScreen
    /// What is known of each placed widget, by instance.
    public internal(set) var widgets: [String: WidgetState]
    /// What is known of each program.
    public internal(set) var programs: [ProgramReference: ProgramState] = [:]
    /// The app on the screen; nil while the home screen is.
    public internal(set) var foreground: String?
    /// The id of the app that asks to know where the device is; nil while no answer is waited for.
    public internal(set) var locationAsker: String?
    /// What happened.
    public internal(set) var trace: DeviceTrace
    /// The moment of the last event.
    public private(set) var moment: DeviceInstant

    /// How often something has happened after which a program's data may be other than before.
    private(set) var contentRevision = 0

    let days: ZoneDays
    var appStates: [String: AppState] = [:]
    var nextMidnight: Date?
    private var requests: [RequestToken: RequestPurpose] = [:]
    private var lastToken = 0
    private var effects: [DeviceEffect] = []

    /// Makes a device that is off.
    ///
    /// Without a home screen it takes the apps' own wishes.
    /// - Precondition: `traceCapacity` is at least 1.
    public init(
        profile: DeviceProfile = .development,
        screen: DeviceScreen = .points393x852,
        apps: [AppManifest],
        settings: DeviceSettings = DeviceSettings(),
        homeScreen: HomeScreen? = nil,
        days: ZoneDays,
        traceCapacity: Int = 2_000,
        at moment: DeviceInstant
    ) {
        self.profile = profile
        self.screen = screen
        self.apps = apps
        self.settings = settings
        self.homeScreen = homeScreen ?? HomeScreen(defaultsOf: apps, on: screen)
        self.days = days
        self.moment = moment
        trace = DeviceTrace(capacity: traceCapacity)
        widgets = Dictionary(
            self.homeScreen.placements.map { ($0.id, WidgetState()) },
            uniquingKeysWith: { first, _ in first }
        )
        for app in apps {
            appStates[app.id] = AppState()
            for reference in app.programReferences { programs[reference] = ProgramState() }
        }
    }

    /// Switches the device on: every program is asked what it offers, then every widget is loaded.
    public mutating func start() -> [DeviceEffect] {
        record(
            .deviceStarted,
            "device",
            "started with \(apps.count) apps and \(homeScreen.placements.count) widgets",
            [("profile", profile.name), ("zone", settings.timeZone), ("locale", settings.locale)]
        )
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        for app in apps {
            for reference in app.programReferences.reversed() { describe(reference) }
        }
        return takeEffects()
    }

    /// Takes an event and gives what is to be done, in order.
    ///
    /// What became due since the last event happens first, so an event that comes late does not hide it.
    public mutating func handle(_ event: DeviceEvent, at moment: DeviceInstant) -> [DeviceEffect] {
        self.moment = DeviceInstant(date: moment.date, uptime: max(moment.uptime, self.moment.uptime))
        if case .clockSet(let old) = event {
            clockWasSet(from: old)
        } else {
            passTime()
        }
        switch event {
        case .command(let ticket, let command): perform(command, ticket)
        case .answered(let token, let result): answered(token, result)
        case .program(let program, let event): happened(event, to: program)
        case .stateTrouble(let message): record(.stateTrouble, "device", message)
        case .toldOutside(let notice): toldOutside(notice)
        case .serviceSaid(let app, let line): record(.serviceTold, "\(app)/service", line)
        case .timePassed, .clockSet: break
        }
        startDueReloads()
        return takeEffects()
    }
}

extension DeviceModel {
    /// The circumstances that a request carries.
    var context: RequestContext {
        RequestContext(
            now: moment.date,
            timeZone: settings.timeZone,
            locale: settings.locale,
            isLocked: settings.isLocked,
            idiom: screen.idiom.rawValue,
            uptime: moment.uptime.inSeconds,
            location: settings.location
        )
    }

    /// Adds a record to the trace.
    mutating func record(
        _ kind: TraceKind,
        _ subject: String,
        _ message: String,
        _ facts: [(String, String)] = []
    ) {
        if kind.mayChangeContent { contentRevision += 1 }
        trace.append(kind, subject, message, facts, at: moment.date)
    }

    /// Wants something done.
    mutating func emit(_ effect: DeviceEffect) {
        effects.append(effect)
    }

    /// Answers a command.
    mutating func reply(_ ticket: CommandTicket, _ reply: CommandReply) {
        effects.append(.reply(ticket, reply))
    }

    /// Sends a request and remembers what it is for.
    @discardableResult
    mutating func send(
        _ body: WireRequest.Body,
        to program: ProgramReference,
        for purpose: RequestPurpose
    ) -> RequestToken {
        lastToken += 1
        requests[lastToken] = purpose
        effects.append(.send(ProgramRequest(token: lastToken, program: program, context: context, body: body)))
        return lastToken
    }

    /// Takes back what a request was for; nil if it was answered before.
    mutating func takePurpose(of token: RequestToken) -> RequestPurpose? {
        requests.removeValue(forKey: token)
    }

    /// Whether no request is under way.
    public var isSettled: Bool { requests.isEmpty }

    private mutating func takeEffects() -> [DeviceEffect] {
        defer { effects = [] }
        return effects
    }
}

extension Duration {
    /// The length in seconds.
    fileprivate var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}

extension AppManifest {
    /// The app's programs.
    var programReferences: [ProgramReference] {
        let app = ProgramReference(app: id, role: .app)
        return widgetProgram == nil ? [app] : [app, ProgramReference(app: id, role: .widget)]
    }
}
