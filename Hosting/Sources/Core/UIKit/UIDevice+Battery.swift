extension UIDevice {
    /// Whether the battery is charged.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    public nonisolated var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// −1: the device has no battery, as a simulated phone has none.
    public nonisolated var batteryLevel: Float { -1 }
    public nonisolated var batteryState: BatteryState { .unknown }
    /// Upright: a home screen on a phone is drawn in no other way.
    public nonisolated var orientation: UIDeviceOrientation { .portrait }
    public nonisolated var name: String { "iPhone" }
    public nonisolated var model: String { "iPhone" }
    public nonisolated var localizedModel: String { "iPhone" }
    public nonisolated var systemName: String { "iOS" }
    public nonisolated var systemVersion: String {
        let version = ProcessInfo.deviceVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }
    public nonisolated var identifierForVendor: UUID? { nil }

    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
