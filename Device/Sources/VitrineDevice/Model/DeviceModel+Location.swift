import VitrineWire

extension DeviceModel {
    /// Asks the user for permission to give an app the device's location.
    ///
    /// The answer is a change of the location, and is stored. As on the real system, the user is asked once: every
    /// later request's context contains the answer. An extension cannot ask.
    mutating func askedForLocation(by program: ProgramReference) {
        guard program.role == .app else {
            record(.setting(.locationAsked(.notAnApp)), "\(program)")
            return
        }
        guard settings.location.authorization == .notDetermined else {
            let answer = TraceEvent.LocationAnswer.answered(authorization: settings.location.authorization.rawValue)
            record(.setting(.locationAsked(answer)), "\(program)")
            return
        }
        guard locationAsker == nil else { return }
        locationAsker = program.app
        record(.setting(.locationAsked(.open)), "\(program)")
    }

    /// Withdraws an app's question after its process has ended.
    mutating func locationAskerEnded(_ app: String) {
        if locationAsker == app { locationAsker = nil }
    }
}
