/// Whether a person lets a program know the place.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly a person lets a program know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// What a program uses the place for.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no place.
public struct CLError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case geocodeFoundNoResult = 8
        case geocodeCanceled = 10
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// Receives places.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Asks for the place; the device has none and answers as if the person had said no.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // The main thread uses the delegate, as on Apple's platforms.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            tell { manager, delegate in
                delegate.locationManagerDidChangeAuthorization(manager)
                delegate.locationManager(manager, didChangeAuthorization: .denied)
            }
        }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true

    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var location: CLLocation? { nil }

    open class func locationServicesEnabled() -> Bool { true }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() { fail() }
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    open func startMonitoringSignificantLocationChanges() { fail() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoring(for region: CLRegion) {}
    open func stopMonitoring(for region: CLRegion) {}

    private func fail() {
        tell { manager, delegate in delegate.locationManager(manager, didFailWithError: CLError(.denied)) }
    }

    /// Calls the delegate a little later, on the main thread, as Apple's manager does.
    private func tell(_ message: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        DispatchQueue.main.async {
            if let delegate = self.delegate { message(self, delegate) }
        }
    }
}

/// A place as news of it arrives.
public struct CLLocationUpdate: Sendable {
    public let location: CLLocation?
    public let authorizationDenied: Bool

    /// News of the place: one, that the person has said no.
    public static func liveUpdates() -> AsyncThrowingStream<CLLocationUpdate, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(CLLocationUpdate(location: nil, authorizationDenied: true))
            continuation.finish()
        }
    }
}
