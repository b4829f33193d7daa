public import VitrineWire
public import WidgetArchive

/// The appearance of the whole screen.
public enum DeviceAppearance: String, Codable, Hashable, Sendable, CaseIterable {
    /// Full colour on light.
    case light
    /// Full colour on dark.
    case dark
    /// One tint on dark: widgets are rendered in the accented mode.
    case tinted
    /// White on glass: widgets are rendered in the accented mode, without a tint.
    case clear
}

/// The clock that the user has chosen.
public enum DeviceHourCycle: String, Codable, Hashable, Sendable, CaseIterable {
    /// The custom of the locale.
    case automatic
    /// Twelve hours twice.
    case twelveHours
    case twentyFourHours
}

/// The settings that the user of a device changes.
public struct DeviceSettings: Codable, Hashable, Sendable {
    /// The time zone, a name of the zone database such as `Asia/Seoul`.
    public var timeZone: String
    /// The locale, such as `en_US`.
    public var locale: String
    public var appearance: DeviceAppearance
    /// The tint of the tinted appearance; its opacity is ignored.
    public var tint: ArchiveRGBA
    /// What is behind the home screen and the lock screen.
    public var wallpaper: DeviceWallpaper
    /// Whether a phone lies on its side and charges; a pad has no StandBy.
    public var standBy: DeviceStandBy
    /// What every program is told, so that its views can be read.
    public var display: DisplayPreferences
    public var hourCycle: DeviceHourCycle
    public var isLocked: Bool
    /// Whether Low Power Mode is on: charged reloads are further apart (modelled).
    public var isLowPower: Bool
    /// The device's location and the permission to read it.
    public var location: LocationReading
    /// The conditions that the apps' services simulate, by the app's id; a missing service has its first condition.
    public var services: [String: String]

    public init(
        timeZone: String = "UTC",
        locale: String = "en_US",
        appearance: DeviceAppearance = .light,
        tint: ArchiveRGBA = .usualTint,
        wallpaper: DeviceWallpaper = .dusk,
        standBy: DeviceStandBy = .off,
        display: DisplayPreferences = DisplayPreferences(),
        hourCycle: DeviceHourCycle = .automatic,
        isLocked: Bool = false,
        isLowPower: Bool = false,
        location: LocationReading = LocationReading(authorization: .notDetermined),
        services: [String: String] = [:]
    ) {
        self.timeZone = timeZone
        self.locale = locale
        self.appearance = appearance
        self.tint = tint
        self.wallpaper = wallpaper
        self.standBy = standBy
        self.display = display
        self.hourCycle = hourCycle
        self.isLocked = isLocked
        self.isLowPower = isLowPower
        self.location = location
        self.services = services
    }
}

extension DeviceSettings {
    /// Reads the settings; one that is not there, because an older program stored them, has its usual value.
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
            value = try container.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        try read(&timeZone, .timeZone)
        try read(&locale, .locale)
        try read(&appearance, .appearance)
        try read(&tint, .tint)
        try read(&wallpaper, .wallpaper)
        try read(&standBy, .standBy)
        // Older programs stored these beside the others.
        display = try DisplayPreferences(from: decoder)
        try read(&display, .display)
        try read(&hourCycle, .hourCycle)
        try read(&isLocked, .isLocked)
        try read(&isLowPower, .isLowPower)
        try read(&location, .location)
        try read(&services, .services)
    }

    /// The locale with the chosen clock as its keyword, such as `en_US@hours=h23` (Unicode Technical Standard 35,
    /// "hc").
    public var localeWithClock: String {
        let cycle: String? =
            switch hourCycle {
            case .automatic: nil
            case .twelveHours: "h12"
            case .twentyFourHours: "h23"
            }
        guard let cycle else { return locale }
        return locale + (locale.contains("@") ? ";" : "@") + "hours=\(cycle)"
    }
}

extension ArchiveRGBA {
    /// The tint of a new device, a light blue.
    public static let usualTint = ArchiveRGBA(rawValue: 0x9ecc_ffff)

    /// Reads an opaque colour in the form `#rrggbb`; nil for any other text.
    public init?(digits text: String) {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
            text.utf8.dropFirst().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let value = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        self.init(rawValue: value << 8 | 0xff)
    }
}
