import VitrineWire

// What a program was asked belongs to the context in which it was asked: when that changes, it is withdrawn and asked
// again.
extension DeviceModel {
    /// Loads every widget again after a change of what views depend on.
    mutating func reloadViews(_ reason: ReloadReason) { reloadViews(homeScreen.placements, reason) }

    /// Loads widgets again after a change of what their views depend on.
    mutating func reloadViews(_ placements: [HomeScreen.Placement], _ reason: ReloadReason) {
        let instances = Set(placements.map(\.id))
        withdraw { $0.instanceOfView.map(instances.contains) ?? false }
        for placement in placements {
            widgets[placement.id]?.inFlight = nil
            // It is shown while there is no timeline.
            if widgets[placement.id]?.timeline == nil { widgets[placement.id]?.placeholder = nil }
            ask(placement.id, reason)
            welcome(placement)
        }
    }

    /// Lets another process of an extension describe what it offers.
    ///
    /// A process makes its widgets once, with the families of its device and the names in its language.
    mutating func restartDescription(_ app: AppManifest) {
        guard app.widgetProgram != nil else { return }
        let program = ProgramReference(app: app.id, role: .widget)
        withdraw { $0 == .describe(program) }
        programs[program]?.isDescribing = false
        emit(.stop(program))
        describe(program)
    }

    /// Ends the processes, which belong to a device of the former kind, and asks the extensions what they offer on this
    /// one.
    ///
    /// Until an extension has answered, it is asked for no timeline: it would refuse a family that it no longer offers.
    mutating func idiomChanged() {
        for app in apps {
            close(app.id)
            emit(.stop(ProgramReference(app: app.id, role: .app)))
            programs[ProgramReference(app: app.id, role: .widget)]?.description = nil
            restartDescription(app)
        }
    }
}

extension RequestPurpose {
    /// The placed widget whose view is requested; nil for any other request.
    var instanceOfView: String? {
        switch self {
        case .placeholder(let instance, _), .timeline(let instance, _): instance
        default: nil
        }
    }
}
