import VitrineWire

extension DeviceModel {
    /// Puts before the person an app's question for the device's place.
    ///
    /// The answer is a change of the location, and is kept. Asked once, as on the real system: an app that asks again after
    /// an answer is told what was answered, by every request's context. An extension cannot ask.
    mutating func askedForLocation(by program: ProgramReference) {
        guard program.role == .app else {
            record(.locationAsked, "\(program)", "asks for the device's place, which only an app can")
            return
        }
        guard settings.location.authorization == "notDetermined" else {
            let facts = [("answered", settings.location.authorization)]
            record(.locationAsked, "\(program)", "asks for the device's place again; the person has answered", facts)
            return
        }
        guard locationAsker == nil else { return }
        locationAsker = program.app
        record(.locationAsked, "\(program)", "asks for the device's place; the person is asked")
    }

    /// Takes an app's question back, as its process is gone.
    mutating func locationAskerEnded(_ app: String) {
        if locationAsker == app { locationAsker = nil }
    }
}
