@_exported public import CoreLocation
@_exported public import HostedFoundation

/// Whether a person lets a program know the motion.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Why there is no motion.
public struct CMError: Error, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)

/// Counted steps.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
}

/// Counts steps; the device has no sensor.
open class CMPedometer: NSObject, @unchecked Sendable {
    public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMErrorMotionActivityNotAvailable)
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMErrorMotionActivityNotAvailable)
    }

    open func stopUpdates() {}
}

/// Measures motion; the device has no sensor.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open func stopAccelerometerUpdates() {}
    open func stopGyroUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

/// Says whether a person walks or drives; the device does not know.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}
