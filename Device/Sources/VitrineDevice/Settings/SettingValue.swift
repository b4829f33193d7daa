import VitrineWire
import WidgetArchive

/// A value of a setting, which commands and scripts write as a text.
protocol SettingValue: Equatable, SendableMetatype {
    /// The texts of all values; empty if there are too many to list.
    static var settingChoices: [String] { get }
    /// The same as a script writes them.
    static var scriptChoices: [String] { get }
    var settingText: String { get }
    init?(settingText: String)
}

extension SettingValue {
    static var settingChoices: [String] { [] }
    static var scriptChoices: [String] { settingChoices }
}

extension SettingValue where Self: RawRepresentable<String> & CaseIterable {
    static var settingChoices: [String] { allCases.map(\.rawValue) }
    var settingText: String { rawValue }
    init?(settingText: String) { self.init(rawValue: settingText) }
}

extension DeviceAppearance: SettingValue {}
extension DeviceWallpaper: SettingValue {}
extension DeviceStandBy: SettingValue {}
extension DeviceTextSize: SettingValue {}
extension DeviceHourCycle: SettingValue {}

extension Bool: SettingValue {
    static var settingChoices: [String] { ["off", "on"] }
    static var scriptChoices: [String] { ["false", "true"] }
    var settingText: String { self ? "on" : "off" }
    init?(settingText: String) {
        guard Self.settingChoices.contains(settingText) else { return nil }
        self = settingText == "on"
    }
}

extension String: SettingValue {
    var settingText: String { self }
    init?(settingText: String) { self = settingText }
}

/// The opacity of a colour is left out: a setting has none.
extension ArchiveRGBA: SettingValue {
    var settingText: String { String(hexadecimal.prefix(7)) }
    init?(settingText: String) { self.init(digits: settingText) }
}

extension LocationReading: SettingValue {
    var settingText: String { text }
    init?(settingText: String) { self.init(text: settingText) }
}
