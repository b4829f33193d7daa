extension ProcessInfo {
    /// The device's thermal state.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// The version of the device's system, which code compares with Apple's.
    public static let deviceVersion = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)

    public var isLowPowerModeEnabled: Bool { false }
    public var thermalState: ThermalState { .nominal }

    /// Runs the work at once; the program is not suspended meanwhile.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification"
    )
}
