extension DeviceModel {
    /// Makes the files readable again after the first unlock; nothing is reloaded for it (modelled).
    mutating func unlockFiles() {
        guard isBeforeFirstUnlock else { return }
        isBeforeFirstUnlock = false
        emit(.protect(false))
    }

    mutating func setFault(_ fault: ProgramFault?, _ program: ProgramReference, _ ticket: CommandTicket) {
        guard programs[program] != nil else {
            refuse(ticket, .notFound, "there is no program \(program); use one such as app.lucidpal/widget")
            return
        }
        record(.program(.fault(fault)), "\(program)")
        programs[program]?.fault = fault
        resumed(program)
        if program.role == .app { close(program.app) }
        emit(.fault(program, fault))
        emit(.stop(program))
        reply(ticket, .done)
    }

    /// Records that a file was broken or mended; its programs do not hear of it, as on a phone.
    mutating func fileFaultChanged(
        _ fault: FileFault?,
        _ file: String,
        _ id: String,
        _ ticket: CommandTicket
    ) {
        guard app(id, ticket) != nil else { return }
        record(.program(.fileFault(file: file, fault)), id)
        reply(ticket, .done)
    }

    /// Replaces an app's programs while its old archived views are shown; every widget is reloaded (modelled).
    mutating func update(_ id: String, _ ticket: CommandTicket) {
        guard let app = app(id, ticket) else { return }
        record(.action(.appUpdated), id)
        close(id)
        programs[ProgramReference(app: id, role: .widget)]?.description = nil
        restartDescription(app)
        reloadViews(homeScreen.placements.filter { $0.app == id }, .updated)
        reply(ticket, .done)
    }

    mutating func reboot(_ ticket: CommandTicket) {
        record(.program(.deviceRebooted))
        for app in apps {
            close(app.id)
            for program in app.programReferences { emit(.stop(program)) }
        }
        settings.isLocked = true
        isBeforeFirstUnlock = true
        emit(.protect(true))
        // The archived views are the system's own and stay; the system asks for new ones (modelled).
        reloadViews(.placed)
        reply(ticket, .done)
    }
}
