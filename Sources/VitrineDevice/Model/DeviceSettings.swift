public import VitrineWire

/// How the whole screen is coloured.
public enum DeviceAppearance: String, Codable, Hashable, Sendable, CaseIterable {
    /// Full colour on light.
    case light
    /// Full colour on dark.
    case dark
    /// One tint on dark: widgets are drawn in the accented mode.
    case tinted
}

/// What a person sets on the device.
public struct DeviceSettings: Codable, Hashable, Sendable {
    /// The time zone, a name of the zone database such as `Asia/Seoul`.
    public var timeZone: String
    /// The locale, such as `en_US`.
    public var locale: String
    /// How the screen is coloured.
    public var appearance: DeviceAppearance
    /// Whether the screen is locked.
    public var isLocked: Bool
    /// What apps may know of where the device is.
    public var location: LocationReading
    /// What the apps' services are made to do, by the app's id; one that is missing does the first of its conditions.
    public var services: [String: String]

    /// Makes settings.
    public init(
        timeZone: String = "UTC",
        locale: String = "en_US",
        appearance: DeviceAppearance = .light,
        isLocked: Bool = false,
        location: LocationReading = LocationReading(authorization: "notDetermined"),
        services: [String: String] = [:]
    ) {
        self.timeZone = timeZone
        self.locale = locale
        self.appearance = appearance
        self.isLocked = isLocked
        self.location = location
        self.services = services
    }
}
