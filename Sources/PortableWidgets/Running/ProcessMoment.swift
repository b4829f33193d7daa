#if CompleteFoundation
import CProcessClock
import Vitrine
import VitrinePlatform

/// The clock, the time zone, the locale and the location of the whole process.
///
/// An extension written for Apple asks `Date()`, `TimeZone.current`, `Locale.current` and Core Location, and knows no
/// ``DeviceMoment``. Before each request the process takes them over from the device.
enum ProcessMoment {
    /// Makes a request's moment that of the process.
    /// - Parameters:
    ///   - moment: The moment.
    ///   - isStill: Whether the clock stands at the moment; otherwise it advances with the real time.
    static func follow(_ moment: DeviceMoment, isStill: Bool) {
        vitrine_clock_follow(moment.now.timeIntervalSinceReferenceDate, isStill)
        set("TZ", to: moment.timeZoneIdentifier)
        set("LANG", to: moment.localeIdentifier + ".UTF-8")
        // The languages that the user prefers, as the C library's message catalogues read them.
        set("LANGUAGE", to: moment.deviceLocaleIdentifier)
        if let containers = moment.containers { set("VITRINE_CONTAINERS", to: containers.path) }
        set("VITRINE_LOCATION", to: text(moment.location))
        tzset()
        NSTimeZone.resetSystemTimeZone()
    }

    /// A location as `denied`, `notAsked`, `unknown`, or degrees north and east such as `37.53 127.07`.
    private static func text(_ location: DeviceLocation) -> String {
        switch location {
        case .notAsked: "notAsked"
        case .denied: "denied"
        case .unknown: "unknown"
        case .at(let latitude, let longitude): "\(latitude) \(longitude)"
        }
    }

    private static func set(_ name: String, to value: String) {
        // Code that outlived its request may be reading the environment, so equal values are not written again.
        if let old = getenv(name), String(cString: old) == value { return }
        setenv(name, value, 1)
    }
}
#endif
