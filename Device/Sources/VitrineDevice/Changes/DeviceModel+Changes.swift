import VitrineWire

/// What a person arranges and sets, as a value that shows what a command has changed.
private struct ReversibleState {
    var homeScreen: HomeScreen
    var values: [String: String]
    var programFaults: [ProgramReference: ProgramFault]
    var pushFaults: [String: PushFault]

    init(_ model: DeviceModel) {
        homeScreen = model.homeScreen
        let settings = DeviceSetting.all.map { ($0.name, $0.value(in: model.settings)) }
        values = Dictionary(settings, uniquingKeysWith: { first, _ in first })
        programFaults = model.programs.compactMapValues(\.fault)
        pushFaults = model.pushes.compactMapValues(\.fault)
        values["screen"] = model.screen.name
        values["profile"] = model.profile.name
        for app in model.apps {
            guard let usual = app.service?.conditions.first else { continue }
            values["service.\(app.id)"] = model.settings.services[app.id] ?? usual
        }
    }

    func change(to other: ReversibleState) -> DeviceChange {
        let changed = values.keys.sorted()
            .compactMap { name -> DeviceChange.Value? in
                guard let before = values[name], let after = other.values[name], before != after else { return nil }
                return DeviceChange.Value(name: name, before: before, after: after)
            }
        return DeviceChange(
            widgets: homeScreen.changes(to: other.homeScreen),
            values: changed,
            faults: programFaults.keysChanged(in: other.programFaults)
                .map { .program($0, before: programFaults[$0], after: other.programFaults[$0]) }
                + pushFaults.keysChanged(in: other.pushFaults)
                .map { .pushes(app: $0, before: pushFaults[$0], after: other.pushFaults[$0]) }
        )
    }
}

extension DeviceCommand {
    /// Whether it arranges or sets something that can be undone.
    fileprivate var isReversible: Bool {
        switch self {
        case .place, .remove, .move, .configure, .resetHomeScreen, .change, .setScreen, .setService, .setProfile,
            .setFault, .setPushFault:
            true
        default: false
        }
    }
}

extension DeviceModel {
    /// Carries out a command, and notes what it has changed.
    mutating func performReversibly(_ command: DeviceCommand, _ ticket: CommandTicket) {
        guard command.isReversible else { return perform(command, ticket) }
        let before = ReversibleState(self)
        perform(command, ticket)
        changes.append(before.change(to: ReversibleState(self)))
    }

    /// Undoes or redoes the last change; with a number, only if the last change has it.
    ///
    /// A change that can no longer be undone is forgotten, so that those before it can be.
    mutating func stepThroughChanges(isUndo: Bool, _ number: Int?, _ ticket: CommandTicket) {
        let verb = isUndo ? "undo" : "redo"
        guard let last = isUndo ? changes.done.last : changes.undone.last else {
            return refuse(ticket, .notFound, "there is nothing to \(verb)")
        }
        guard number == nil || number == last.number else {
            return refuse(ticket, .notFound, "something else was changed since; \(verb) the last change instead")
        }
        guard let change = changes.take(isUndo: isUndo) else { return }
        let wanted = isUndo ? change.reversed : change
        let unchanged = self
        perform(wanted.commands.before)
        guard let arranged = arrangement(after: wanted.widgets, ticket) else {
            return takeBack(to: unchanged)
        }
        changes.keep(change, isUndo: isUndo)
        show(arranged, ticket, .changed(change, isUndo: isUndo))
        perform(wanted.commands.after)
    }

    /// Gives settings their values, and injects faults; what the device cannot have now stays as it is.
    private mutating func perform(_ commands: [DeviceCommand]) {
        // Nobody waits for the answer to the ticket 0.
        for command in commands { perform(command, 0) }
    }

    /// The home screen after changes of widgets; refuses the command if a widget is not there, is not offered, or has
    /// no room.
    private mutating func arrangement(after widgets: [DeviceChange.Widget], _ ticket: CommandTicket) -> HomeScreen? {
        var arranged = homeScreen
        for widget in widgets {
            if let after = widget.after, !homeScreen.placements.contains(where: { $0.id == after.id }) {
                guard widget.before == nil else {
                    refuse(ticket, .notFound, "there is no widget \(after.id) any more")
                    return nil
                }
                // An extension that has to describe itself anew, for another screen, is judged by its answer.
                let isDescribed = programs[ProgramReference(app: after.app, role: .widget)]?.description != nil
                guard !isDescribed || offers(after.app, after.kind, after.family, ticket) else { return nil }
            }
            arranged.apply(widget)
        }
        for after in widgets.compactMap(\.after)
        where !arranged.isFree(after.family, at: after.position, on: screen, except: after.id) {
            refuse(ticket, .noRoom, "there is no room for the \(after.family.words) widget \(after.id) where it was")
            return nil
        }
        return arranged
    }
}

extension Dictionary where Value: Equatable {
    /// The keys that have other values in another dictionary, sorted by their texts.
    fileprivate func keysChanged(in other: [Key: Value]) -> [Key] {
        Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted { "\($0)" < "\($1)" }
    }
}
