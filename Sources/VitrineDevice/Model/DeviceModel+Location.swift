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

extension LocationReading {
    /// Whether a device can tell its apps so: a known permission, and a place on Earth or none.
    var isPossible: Bool {
        let isPlace = { (degrees: Double?, limit: Double) in degrees.map { abs($0) <= limit } ?? true }
        return ["notDetermined", "denied", "authorized"].contains(authorization)
            && isPlace(latitude, 90) && isPlace(longitude, 180) && (latitude == nil) == (longitude == nil)
    }
}
