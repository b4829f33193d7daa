import VitrineWire

extension DeviceModel {
    /// Opens an app; the command is answered when the app is ready.
    mutating func open(_ id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        guard !settings.isLocked else {
            refuse(ticket, .locked, "an app cannot be opened while the screen is locked; unlock it first")
            return
        }
        appStates[id]?.openers.append(ticket)
        bringToFront(id)
    }

    mutating func goHome(_ ticket: CommandTicket) {
        leaveForeground()
        reply(ticket, .done)
    }

    mutating func close(_ id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        close(id)
        reply(ticket, .done)
    }

    /// The phase of an app's process.
    public func phase(of app: String) -> AppPhase {
        appStates[app]?.phase ?? .closed
    }

    /// Brings an app to the front, and starts its process if necessary.
    mutating func bringToFront(_ id: String) {
        guard let state = appStates[id] else { return }
        let program = ProgramReference(app: id, role: .app)
        if foreground != id {
            leaveForeground()
            foreground = id
            record(.action(.appOpened(isCold: state.phase == .closed)), id)
            if state.phase == .ready { send(.sceneBecame(active: true), to: program, for: .scene(app: id)) }
        }
        switch state.phase {
        case .ready:
            replyToPendingOpens(of: id, .done)
        case .starting:
            if isStopped(ProgramReference(app: id, role: .app)) { failPendingOpens(of: id) }
        case .closed:
            appStates[id]?.phase = .starting
            emit(.keepAlive(program, true))
            send(.describe, to: program, for: .launch(app: id))
        }
    }

    /// Shows the home screen; the app that was in front goes to the background.
    mutating func leaveForeground() {
        guard let id = foreground else { return }
        foreground = nil
        // A suspended app gets no wakes; it learns about the change of its scene instead.
        appStates[id]?.wake = nil
        record(.action(.appLeft), id)
        if appStates[id]?.phase == .ready {
            send(.sceneBecame(active: false), to: ProgramReference(app: id, role: .app), for: .scene(app: id))
        }
    }

    /// Handles the description of an app that was started.
    mutating func launchAnswered(_ id: String, _ result: Result<WireResponse.Body, DeviceError>) {
        guard appStates[id]?.phase == .starting else { return }
        let program = ProgramReference(app: id, role: .app)
        do throws(DeviceError) {
            guard case .description(let description) = try body(of: result) else {
                throw DeviceError(.invalidResponse, "the app did not describe what it offers")
            }
            programs[program]?.description = description
            appStates[id]?.phase = .ready
            record(.action(.appReady), id)
            send(.sceneBecame(active: foreground == id), to: program, for: .scene(app: id))
            openWaitingLinks(of: id)
            replyToPendingOpens(of: id, .done)
        } catch {
            drop(id, because: error, "did not start: \(TraceText.quoted(error.message))")
            emit(.keepAlive(program, false))
        }
    }

    /// Handles the end of an app's process that the device did not request.
    mutating func appProcessEnded(_ id: String, _ ending: ProgramEnding) {
        // While the app starts, the failed request reports this.
        guard appStates[id]?.phase == .ready else { return }
        drop(id, because: DeviceError(.crashed, "\(id) ended (\(ending))"), "its process ended: \(ending)")
        emit(.keepAlive(ProgramReference(app: id, role: .app), false))
    }

    /// Handles an app's request for a wake; an app in the background is suspended and gets none.
    mutating func askedForWake(after delay: Double, by program: ProgramReference) {
        guard program.role == .app, foreground == program.app, delay >= 0, delay < 1e9 else { return }
        // Without a pause an app that is always woken again would keep a jump of the clock from ending.
        appStates[program.app]?.wake = moment.uptime + .seconds(max(delay, 0.1))
    }

    /// Wakes the apps whose wake is due.
    mutating func wakeApps() {
        for app in apps {
            guard let state = appStates[app.id], let wake = state.wake, wake <= moment.uptime else { continue }
            appStates[app.id]?.wake = nil
            guard state.phase == .ready else { continue }
            send(.wake, to: ProgramReference(app: app.id, role: .app), for: .wake(app: app.id))
        }
    }

    /// Ends an app as a person does.
    mutating func close(_ id: String) {
        // A process that only performs an intent may have asked.
        locationAskerEnded(id)
        guard appStates[id]?.phase != .closed else { return }
        let program = ProgramReference(app: id, role: .app)
        if foreground == id { leaveForeground() }
        // Opened again, the app is another process, for which this answer says nothing.
        withdraw { $0 == .launch(app: id) }
        drop(id, because: DeviceError(.stopping, "\(id) was closed"), "closed by the user")
        emit(.keepAlive(program, false))
        emit(.stop(program))
    }

    private mutating func drop(_ id: String, because error: DeviceError, _ message: String) {
        let waiting = appStates[id]?.links ?? []
        if foreground == id { foreground = nil }
        locationAskerEnded(id)
        appStates[id]?.phase = .closed
        appStates[id]?.links = []
        appStates[id]?.wake = nil
        appStates[id]?.hasSession = false
        record(.action(.appClosed(why: message)), id)
        replyToPendingOpens(of: id, .refused(error))
        for link in waiting { reply(link.ticket, .refused(error)) }
    }

    mutating func replyToPendingOpens(of id: String, _ answer: CommandReply) {
        let openers = appStates[id]?.openers ?? []
        appStates[id]?.openers = []
        for ticket in openers { reply(ticket, answer) }
    }

    private mutating func openWaitingLinks(of id: String) {
        let waiting = appStates[id]?.links ?? []
        appStates[id]?.links = []
        for link in waiting {
            record(.action(.linkOpened(url: link.url, isCold: true)), id)
            send(
                .openURL(link.url),
                to: ProgramReference(app: id, role: .app),
                for: .link(app: id, url: link.url, link.ticket)
            )
        }
    }
}
