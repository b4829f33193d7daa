public import Foundation

/// The configuration of a device.
public struct DeviceConfiguration: Sendable {
    /// The installed apps, with absolute paths, and how their programs are confined.
    public var manifest: DeviceManifest
    /// The folder for the device's home screen and its programs' home folders; created if missing.
    public var stateFolder: String
    /// The folder that contains the App Groups' folders, passed to programs as `VITRINE_CONTAINERS`.
    public var containersFolder: String
    public var profile: DeviceProfile
    /// The settings when the device starts.
    public var settings: DeviceSettings
    /// The date on the clock when the device starts.
    public var date: Date
    /// How many device seconds pass in a second; between ``DeviceClock/slowest`` and ``DeviceClock/fastest``.
    public var speed: Double
    /// Whether the clock is held when the device starts.
    public var isHeld: Bool
    /// The calculation of local days.
    public var days: ZoneDays
    public var host: HostClock
    /// The maximum number of records in the trace.
    public var traceCapacity: Int
    /// Whether the trace and the ledgers are kept in the state folder, and continued after a restart, and the clock for
    /// others.
    public var keepsTrace: Bool
    /// Whether the apps' own programs are asked to describe themselves at the start, as the extensions are; one that is
    /// not asked starts with its first request.
    public var describesApps: Bool
    /// Receives every state, in order and none left out, on the device's actor; it must return quickly.
    public var onChange: (@Sendable (DeviceSnapshot) -> Void)?

    public init(
        manifest: DeviceManifest,
        stateFolder: String,
        containersFolder: String,
        date: Date,
        profile: DeviceProfile = .development,
        settings: DeviceSettings = DeviceSettings(),
        speed: Double = 1,
        isHeld: Bool = false,
        days: ZoneDays = .system,
        host: HostClock = .continuous,
        traceCapacity: Int = 2_000,
        keepsTrace: Bool = false,
        describesApps: Bool = true,
        onChange: (@Sendable (DeviceSnapshot) -> Void)? = nil
    ) {
        self.onChange = onChange
        self.manifest = manifest
        self.stateFolder = stateFolder
        self.containersFolder = containersFolder
        self.date = date
        self.profile = profile
        self.settings = settings
        self.speed = speed
        self.isHeld = isHeld
        self.days = days
        self.host = host
        self.traceCapacity = traceCapacity
        self.keepsTrace = keepsTrace
        self.describesApps = describesApps
    }
}
