import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// A device model with a manual clock: a test supplies the events and answers in place of the programs.
struct Script {
    static let app = "app.test"
    static let extensionProgram = ProgramReference(app: app, role: .widget)
    static let appProgram = ProgramReference(app: app, role: .app)

    private(set) var model: DeviceModel
    private(set) var now: DeviceInstant
    /// The effects of the model that the test has not taken yet.
    private(set) var effects: [DeviceEffect] = []
    private var lastTicket = 0

    /// Starts a device with one app, whose extension offers one kind, `kind`.
    init(
        at date: Date = .morning,
        profile: DeviceProfile = .development,
        screen: DeviceScreen = .points393x852,
        placements: [DisplayFamily] = [.systemSmall],
        settings: DeviceSettings = DeviceSettings(),
        days: ZoneDays = .system,
        traceCapacity: Int = 2_000,
        wantsLocation: Bool = true,
        service: ServiceManifest? = nil,
        homeScreen: HomeScreen? = nil,
        records: [TraceRecord] = [],
        ledgers: [String: ReloadLedger] = [:],
        changes: ChangeList = ChangeList(),
        describesApps: Bool = true
    ) {
        now = DeviceInstant(date: date, uptime: .zero)
        let manifests = placements.map { PlacementManifest(kind: "kind", family: $0) }
        let apps = [
            AppManifest(
                id: Self.app,
                name: "Test",
                group: "group.test",
                program: "/nowhere/app",
                widgetProgram: "/nowhere/widget",
                schemes: ["test"],
                placements: manifests,
                service: service,
                wantsLocation: wantsLocation
            )
        ]
        model = DeviceModel(
            profile: profile,
            screen: screen,
            apps: apps,
            settings: settings,
            homeScreen: homeScreen,
            days: days,
            traceCapacity: traceCapacity,
            records: records,
            ledgers: ledgers,
            at: now
        )
        model.changes = changes
        effects = model.start(describesApps: describesApps)
    }

    /// Starts a device, and answers the description and placeholder requests.
    static func ready(
        at date: Date = .morning,
        profile: DeviceProfile = .development,
        placements: [DisplayFamily] = [.systemSmall],
        settings: DeviceSettings = DeviceSettings(),
        days: ZoneDays = .system
    ) -> Script {
        var script = Script(at: date, profile: profile, placements: placements, settings: settings, days: days)
        script.answerDescriptions()
        script.answerPlaceholders()
        return script
    }

    /// Starts a device as ``ready`` does, and answers every widget's first timeline request.
    static func loaded(
        _ offsets: [Double] = [0],
        _ policy: ArchivedTimeline.Policy = .never,
        at date: Date = .morning,
        profile: DeviceProfile = .development,
        placements: [DisplayFamily] = [.systemSmall],
        settings: DeviceSettings = DeviceSettings(),
        days: ZoneDays = .system
    ) -> Script {
        var script = ready(at: date, profile: profile, placements: placements, settings: settings, days: days)
        script.answerTimelines(offsets, policy)
        return script
    }

    /// Starts a device as ``loaded`` does, and opens the app.
    static func inFront(profile: DeviceProfile = .development) -> Script {
        var script = loaded(profile: profile)
        script.command(.openApp(app))
        script.answerDescriptions()
        _ = script.takeRequests(named: "sceneBecame")
        return script
    }

    /// The command that places a widget.
    static func place(
        _ family: DisplayFamily = .systemSmall,
        kind: String = "kind",
        of app: String = Script.app,
        at position: GridPosition? = nil,
        configuration: [String: String]? = nil
    ) -> DeviceCommand {
        .place(app: app, kind: kind, family: family, position: position, configuration: configuration)
    }

    // MARK: - Events

    /// Lets a number of seconds pass, and handles every wake of the model on the way.
    mutating func pass(_ seconds: Double) {
        let end = now.date.addingTimeInterval(seconds)
        while now.date < end {
            let wake = model.nextWake
            let byUptime = wake.uptime.map { now.date.addingTimeInterval(($0 - now.uptime).seconds) }
            let next = [wake.date, byUptime, end].compactMap(\.self).min() ?? end
            let step = max(min(next, end).timeIntervalSince(now.date), 0.001)
            now.date += step
            now.uptime += .milliseconds(Int((step * 1000).rounded()))
            happen(.timePassed)
        }
    }

    /// Sets the clock, as the user does.
    mutating func setClock(_ date: Date) {
        let old = now.date
        now.date = date
        happen(.clockSet(from: old))
    }

    /// Handles an event at the current moment.
    mutating func happen(_ event: DeviceEvent) {
        effects += model.handle(event, at: now)
    }

    /// Sends a command; returns its reply if there is one at once.
    @discardableResult
    mutating func command(_ command: DeviceCommand) -> CommandReply? {
        lastTicket += 1
        happen(.command(lastTicket, command))
        return takeReply(lastTicket)
    }

    /// The last command's reply, if it has arrived since.
    mutating func takeReply() -> CommandReply? { takeReply(lastTicket) }

    /// Taps a control of a widget that it shows; returns the reply if there is one at once.
    @discardableResult
    mutating func tap(_ action: String = "a0", on instance: String = "w1") throws -> CommandReply? {
        command(.tap(instance: instance, digest: try digest, action: action))
    }

    /// Taps a control of the widget, and lets the extension perform its intent.
    mutating func tapAndPerform() throws {
        try tap()
        answer(try take("performIntent"), .done(opensApp: false))
    }

    /// Performs an intent in the app, and answers it.
    mutating func perform(reloads: [ReloadRequest] = [], notes: [ReloadNote]? = nil, wakeAfter: Double? = nil) {
        command(.performAppIntent(app: Self.app, ArchivedAction(intent: "LogIntent")))
        for request in takeRequests(named: "performIntent") {
            let answer = WireResponse(
                id: request.token,
                body: .done(opensApp: false),
                reloads: reloads,
                notes: notes,
                wakeAfter: wakeAfter
            )
            happen(.answered(request.token, .success(answer)))
        }
    }

    /// Makes the app ask for a reload in its answer to another request.
    mutating func askForReload(_ kind: String? = "kind") { perform(reloads: [ReloadRequest(kind: kind)]) }

    /// Reloads the widgets, as a developer does, and lets the first one fail.
    mutating func failReload() throws {
        command(.reload(kind: "kind"))
        fail(try take("timeline"))
    }

    /// Makes a program ask for the device's location in its answer to another request.
    mutating func askForLocation(in program: ProgramReference = Script.appProgram) {
        let isApp = program.role == .app
        command(isApp ? .performAppIntent(app: Self.app, ArchivedAction(intent: "AskIntent")) : .reload(kind: nil))
        for request in takeRequests(named: isApp ? "performIntent" : "timeline") {
            let body: WireResponse.Body =
                isApp ? .done(opensApp: false) : .timeline(ArchivedTimeline(entries: [], policy: .never))
            let answer = WireResponse(id: request.token, body: body, asksForLocation: true)
            happen(.answered(request.token, .success(answer)))
        }
    }

    // MARK: - Answers of the programs

    /// Removes the sent requests with a name, and returns the first.
    mutating func take(_ name: String) throws -> ProgramRequest { try #require(takeRequests(named: name).first) }

    /// Removes and returns the sent requests for timelines.
    mutating func takeTimelines() -> [ProgramRequest] { takeRequests(named: "timeline") }

    /// Removes and returns the sent requests with a name.
    mutating func takeRequests(named name: String) -> [ProgramRequest] {
        var taken: [ProgramRequest] = []
        effects.removeAll { effect in
            guard case .send(let request) = effect, request.body.name == name else { return false }
            taken.append(request)
            return true
        }
        return taken
    }

    mutating func answer(_ request: ProgramRequest, _ body: WireResponse.Body, reloads: [ReloadRequest] = []) {
        happen(.answered(request.token, .success(WireResponse(id: request.token, body: body, reloads: reloads))))
    }

    mutating func fail(
        _ request: ProgramRequest,
        _ code: DeviceError.Code = .crashed,
        _ message: String = "it failed"
    ) {
        happen(.answered(request.token, .failure(DeviceError(code, message))))
    }

    mutating func answerDescriptions(
        kinds: [String] = ["kind"],
        families: [String] = standardFamilies,
        intents: [IntentForm] = []
    ) {
        for request in takeRequests(named: "describe") {
            let widgets = request.program.role == .app ? [] : kinds.map { Self.widget($0, families) }
            answer(request, .description(ChildDescription(widgets: widgets, intents: intents)))
        }
    }

    mutating func answerPlaceholders() {
        for request in takeRequests(named: "placeholder") {
            answer(request, .rendering(Self.rendering("placeholder", request)))
        }
    }

    /// Answers every timeline request with entries at those offsets from now, in seconds.
    mutating func answerTimelines(_ offsets: [Double], _ policy: ArchivedTimeline.Policy = .never) {
        for request in takeTimelines() { answerTimeline(request, offsets, policy) }
    }

    mutating func answerTimeline(
        _ request: ProgramRequest,
        _ offsets: [Double],
        _ policy: ArchivedTimeline.Policy = .never
    ) {
        let entries = offsets.map { offset in
            ArchivedTimeline.Entry(
                date: now.date.addingTimeInterval(offset),
                rendering: Self.rendering("\(now.date.timeIntervalSinceReferenceDate)+\(offset)", request)
            )
        }
        answer(request, .timeline(ArchivedTimeline(entries: entries, policy: policy)))
    }

    // MARK: - State

    var widget: WidgetState {
        get throws { try #require(model.widgets["w1"]) }
    }

    /// The digest of the shown rendering.
    var digest: ArchiveDigest {
        get throws { try #require(try widget.rendering?.pictures.first).digest }
    }

    /// What the device would save as a state now.
    var savedState: SavedState {
        SavedState(
            date: now.date,
            settings: model.settings,
            screen: model.screen.name,
            homeScreen: model.homeScreen
        )
    }

    func records(_ kind: TraceKind) -> [TraceRecord] {
        model.trace.records.filter { $0.kind == kind }
    }

    /// The reasons and the costs of the reloads that have started.
    var reloads: [(reasons: [ReloadReason], cost: ReloadDecision.Cost)] {
        model.trace.records.compactMap {
            if case .reload(.started(let reasons, _, let cost, _)) = $0.event { (reasons, cost) } else { nil }
        }
    }

    private mutating func takeReply(_ ticket: CommandTicket) -> CommandReply? {
        var found: CommandReply?
        effects.removeAll { effect in
            guard case .reply(ticket, let reply) = effect else { return false }
            found = reply
            return true
        }
        return found
    }

    /// The families in which the extension offers its kinds.
    static let standardFamilies = ["systemSmall", "systemMedium", "systemLarge", "accessoryCircular"]

    static func widget(_ kind: String, _ families: [String]) -> WidgetDescription {
        WidgetDescription(
            kind: kind,
            displayName: kind,
            families: families,
            configurationIntent: "ChooseIntent"
        )
    }

    /// An archived view with a text in its URL, one action, one inner link, and one of a scheme that no app lists.
    private static func rendering(_ text: String, _ request: ProgramRequest) -> ArchivedRendering {
        let archive = EntryArchive(
            size: ArchiveSize(width: 158, height: 158),
            content: [
                ArchiveNode(
                    frame: .zero,
                    children: ["test://inner", "https://example.org/inner"]
                        .map { ArchiveNode(frame: .zero, content: .link($0)) }
                )
            ],
            url: "test://\(text)",
            actions: ["a0": ArchivedAction(intent: "LogIntent", parameters: ["name": "\"Run\""])]
        )
        let count = request.body.placement?.variants.count ?? 1
        return ArchivedRendering(archives: [archive], variants: Array(repeating: 0, count: count))
    }
}

extension WireRequest.Body {
    /// The placement whose view is requested; nil for another request.
    var placement: WidgetPlacement? {
        switch self {
        case .placeholder(let placement), .timeline(let placement), .snapshot(let placement, _): placement
        default: nil
        }
    }
}

extension Date {
    /// A Tuesday morning, in UTC.
    static let morning = Date(iso8601: "2026-02-03T10:00:00Z")

    /// Parses ISO 8601 text; invalid text is a mistake in the test.
    init(iso8601 text: String) {
        do {
            try self.init(text, strategy: .iso8601)
        } catch {
            preconditionFailure("\(text) is not an ISO 8601 date")
        }
    }
}

extension DeviceProfile {
    /// The observed profile with another budget.
    static func observed(charging reloads: Int) -> DeviceProfile {
        var profile = observed
        profile.chargedReloads = ProfileNumber(reloads, .modelled)
        return profile
    }
}

extension CommandReply {
    /// The error code, if the command was refused.
    var refusal: DeviceError.Code? {
        if case .refused(let error) = self { return error.code }
        return nil
    }
}
