import Synchronization
public import VitrineWidgets

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A device's clock that a test sets: it stands still until it is moved.
///
/// ```swift
/// let time = ManualTime("2026-06-03T23:59:00+09:00", timeZoneIdentifier: "Asia/Seoul")
/// time.advance(by: .seconds(120))
/// ```
public final class ManualTime: Sendable {
    private let state: Mutex<DeviceMoment>

    /// Makes a clock that shows a moment.
    public init(_ moment: DeviceMoment) {
        state = Mutex(moment)
    }

    /// Makes a clock that shows a time.
    /// - Precondition: The text is ISO 8601 with a zone, such as `2026-06-03T09:41:00Z`.
    public convenience init(
        _ text: String,
        timeZoneIdentifier: String = "GMT",
        localeIdentifier: String = "en_US"
    ) {
        guard let now = ISO8601.date(text) else {
            preconditionFailure("'\(text)' is no ISO 8601 time with a zone, such as 2026-06-03T09:41:00Z")
        }
        self.init(
            DeviceMoment(now: now, timeZoneIdentifier: timeZoneIdentifier, localeIdentifier: localeIdentifier)
        )
    }

    /// What the clock shows, with zone, locale and lock.
    public var moment: DeviceMoment { state.withLock { $0 } }

    /// The time that the clock shows.
    public var now: Date { moment.now }

    /// Moves the clock; a negative distance sets it back.
    public func advance(by distance: Duration) {
        let (seconds, attoseconds) = distance.components
        state.withLock { $0.now += Double(seconds) + Double(attoseconds) * 1e-18 }
    }

    /// Sets the clock, forward or back.
    public func set(to date: Date) {
        state.withLock { $0.now = date }
    }

    /// Carries the device to another zone.
    public func travel(to timeZoneIdentifier: String) {
        state.withLock { $0.timeZoneIdentifier = timeZoneIdentifier }
    }

    /// Makes the device a pad, or a phone again.
    public func setPad(_ isPad: Bool) {
        state.withLock { $0.isPad = isPad }
    }

    /// Says what the app may know of where the device is.
    public func setLocation(_ location: DeviceLocation) {
        state.withLock { $0.location = location }
    }

    /// Locks or unlocks the device.
    public func setLocked(_ isLocked: Bool) {
        state.withLock { $0.isLocked = isLocked }
    }
}
