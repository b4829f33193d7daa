public import VitrineWire

/// The appearance of the whole screen.
public enum DeviceAppearance: String, Codable, Hashable, Sendable, CaseIterable {
    /// Full colour on light.
    case light
    /// Full colour on dark.
    case dark
    /// One tint on dark: widgets are rendered in the accented mode.
    case tinted
}

/// The text size that the user has chosen, by the names of Apple's `DynamicTypeSize`.
public enum DeviceTextSize: String, Codable, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The settings that the user of a device changes.
public struct DeviceSettings: Codable, Hashable, Sendable {
    /// The time zone, a name of the zone database such as `Asia/Seoul`.
    public var timeZone: String
    /// The locale, such as `en_US`.
    public var locale: String
    public var appearance: DeviceAppearance
    public var textSize: DeviceTextSize
    public var isLocked: Bool
    /// The device's location and the permission to read it.
    public var location: LocationReading
    /// The conditions that the apps' services simulate, by the app's id; a missing service has its first condition.
    public var services: [String: String]

    public init(
        timeZone: String = "UTC",
        locale: String = "en_US",
        appearance: DeviceAppearance = .light,
        textSize: DeviceTextSize = .large,
        isLocked: Bool = false,
        location: LocationReading = LocationReading(authorization: "notDetermined"),
        services: [String: String] = [:]
    ) {
        self.timeZone = timeZone
        self.locale = locale
        self.appearance = appearance
        self.textSize = textSize
        self.isLocked = isLocked
        self.location = location
        self.services = services
    }
}
