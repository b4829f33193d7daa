import VitrineWire

extension DeviceModel {
    /// Carries out a command, or starts to.
    ///
    /// Every command is named here: one that were not would never be answered, and its caller would wait for ever.
    mutating func perform(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .place(let app, let kind, let family, let position, let configuration):
            place(app, kind, family, position, configuration, ticket)
        case .remove(let instance): remove(instance, ticket)
        case .move(let instance, let position, let makingRoom):
            move(instance, to: position, makingRoom: makingRoom, ticket)
        case .configure(let instance, let configuration): configure(instance, configuration, ticket)
        case .resetHomeScreen: resetHomeScreen(ticket)
        case .undo(let number): stepThroughChanges(isUndo: true, number, ticket)
        case .redo(let number): stepThroughChanges(isUndo: false, number, ticket)
        case .reload(let kind): reload(kind, ticket)
        case .ask(let kind): letAppsAsk(kind, ticket)
        case .spend(let kind): spend(kind, ticket)
        case .push(let app): push(app, ticket)
        case .tap(let instance, let digest, let action): tap(instance, digest, action, ticket)
        case .tapLink(let instance, let digest, let url): tapLink(instance, digest, url, ticket)
        case .openLink(let url): openLink(url, ticket)
        case .performAppIntent(let app, let action): performAppIntent(action, in: app, ticket)
        case .openApp(let id): open(id, ticket)
        case .goHome: goHome(ticket)
        case .closeApp(let id): close(id, ticket)
        case .setSession(let id, let isRunning): setSession(id, isRunning, ticket)
        case .setFault(let program, let fault): setFault(fault, program, ticket)
        case .setPushFault(let app, let fault): setPushFault(fault, app, ticket)
        case .setFileFault(let app, let file, let fault): fileFaultChanged(fault, file, app, ticket)
        case .update(let app): update(app, ticket)
        case .reboot: reboot(ticket)
        case .resetData(let app, let data): resetData(of: app, to: data, ticket)
        case .restore(let state, let name): restore(state, name, ticket)
        case .change(let setting, let text): change(setting, to: text, ticket)
        case .setScreen(let name): setScreen(name, ticket)
        case .setService(let app, let condition): setService(app, condition, ticket)
        case .setProfile(let profile): setProfile(profile, ticket)
        case .options(let program, let intent, let parameter, let search):
            options(of: program, .options(intent: intent, parameter: parameter, search: search), ticket)
        case .appScreen(let id, let request): screen(of: id, request, ticket)
        case .preview(let id, let kind, let family, let isPlaceholder):
            preview(id, kind, family, isPlaceholder: isPlaceholder, ticket)
        case .variant(let variant): inquire(about: variant, ticket)
        }
    }

    /// Refuses a command.
    mutating func refuse(_ ticket: CommandTicket, _ code: DeviceError.Code, _ message: String) {
        reply(ticket, .refused(DeviceError(code, message)))
    }

    /// The app with an id; refuses the command if no such app is installed.
    mutating func app(_ id: String, _ ticket: CommandTicket) -> AppManifest? {
        if let app = apps.first(where: { $0.id == id }) { return app }
        refuse(ticket, .notFound, AppManifest.missing(id, among: apps))
        return nil
    }

    /// Changes a service's condition without a reload: widgets notice at their next request, as with a real network.
    private mutating func setService(_ id: String, _ condition: String, _ ticket: CommandTicket) {
        guard let app = app(id, ticket) else { return }
        guard let service = app.service, service.conditions.contains(condition) else {
            let known = app.service?.conditions.joined(separator: ", ") ?? "none, it has no service"
            refuse(ticket, .badValue, "\(id) has no condition \(TraceText.quoted(condition)); it has: \(known)")
            return
        }
        if settings.services[id] ?? service.conditions.first != condition {
            record(.setting(.service(condition: condition)), id)
            settings.services[id] = condition
        }
        emit(.service(app: id, condition: condition))
        reply(ticket, .done)
    }

    private mutating func setSession(_ id: String, _ isRunning: Bool, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        guard !isRunning || phase(of: id) == .ready else {
            refuse(ticket, .notFound, "\(id) is not open; a session belongs to a running app")
            return
        }
        appStates[id]?.hasSession = isRunning
        record(.action(.session(isRunning: isRunning)), id)
        reply(ticket, .done)
    }

    private mutating func options(of program: ProgramReference, _ body: WireRequest.Body, _ ticket: CommandTicket) {
        guard app(program.app, ticket) != nil else { return }
        guard programs[program] != nil else {
            refuse(ticket, .notFound, "\(program.app) has no \(program.role.rawValue) program")
            return
        }
        send(body, to: program, for: .options(program, ticket))
    }

    private mutating func screen(of id: String, _ request: ScreenRequest, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        guard appStates[id]?.phase == .ready else {
            refuse(ticket, .notFound, "\(id) is not open; open the app first")
            return
        }
        send(
            .screen(request),
            to: ProgramReference(app: id, role: .app),
            for: .screen(app: id, variants: [request.variant], ticket)
        )
    }

    private mutating func preview(
        _ id: String,
        _ kind: String,
        _ family: DisplayFamily,
        isPlaceholder: Bool,
        _ ticket: CommandTicket
    ) {
        guard app(id, ticket) != nil, offers(id, kind, family, ticket) else { return }
        let placement = wirePlacement(kind: kind, family: family)
        send(
            isPlaceholder ? .placeholder(placement) : .snapshot(placement, isPreview: true),
            to: ProgramReference(app: id, role: .widget),
            for: .preview(app: id, variants: placement.variants, ticket)
        )
    }
}
