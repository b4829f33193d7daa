import Synchronization
public import VitrinePlatform
public import VitrineWidgets
import WidgetArchive

/// A device's clock that stands still until a test moves it.
///
/// ```swift
/// let time = ManualTime("2026-06-03T23:59:00+09:00", timeZoneIdentifier: "Asia/Seoul")
/// time.advance(by: .seconds(120))
/// ```
public final class ManualTime: Sendable {
    private let state: Mutex<DeviceMoment>

    /// Creates a clock that shows a moment, with its zone, locale and settings.
    public init(_ moment: DeviceMoment) {
        state = Mutex(moment)
    }

    /// Creates a clock that shows a time.
    /// - Precondition: The text is ISO 8601 with a zone, such as `2026-06-03T09:41:00Z`.
    public convenience init(
        _ text: String,
        timeZoneIdentifier: String = "GMT",
        localeIdentifier: String = "en_US"
    ) {
        guard let now = ISO8601.date(text) else {
            preconditionFailure("'\(text)' is not an ISO 8601 time with a zone, such as 2026-06-03T09:41:00Z")
        }
        self.init(
            DeviceMoment(now: now, timeZoneIdentifier: timeZoneIdentifier, localeIdentifier: localeIdentifier)
        )
    }

    /// The moment of the clock, with zone, locale and lock.
    public var moment: DeviceMoment { state.withLock { $0 } }

    /// The time that the clock shows.
    public var now: Date { moment.now }

    /// Moves the clock; a negative distance moves it back.
    public func advance(by distance: Duration) {
        state.withLock { $0.now += distance.seconds }
    }

    /// Sets the clock, forward or back.
    public func set(to date: Date) {
        state.withLock { $0.now = date }
    }

    /// Moves the device to another time zone.
    public func setTimeZone(_ timeZoneIdentifier: String) {
        state.withLock { $0.timeZoneIdentifier = timeZoneIdentifier }
    }

    /// Chooses the text size, as the user does in the system's settings.
    public func setTextSize(_ size: DynamicTypeSize) {
        state.withLock { $0.display.textSize = DeviceTextSize(rawValue: "\(size)") ?? .large }
    }

    /// Chooses the locale, such as `ar_EG`; a 24-hour clock is its keyword, as in `en_US@hours=h23`.
    public func setLocale(_ localeIdentifier: String) {
        state.withLock { $0.localeIdentifier = localeIdentifier }
    }

    /// Switches bold text on or off, as the user does in the system's settings.
    public func setBoldText(_ isBold: Bool) {
        state.withLock { $0.display.isTextBold = isBold }
    }

    /// Chooses the contrast, as the user does in the system's settings.
    public func setContrast(_ contrast: ColorSchemeContrast) {
        state.withLock { $0.display.isContrastIncreased = contrast == .increased }
    }

    /// Switches reduced motion on or off, as the user does in the system's settings.
    public func setReducedMotion(_ isReduced: Bool) {
        state.withLock { $0.display.isMotionReduced = isReduced }
    }

    /// Switches reduced transparency on or off, as the user does in the system's settings.
    public func setReducedTransparency(_ isReduced: Bool) {
        state.withLock { $0.display.isTransparencyReduced = isReduced }
    }

    /// Makes the device a tablet or a phone.
    public func setPad(_ isPad: Bool) {
        state.withLock { $0.isPad = isPad }
    }

    /// Sets what the app may know about the device's location.
    public func setLocation(_ location: DeviceLocation) {
        state.withLock { $0.location = location }
    }

    /// Locks or unlocks the device.
    public func setLocked(_ isLocked: Bool) {
        state.withLock { $0.isLocked = isLocked }
    }
}
