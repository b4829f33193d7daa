/// Where the device is, as far as the program may know it.
enum DevicePlace: Equatable {
    case notAsked, denied
    /// The person gave permission, but the device does not know its location.
    case unknown
    case at(latitude: Double, longitude: Double)

    /// What the device said with the last request; without a device, permission is denied.
    static var current: DevicePlace { DevicePlace(ProcessInfo.processInfo.environment["VITRINE_LOCATION"] ?? "denied") }

    /// Reads `notAsked`, `denied`, `unknown`, or degrees north and east with a space between; any other text is a no.
    init(_ text: String) {
        let degrees = text.split(separator: " ").compactMap { Double($0) }
        switch text {
        case "notAsked": self = .notAsked
        case "unknown": self = .unknown
        case _ where degrees.count == 2: self = .at(latitude: degrees[0], longitude: degrees[1])
        default: self = .denied
        }
    }

    var authorization: CLAuthorizationStatus {
        switch self {
        case .notAsked: .notDetermined
        case .denied: .denied
        case .unknown, .at: .authorizedWhenInUse
        }
    }

    /// The location, or why there is none.
    func location() throws(CLError) -> CLLocation {
        switch self {
        case .notAsked, .denied: throw CLError(.denied)
        case .unknown: throw CLError(.locationUnknown)
        case .at(let latitude, let longitude):
            return CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                altitude: 0,
                horizontalAccuracy: 10,
                verticalAccuracy: -1,
                timestamp: Date()
            )
        }
    }
}
