import VitrineWire

// Pushes to widgets: an extension with a push handler gets a token, and a push asks for a reload of the app's widgets.
extension DeviceModel {
    /// Passes the token to an extension that has a push handler: after its description, and whenever the set of placed widgets
    /// changes (documented).
    mutating func sendPushToken(to app: String) {
        let program = ProgramReference(app: app, role: .widget)
        guard programs[program]?.description?.widgets.contains(where: { $0.hasPushHandler == true }) == true else {
            return
        }
        let token = Self.pushToken(of: app)
        record(.pushTokenSent, "\(program)", "the token for widget pushes was passed on", [("token", token)])
        send(.pushTokenChanged(token), to: program, for: .pushToken(app: app))
    }

    /// A token that no server accepts: the app's id in hexadecimal digits, the same on every device.
    static func pushToken(of app: String) -> String {
        app.utf8.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    /// Asks for a reload of all widgets of an app, as a push does: charged, and held by the budget (documented).
    ///
    /// Widgets without a push handler are reloaded too, so that a widget can be tried before it has one (modelled).
    mutating func push(_ id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        let placed = homeScreen.placements.filter { $0.app == id }
        record(.reloadAsked, id, "a push asked for a reload", [("instances", "\(placed.count)")])
        for placement in placed { ask(placement.id, .pushed) }
        reply(ticket, .done)
    }
}
