// A file for every module that is compiled here from someone's sources: it stands beside them and gives Foundation's
// names the meaning that they have on Apple's platforms. A name of the own module precedes an imported one, so that a
// file which imports Foundation only finds these as well.
import HostedFoundation

public typealias DateComponentsFormatter = HostedFoundation.HostedDateComponentsFormatter
public typealias DateFormatter = HostedFoundation.DeviceDateFormatter
public typealias LocalizedStringResource = HostedFoundation.LocalizedStringResource
public typealias MeasurementFormatter = HostedFoundation.HostedMeasurementFormatter
public typealias NumberFormatter = HostedFoundation.DeviceNumberFormatter
public typealias RelativeDateTimeFormatter = HostedFoundation.RelativeDateTimeFormatter
public typealias URLCache = FoundationNetworking.URLCache
public typealias URLRequest = FoundationNetworking.URLRequest
public typealias URLResponse = FoundationNetworking.URLResponse
public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
public typealias URLSession = FoundationNetworking.URLSession
public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
public typealias UserDefaults = HostedFoundation.GroupUserDefaults

extension Locale {
    static var current: Locale { DeviceLocale.current }
    static var autoupdatingCurrent: Locale { DeviceLocale.current }
    static var preferredLanguages: [String] { DeviceLocale.preferredLanguages }
}

extension Bundle {
    static var main: Bundle { DeviceBundle.main }
    /// The resources of a package's target, which lie among those of the program.
    static var module: Bundle { DeviceBundle.main }
}

extension Calendar {
    static var current: Calendar { DeviceLocale.calendar }
    static var autoupdatingCurrent: Calendar { DeviceLocale.calendar }
}

extension Date {
    func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        formatted(FormatStyle(date: date, time: time).locale(DeviceLocale.current))
    }
}

extension BinaryInteger {
    func formatted() -> String { IntegerFormatStyle<Self>(locale: DeviceLocale.current).format(self) }
}

extension BinaryFloatingPoint {
    func formatted() -> String { FloatingPointFormatStyle<Self>(locale: DeviceLocale.current).format(self) }
}
