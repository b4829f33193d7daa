#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// All that a device is made of.
public struct DeviceConfiguration: Sendable {
    /// The installed apps, with absolute paths.
    public var manifest: DeviceManifest
    /// The folder in which the device keeps its home screen and its programs' home folders; made if missing.
    public var stateFolder: String
    /// The folder that holds the App Groups' folders, given to programs as `VITRINE_CONTAINERS`.
    public var containersFolder: String
    /// The profile.
    public var profile: DeviceProfile
    /// What is set when the device starts.
    public var settings: DeviceSettings
    /// What the clock shows when the device starts.
    public var date: Date
    /// How fast the clock goes; between ``DeviceClock/slowest`` and ``DeviceClock/fastest``.
    public var speed: Double
    /// Whether the clock stands still when the device starts.
    public var isHeld: Bool
    /// Where local days begin.
    public var days: ZoneDays
    /// The host's running time.
    public var host: HostClock
    /// How many records the trace keeps.
    public var traceCapacity: Int

    /// Makes a configuration.
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
        traceCapacity: Int = 2_000
    ) {
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
    }
}
