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
            let hint = Spelling.hint(for: kind, of: description.widgets.map(\.kind))
            refuse(ticket, .notFound, "\(app) offers no widget of kind \(kind); \(hint)")
            return false
        }
        guard widget.families.contains(family.rawValue), screen.size(of: family) != nil else {
            refuse(ticket, .notFound, "\(kind) is not available on this screen in the family \(family.words)")
            return false
        }
        return true
    }

    /// Whether a person could give a widget a configuration; refuses the command if not.
    private mutating func accepts(
        _ configuration: [String: String]?,
        of kind: String,
        _ app: String,
        _ ticket: CommandTicket
    ) -> Bool {
        let description = programs[ProgramReference(app: app, role: .widget)]?.description
        guard let configuration, !configuration.isEmpty,
            let widget = description?.widgets.first(where: { $0.kind == kind })
        else { return true }
        guard let intent = widget.configurationIntent else {
            refuse(ticket, .badValue, "\(kind) has nothing to configure")
            return false
        }
        let form = description?.intents.first { $0.name == intent }
        guard let problem = form?.problem(in: configuration) else { return true }
        refuse(ticket, .badValue, "\(kind) cannot be configured so: \(problem)")
        return false
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
        guard app(id, ticket) != nil, offers(id, kind, family, ticket),
            accepts(configuration, of: kind, id, ticket)
        else { return }
        let position = request ?? homeScreen.firstFree(for: family, on: screen)
        guard homeScreen.isFree(family, at: position, on: screen) else {
            refuse(
                ticket,
                .noRoom,
                request == nil && family.isAccessory
                    ? "the lock screen has no place for another \(family.words) widget: it has one line, and a row of "
                        + "four circles or two rectangles; remove a widget from it first"
                    : "there is no room for a \(family.words) widget there; choose another position, or none"
            )
            return
        }
        var arranged = homeScreen
        let instance = arranged.add(app: id, kind: kind, family: family, at: position, configuration: configuration)
        show(arranged, ticket, .placed(instance))
    }

    mutating func remove(_ instance: String, _ ticket: CommandTicket) {
        guard let index = index(of: instance, ticket) else { return }
        var arranged = homeScreen
        arranged.placements.remove(at: index)
        show(arranged, ticket)
    }

    /// Moves a widget; those in its way make room, or the command is refused.
    mutating func move(_ instance: String, to position: GridPosition, makingRoom: Bool, _ ticket: CommandTicket) {
        guard let index = index(of: instance, ticket) else { return }
        let family = homeScreen.placements[index].family
        guard let arranged = homeScreen.moving(instance, to: position, makingRoom: makingRoom, on: screen) else {
            refuse(
                ticket,
                .noRoom,
                "there is no room for a \(family.words) widget on \(position.words); choose another position"
            )
            return
        }
        show(arranged, ticket)
    }

    mutating func configure(_ instance: String, _ configuration: [String: String]?, _ ticket: CommandTicket) {
        guard let index = index(of: instance, ticket) else { return }
        let placement = homeScreen.placements[index]
        guard description(of: placement)?.configurationIntent != nil else {
            refuse(ticket, .badValue, "\(placement.kind) has nothing to configure")
            return
        }
        guard accepts(configuration, of: placement.kind, placement.app, ticket) else { return }
        homeScreen.placements[index].configuration = configuration
        emit(.save(homeScreen))
        reply(ticket, .done)
        wasConfigured(homeScreen.placements[index])
    }

    /// Returns to the home screen of a new device: the placements that the apps' manifests request; a widget that its
    /// extension no longer offers is left out.
    mutating func resetHomeScreen(_ ticket: CommandTicket) {
        var fresh = HomeScreen(defaultsOf: apps, on: screen)
        fresh.placements.removeAll { !isOffered($0) }
        var arranged = HomeScreen(nextNumber: homeScreen.nextNumber)
        for new in fresh.placements {
            arranged.add(
                app: new.app,
                kind: new.kind,
                family: new.family,
                at: new.position,
                configuration: new.configuration
            )
        }
        show(arranged, ticket, .changed(DeviceChange(widgets: homeScreen.changes(to: arranged)), isUndo: false))
    }

    /// Shows another arrangement of widgets, stores it, and answers the command.
    mutating func show(_ arranged: HomeScreen, _ ticket: CommandTicket, _ answer: CommandReply = .done) {
        let changes = homeScreen.changes(to: arranged)
        homeScreen = arranged
        for change in changes { note(change) }
        emit(.save(homeScreen))
        reply(ticket, answer)
        for change in changes { follow(change) }
    }

    /// Records where a widget is now, and keeps a state for it while it is placed.
    private mutating func note(_ change: DeviceChange.Widget) {
        guard let after = change.after else {
            guard let id = change.before?.id else { return }
            forget(id)
            return record(.action(.removed), id)
        }
        guard let before = change.before else {
            remember(after.id)
            let action = TraceEvent.Action.placed(
                app: after.app,
                kind: after.kind,
                family: after.family,
                at: after.position
            )
            return record(.action(action), after.id)
        }
        guard let position = after.position, position != before.position else { return }
        record(.action(.moved(to: position, isByHand: true)), after.id)
    }

    /// Ends the state of a widget that is no longer placed; its ledger continues if it is placed again.
    mutating func forget(_ id: String) {
        removedLedgers[id] = widgets.removeValue(forKey: id)?.ledger
        removedLedgers = removedLedgers.filter { !$0.value.isOver(at: moment.uptime) }
    }

    /// Begins the state of a widget that is placed, with the ledger that it had.
    mutating func remember(_ id: String) {
        var state = WidgetState()
        if let ledger = removedLedgers.removeValue(forKey: id) { state.ledger = ledger }
        widgets[id] = state
    }

    /// Loads a widget that was placed or configured, and gives its app a push token.
    private mutating func follow(_ change: DeviceChange.Widget) {
        guard let after = change.after else { return change.before.map { sendPushToken(to: $0.app) } ?? () }
        guard let before = change.before else {
            welcome(after)
            return sendPushToken(to: after.app)
        }
        if after.configuration != before.configuration { wasConfigured(after) }
    }

    private mutating func wasConfigured(_ placement: HomeScreen.Placement) {
        record(.action(.configured), placement.id)
        reloadViews([placement], .configured)
        sendPushToken(to: placement.app)
    }

    /// Reloads widgets on a developer's request; without a kind, every extension must also describe itself again.
    mutating func reload(_ kind: String?, _ ticket: CommandTicket) {
        guard let chosen = placed(kind, ticket) else { return }
        record(.reload(.askedByHand(instances: chosen.count)))
        if kind == nil {
            for app in apps where app.widgetProgram != nil { describe(ProgramReference(app: app.id, role: .widget)) }
        }
        for placement in chosen { ask(placement.id, .manual) }
        reply(ticket, .done)
    }

    /// The widgets of a kind, or all; refuses the command if there is none of that kind.
    mutating func placed(_ kind: String?, _ ticket: CommandTicket) -> [HomeScreen.Placement]? {
        let chosen = homeScreen.placements.filter { kind == nil || $0.kind == kind }
        if let kind, chosen.isEmpty {
            let hint = Spelling.hint(for: kind, of: Set(homeScreen.placements.map(\.kind)).sorted())
            refuse(ticket, .notFound, "no widget of kind \(kind) is placed; \(hint)")
            return nil
        }
        return chosen
    }

    private mutating func index(of instance: String, _ ticket: CommandTicket) -> Int? {
        if let index = homeScreen.placements.firstIndex(where: { $0.id == instance }) { return index }
        refuse(ticket, .notFound, "there is no widget \(TraceText.quoted(instance)); it may have been removed")
        return nil
    }
}
