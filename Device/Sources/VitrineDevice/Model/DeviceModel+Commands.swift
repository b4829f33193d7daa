import VitrineWire

extension DeviceModel {
    /// Carries out a command, or starts to.
    mutating func perform(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .place, .remove, .move, .configure, .reload, .push: arrange(command, ticket)
        case .tap, .tapLink, .openLink, .performAppIntent: interact(command, ticket)
        case .openApp, .goHome, .closeApp, .setSession: switchApp(command, ticket)
        case .setFault, .setPushFault, .setFileFault, .update, .reboot: disturb(command, ticket)
        case .resetData, .restore: replace(command, ticket)
        case .options, .appScreen, .preview, .variant: inquire(command, ticket)
        case .change(let setting, let text): change(setting, to: text, ticket)
        case .setLowPower(let isOn): setLowPower(isOn, ticket)
        case .setScreen(let name): setScreen(name, ticket)
        case .setService(let app, let condition): setService(app, condition, ticket)
        case .setProfile(let profile): setProfile(profile, ticket)
        }
    }

    /// Refuses a command.
    mutating func refuse(_ ticket: CommandTicket, _ code: DeviceError.Code, _ message: String) {
        reply(ticket, .refused(DeviceError(code, message)))
    }

    /// The app with an id; refuses the command if no such app is installed.
    mutating func app(_ id: String, _ ticket: CommandTicket) -> AppManifest? {
        if let app = apps.first(where: { $0.id == id }) { return app }
        refuse(ticket, .notFound, "no app \(id) is installed; the manifest lists the installed apps")
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
            record(.serviceChanged, id, "its network was set to \(condition)", [("condition", condition)])
            settings.services[id] = condition
        }
        emit(.service(app: id, condition: condition))
        reply(ticket, .done)
    }

    private mutating func inquire(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .options(let program, let intent, let parameter, let search):
            guard app(program.app, ticket) != nil else { return }
            guard programs[program] != nil else {
                refuse(ticket, .notFound, "\(program.app) has no \(program.role.rawValue) program")
                return
            }
            send(
                .options(intent: intent, parameter: parameter, search: search),
                to: program,
                for: .options(program, ticket)
            )
        case .appScreen(let id, let request):
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
        case .preview(let id, let kind, let family, let isPlaceholder):
            guard app(id, ticket) != nil, offers(id, kind, family, ticket) else { return }
            let placement = wirePlacement(kind: kind, family: family)
            send(
                isPlaceholder ? .placeholder(placement) : .snapshot(placement, isPreview: true),
                to: ProgramReference(app: id, role: .widget),
                for: .preview(app: id, variants: placement.variants, ticket)
            )
        case .variant(let variant): inquire(about: variant, ticket)
        default:
            break
        }
    }
}
