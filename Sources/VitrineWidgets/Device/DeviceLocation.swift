#if !canImport(WidgetKit)
package import VitrineWire
#endif

/// Where a device is, as far as an app may know.
public enum DeviceLocation: Hashable, Sendable {
    /// The person was never asked.
    case notAsked
    /// The person does not allow it, or took the permission back.
    case denied
    /// The person allows it, and the device does not know.
    case unknown
    /// The person allows it, and the device is here: degrees north and east.
    case at(latitude: Double, longitude: Double)
}

#if !canImport(WidgetKit)
extension DeviceLocation {
    /// Asks the person whether the app may know where the device is.
    ///
    /// The device asks in the app's name, once: it keeps the answer, and asks no more after one. Only an app can ask;
    /// the wish of an extension is not passed on, as it has no place to ask in.
    public static func requestAuthorization() {
        guard let scope = RequestScope.current else {
            StandardError.write("the device's place was asked for outside a request, which is lost")
            return
        }
        scope.askForLocation()
    }

    /// Reads what the device told; a word of a later version counts as never asked, a position that cannot be as unknown.
    init(_ reading: LocationReading?) {
        switch reading?.authorization {
        case "denied": self = .denied
        case "authorized":
            guard let latitude = reading?.latitude, let longitude = reading?.longitude,
                (-90...90).contains(latitude), (-180...180).contains(longitude)
            else {
                self = .unknown
                return
            }
            self = .at(latitude: latitude, longitude: longitude)
        default: self = .notAsked
        }
    }

    /// What a device tells of it.
    package var reading: LocationReading {
        switch self {
        case .notAsked: LocationReading(authorization: "notDetermined")
        case .denied: LocationReading(authorization: "denied")
        case .unknown: LocationReading(authorization: "authorized")
        case .at(let latitude, let longitude):
            LocationReading(authorization: "authorized", latitude: latitude, longitude: longitude)
        }
    }
}
#endif
