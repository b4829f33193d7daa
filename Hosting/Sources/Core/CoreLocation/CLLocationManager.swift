/// Whether a person lets a program know the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly a person lets a program know the location.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// What a program uses the location for.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no location.
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

/// Receives locations.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Requests the location; the answer is the device's, or that permission is denied.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // The main thread uses the delegate, as on Apple's platforms.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            tell { manager, delegate in
                delegate.locationManagerDidChangeAuthorization(manager)
                delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
            }
        }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var activityType = CLActivityType.other
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var pausesLocationUpdatesAutomatically = true

    open var authorizationStatus: CLAuthorizationStatus { DevicePlace.current.authorization }
    open var accuracyAuthorization: CLAccuracyAuthorization { isAuthorized ? .fullAccuracy : .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { isAuthorized }
    // Without a location the manager has none; the delegate is told why.
    open var location: CLLocation? { try? DevicePlace.current.location() }
    open var heading: CLHeading? { nil }

    open class func locationServicesEnabled() -> Bool { true }
    open class func authorizationStatus() -> CLAuthorizationStatus { DevicePlace.current.authorization }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
    open func requestLocation() { answer() }
    open func startUpdatingLocation() { answer() }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() { answer() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoringVisits() {}
    open func stopMonitoringVisits() {}
    open func startMonitoring(for region: CLRegion) {}
    open func stopMonitoring(for region: CLRegion) {}

    private var isAuthorized: Bool { authorizationStatus == .authorizedWhenInUse }

    private func answer() {
        tell { manager, delegate in
            do throws(CLError) {
                delegate.locationManager(manager, didUpdateLocations: [try DevicePlace.current.location()])
            } catch {
                delegate.locationManager(manager, didFailWithError: error)
            }
        }
    }

    /// Calls the delegate a little later, on the main thread, as Apple's manager does.
    ///
    /// Apple's asks another process, so that code which asks first and sets its own handler afterwards works there.
    private func tell(_ message: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
            if let delegate = self.delegate { message(self, delegate) }
        }
    }
}

/// Where a device points; the device here has no compass.
open class CLHeading: NSObject, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// An update of the location.
public struct CLLocationUpdate: Sendable {
    /// How a program moves.
    public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    public let location: CLLocation?
    public let authorizationDenied: Bool
    public var isStationary: Bool { true }

    /// The updates of the location: a single one, with the location or with `authorizationDenied`.
    public static func liveUpdates(
        _ configuration: LiveConfiguration = .default
    ) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
        let place = DevicePlace.current
        let isDenied = place.authorization != .authorizedWhenInUse
        // Without a location the update has none, as on Apple's platforms.
        let update = CLLocationUpdate(location: try? place.location(), authorizationDenied: isDenied)
        return AsyncThrowingStream { continuation in
            continuation.yield(update)
            continuation.finish()
        }
    }
}

/// Keeps the updates coming in the background; no update comes here.
public final class CLBackgroundActivitySession: Sendable {
    public init() {}
    public func invalidate() {}
}

/// Asks for permission as long as it lives; here the device's settings decide.
public final class CLServiceSession: Sendable {
    /// What is asked for.
    public enum AuthorizationRequirement: Int, Sendable {
        case none, whenInUse, always
    }

    public init(authorization: AuthorizationRequirement) {}
    public func invalidate() {}
}

public let kCLErrorDomain = "kCLErrorDomain"

extension CLError.Code {
    /// Whether an error is this one: `catch CLError.…` and `case CLError.…` of a switch.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
