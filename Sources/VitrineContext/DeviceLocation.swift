package import VitrineWire

/// The location of a device, as far as an app may know it.
public enum DeviceLocation: Hashable, Sendable {
    /// The person has not been asked for permission.
    case notAsked
    /// The person denied or revoked the permission.
    case denied
    /// The person gave permission, but the device does not know its location.
    case unknown
    /// The person gave permission, and the device is at this position, in degrees north and east.
    case at(latitude: Double, longitude: Double)
}

extension DeviceLocation {
    /// Asks the person whether the app may know where the device is.
    ///
    /// The device asks once in the app's name, keeps the answer and does not ask again. Only an app can ask; a
    /// request by an extension is not passed on, because an extension has no screen on which to ask.
    public static func requestAuthorization() {
        guard let scope = RequestScope.current else {
            DeviceLog.write("the device's location was requested outside a request; this is ignored")
            return
        }
        scope.askForLocation()
    }

    /// Reads the device's report; a position out of range counts as unknown.
    package init(_ reading: LocationReading?) {
        switch reading?.authorization {
        case .denied: self = .denied
        case .authorized:
            guard let latitude = reading?.latitude, let longitude = reading?.longitude,
                (-90...90).contains(latitude), (-180...180).contains(longitude)
            else {
                self = .unknown
                return
            }
            self = .at(latitude: latitude, longitude: longitude)
        case .notDetermined, nil: self = .notAsked
        }
    }

    /// The location as the device reports it to a process.
    package var reading: LocationReading {
        switch self {
        case .notAsked: LocationReading(authorization: .notDetermined)
        case .denied: LocationReading(authorization: .denied)
        case .unknown: LocationReading(authorization: .authorized)
        case .at(let latitude, let longitude):
            LocationReading(authorization: .authorized, latitude: latitude, longitude: longitude)
        }
    }
}
