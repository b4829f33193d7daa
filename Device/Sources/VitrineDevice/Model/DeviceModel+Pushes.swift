import VitrineWire

// Pushes to widgets: an extension with a push handler gets a token, and a push asks for a reload of the app's widgets.
extension DeviceModel {
    /// Passes the token to an extension that has a push handler: after its description, and whenever the set of placed
    /// widgets changes (documented).
    mutating func sendPushToken(to app: String) {
        let program = ProgramReference(app: app, role: .widget)
        guard programs[program]?.description?.widgets.contains(where: { $0.hasPushHandler == true }) == true else {
            return
        }
        let token = Self.pushToken(of: app)
        record(.program(.pushTokenSent(token)), "\(program)")
        send(.pushTokenChanged(token), to: program, for: .pushToken(app: app))
    }

    /// A token that only a device's push endpoint accepts: the app's id in hexadecimal digits, the same on every
    /// device.
    static func pushToken(of app: String) -> String {
        app.utf8.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    /// Asks for a reload of all widgets of an app, as a push does: charged, and held by the budget (documented).
    ///
    /// Widgets without a push handler are reloaded too, so that a widget can be tried before it has one (modelled).
    mutating func push(_ id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        pushes[id, default: PushChannel()].count += 1
        switch pushes[id]?.activeFault {
        case nil: deliverPush(to: id, isLate: false)
        case .lost: record(.reload(.pushLost), id)
        case .late(let delay):
            record(.reload(.pushLate(by: delay)), id)
            pushes[id]?.late.append(moment.uptime + delay)
        }
        reply(ticket, .done)
    }

    /// Delivers the pushes that were late and are due.
    mutating func deliverLatePushes() {
        for app in apps {
            let due = pushes[app.id]?.late.filter { $0 <= moment.uptime } ?? []
            guard !due.isEmpty else { continue }
            pushes[app.id]?.late.removeAll { $0 <= moment.uptime }
            for _ in due { deliverPush(to: app.id, isLate: true) }
        }
    }

    /// Changes what happens to further pushes.
    mutating func setPushFault(_ fault: PushFault?, _ id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        if case .late(let delay) = fault?.kind, !(Duration.seconds(1)...PushChannel.longestDelay).contains(delay) {
            refuse(ticket, .badValue, "a push is 1 second to 30 days late, not \(delay.words)")
            return
        }
        record(.program(.pushFault(fault)), id)
        pushes[id, default: PushChannel()].fault = fault
        pushes[id]?.count = 0
        reply(ticket, .done)
    }

    private mutating func deliverPush(to id: String, isLate: Bool) {
        let parts = parts(of: id)
        let placed = homeScreen.placements.filter { parts.contains($0.app) }
        record(.reload(.pushed(isLate: isLate, instances: placed.count)), id)
        for placement in placed { ask(placement.id, .pushed) }
    }
}

/// Pushes to the widgets of an app.
struct PushChannel: Hashable {
    /// The longest delay of a push (modelled).
    static let longestDelay = Duration.seconds(30 * 86_400)

    /// What happens on the way; nil for nothing.
    var fault: PushFault?
    /// The number of pushes since the fault began.
    var count = 0
    /// The uptimes at which the pushes that are late arrive.
    var late: [Duration] = []

    /// What happens to the newest push; nil if it arrives.
    var activeFault: PushFault.Kind? {
        fault.flatMap { $0.rate.strikes(count) ? $0.kind : nil }
    }
}
