import VitrineWire

extension DeviceModel {
    /// Handles an app's or extension's reload request: every placed instance of the kind is rebuilt.
    ///
    /// - Parameters:
    ///   - request: The request; without a kind it applies to all kinds.
    ///   - program: The program that sent it.
    ///   - purpose: The purpose of the request that the program was answering.
    ///   - reason: The reason that the program states; nil if it states none.
    mutating func asked(
        _ request: ReloadRequest,
        by program: ProgramReference,
        during purpose: RequestPurpose,
        because reason: String? = nil
    ) {
        guard purpose.mayAskForReloads else {
            record(.reload(.refusedLoop(kind: request.kind, during: purpose.name)), "\(program)")
            return
        }
        grant(request, by: program, during: purpose.name, because: reason)
    }

    /// Handles the reload requests of a process that the device did not start, such as an app's command in a terminal.
    ///
    /// On a phone they would come from the app's own process, so they count as requests of the app.
    mutating func reloadsRequested(_ notice: ReloadNotice) {
        let owners = apps.filter { $0.group == notice.group }
        if owners.isEmpty { record(.reload(.refusedGroup(notice.group))) }
        for app in owners {
            let isFirst = parts(of: app.id).first == app.id
            // The screen of an app in the background is drawn when it comes to the front.
            if notice.changesScreen == true, foreground == app.id {
                record(.action(.screenChanged), app.id)
            }
            for request in notice.reloads where isFirst {
                let program = ProgramReference(app: app.id, role: .app)
                grant(request, by: program, during: "a command outside the device", because: nil)
            }
        }
    }

    /// Lets the apps of the widgets of a kind, or of all, ask for their reload.
    mutating func letAppsAsk(_ kind: String?, _ ticket: CommandTicket) {
        guard let chosen = placed(kind, ticket) else { return }
        let owners = Set(chosen.map(\.app))
        for app in apps where parts(of: app.id).first(where: owners.contains) == app.id {
            let program = ProgramReference(app: app.id, role: .app)
            grant(ReloadRequest(kind: kind), by: program, during: "a command on the device", because: nil)
        }
        reply(ticket, .done)
    }

    /// The identifiers of the installed apps that are one app with several extensions, in their order.
    func parts(of app: String) -> [String] { AppManifest.parts(of: app, among: apps).map(\.id) }

    private mutating func grant(
        _ request: ReloadRequest,
        by program: ProgramReference,
        during name: String,
        because reason: String?
    ) {
        let parts = parts(of: program.app)
        let placed = homeScreen.placements.filter { parts.contains($0.app) && (request.kind ?? $0.kind) == $0.kind }
        record(
            .reload(.asked(kind: request.kind, instances: placed.count, during: name, because: reason)),
            "\(program)"
        )
        for placement in placed {
            widgets[placement.id]?.reloads.asked += 1
            guard !refuseRequest(for: placement) else { continue }
            ask(placement.id, .asked)
        }
    }

    /// Records an app's note about a reload that it did not request, or has not requested yet.
    mutating func notAsked(_ note: ReloadNote, by program: ProgramReference) {
        let isSkipped = note.outcome == .skipped
        let event: TraceEvent.Reload =
            isSkipped
            ? .saved(kind: note.kind, because: note.reason) : .postponed(kind: note.kind, because: note.reason)
        record(.reload(event), "\(program)")
        guard isSkipped else { return }
        for placement in homeScreen.placements where placement.app == program.app && placement.kind == note.kind {
            widgets[placement.id]?.reloads.saved += 1
        }
    }

    /// Requests a reload of one widget.
    ///
    /// A reload with an immediate reason is due now. Other reloads wait: for the coalescing time if an app asked, and
    /// for the end of the back-off after a failure. A request joins a reload that is already waiting.
    mutating func ask(_ instance: String, _ reason: ReloadReason) {
        guard let state = widgets[instance] else { return }
        let due = dueTime(for: reason, state)
        widgets[instance]?.ask(reason, due: due, in: profile, at: moment)
        if let pending = state.pending {
            if reason == .asked { widgets[instance]?.reloads.saved += 1 }
            record(.reload(.joined(reason: reason, requests: pending.requests + 1)), instance)
            return
        }
        if due > moment.uptime { recordHeld(instance, reason, due, state) }
    }

    /// Starts every reload that is due, in the order of the home screen.
    mutating func startDueReloads() {
        for placement in homeScreen.placements {
            guard let state = widgets[placement.id], let pending = state.pending, !state.isLoading,
                pending.due <= moment.uptime, isOffered(placement)
            else { continue }
            begin(pending, of: placement)
        }
    }

    /// The uptimes at which the waiting reloads can start.
    var nextReloads: [Duration] {
        homeScreen.placements.filter(isOffered).compactMap { widgets[$0.id]?.pending?.start }
    }

    /// Whether the extension's description offers the placed kind in the placed family.
    func isOffered(_ placement: HomeScreen.Placement) -> Bool {
        description(of: placement)?.families.contains(placement.family.rawValue) ?? false
    }

    /// The extension's description of the placed kind; nil if it does not offer the kind or is not described yet.
    func description(of placement: HomeScreen.Placement) -> WidgetDescription? {
        let program = ProgramReference(app: placement.app, role: .widget)
        return programs[program]?.description?.widgets.first { $0.kind == placement.kind }
    }

    private mutating func begin(_ pending: PendingReload, of placement: HomeScreen.Placement) {
        guard let decision = circumstances(of: placement).map({ ReloadDecision.decide(pending.reasons, in: $0) }) else {
            return
        }
        if case .held(let until) = decision.outcome {
            hold(placement.id, until: until, because: decision.reason)
            return
        }
        widgets[placement.id]?.begin(decision, at: moment)
        let request = wirePlacement(of: placement)
        let token = send(
            .timeline(request),
            to: ProgramReference(app: placement.app, role: .widget),
            for: .timeline(instance: placement.id, variants: request.variants)
        )
        widgets[placement.id]?.inFlight = token
        record(
            .reload(
                .started(
                    reasons: pending.reasons,
                    requests: pending.requests,
                    cost: decision.cost,
                    why: decision.reason
                )
            ),
            placement.id
        )
    }

    private func dueTime(for reason: ReloadReason, _ state: WidgetState) -> Duration {
        guard !reason.isImmediate else { return moment.uptime }
        let collected = reason == .asked || reason == .pushed ? moment.uptime + profile.coalescing.value : moment.uptime
        return max(collected, state.backOffUntil ?? .zero)
    }

    private mutating func recordHeld(_ instance: String, _ reason: ReloadReason, _ due: Duration, _ state: WidgetState)
    {
        let isBackingOff = (state.backOffUntil ?? .zero) == due
        record(.reload(.waits(reason: reason, delay: due - moment.uptime, isBackingOff: isBackingOff)), instance)
    }
}
