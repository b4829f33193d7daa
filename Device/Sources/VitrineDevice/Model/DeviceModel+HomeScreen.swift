import VitrineWire

extension DeviceModel {
    /// Whether an extension offers a kind in a family on this screen; refuses the command if not.
    mutating func offers(_ app: String, _ kind: String, _ family: DisplayFamily, _ ticket: CommandTicket) -> Bool {
        let program = ProgramReference(app: app, role: .widget)
        guard let description = programs[program]?.description else {
            refuse(ticket, .notFound, "\(program) has not described its widgets yet; the trace shows why")
            return false
        }
        guard let widget = description.widgets.first(where: { $0.kind == kind }) else {
            let known = description.widgets.map(\.kind).joined(separator: ", ")
            refuse(ticket, .notFound, "\(app) offers no widget of kind \(kind); it offers: \(known)")
            return false
        }
        guard widget.families.contains(family.rawValue), screen.size(of: family) != nil else {
            refuse(ticket, .notFound, "\(kind) is not available as a \(family.words) widget on this screen")
            return false
        }
        return true
    }

    /// Requests the views of a widget that was just placed, or whose extension was just described.
    mutating func welcome(_ placement: HomeScreen.Placement) {
        guard let state = widgets[placement.id], isOffered(placement) else { return }
        if state.placeholder == nil {
            let request = wirePlacement(of: placement)
            send(
                .placeholder(request),
                to: ProgramReference(app: placement.app, role: .widget),
                for: .placeholder(instance: placement.id, variants: request.variants)
            )
        }
        if state.timeline == nil, state.pending == nil, !state.isLoading { ask(placement.id, .placed) }
    }

    mutating func place(
        _ id: String,
        _ kind: String,
        _ family: DisplayFamily,
        _ request: GridPosition?,
        _ configuration: [String: String]?,
        _ ticket: CommandTicket
    ) {
        guard app(id, ticket) != nil, offers(id, kind, family, ticket) else { return }
        let position = request ?? homeScreen.firstFree(for: family, on: screen)
        guard homeScreen.isFree(family, at: position, on: screen) else {
            refuse(
                ticket,
                .noRoom,
                "there is no room for a \(family.words) widget there; choose another position, or none"
            )
            return
        }
        let instance = homeScreen.add(app: id, kind: kind, family: family, at: position, configuration: configuration)
        widgets[instance] = WidgetState()
        record(.action(.placed(app: id, kind: kind, family: family, at: position)), instance)
        emit(.save(homeScreen))
        reply(ticket, .placed(instance))
        if let placement = homeScreen.placements.last { welcome(placement) }
        sendPushToken(to: id)
    }

    mutating func remove(_ instance: String, _ ticket: CommandTicket) {
        guard let index = index(of: instance, ticket) else { return }
        let placement = homeScreen.placements.remove(at: index)
        widgets[instance] = nil
        record(.action(.removed), instance)
        emit(.save(homeScreen))
        reply(ticket, .done)
        sendPushToken(to: placement.app)
    }

    mutating func move(_ instance: String, to position: GridPosition, _ ticket: CommandTicket) {
        guard let index = index(of: instance, ticket) else { return }
        let family = homeScreen.placements[index].family
        guard homeScreen.isFree(family, at: position, on: screen, except: instance) else {
            refuse(
                ticket,
                .noRoom,
                "there is no room for a \(family.words) widget on \(position.words); choose another position"
            )
            return
        }
        homeScreen.placements[index].position = position
        record(.action(.moved(to: position, isByHand: true)), instance)
        emit(.save(homeScreen))
        reply(ticket, .done)
    }

    mutating func configure(_ instance: String, _ configuration: [String: String]?, _ ticket: CommandTicket) {
        guard let index = index(of: instance, ticket) else { return }
        guard description(of: homeScreen.placements[index])?.configurationIntent != nil else {
            refuse(ticket, .badValue, "\(homeScreen.placements[index].kind) has nothing to configure")
            return
        }
        homeScreen.placements[index].configuration = configuration
        record(.action(.configured), instance)
        emit(.save(homeScreen))
        reply(ticket, .done)
        reloadViews([homeScreen.placements[index]], .configured)
        sendPushToken(to: homeScreen.placements[index].app)
    }

    /// Reloads widgets on a developer's request; without a kind, every extension must also describe itself again.
    mutating func reload(_ kind: String?, _ ticket: CommandTicket) {
        let chosen = homeScreen.placements.filter { kind == nil || $0.kind == kind }
        if let kind, chosen.isEmpty {
            refuse(ticket, .notFound, "no widget of kind \(kind) is placed")
            return
        }
        record(.reload(.askedByHand(instances: chosen.count)))
        if kind == nil {
            for app in apps where app.widgetProgram != nil { describe(ProgramReference(app: app.id, role: .widget)) }
        }
        for placement in chosen { ask(placement.id, .manual) }
        reply(ticket, .done)
    }

    private mutating func index(of instance: String, _ ticket: CommandTicket) -> Int? {
        if let index = homeScreen.placements.firstIndex(where: { $0.id == instance }) { return index }
        refuse(ticket, .notFound, "there is no widget \(TraceText.quoted(instance)); it may have been removed")
        return nil
    }
}
