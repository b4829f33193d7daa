#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The device's clock: a pure mapping from the host's running time to device moments.
///
/// At speed 1 the device keeps pace with the host, at 60 a minute passes in a second. While it is held, the calendar
/// clock stands still and the system goes on running at the host's pace, so that a reload asked for is still answered.
public struct DeviceClock: Codable, Hashable, Sendable {
    /// How many device seconds pass in a host second; above 0.
    public private(set) var speed: Double
    /// Whether the calendar clock stands still.
    public private(set) var isHeld: Bool
    private var anchor: DeviceInstant
    private var host: Duration

    /// The slowest speed that can be set.
    public static let slowest = 0.001
    /// The fastest speed that can be set.
    public static let fastest = 100_000.0

    /// Makes a running clock that shows a date when the host's running time is `host`.
    /// - Precondition: `speed` lies between ``slowest`` and ``fastest``.
    public init(date: Date, host: Duration = .zero, speed: Double = 1, isHeld: Bool = false) {
        precondition(Self.allows(speed), "the speed is \(Self.slowest)…\(Self.fastest), got \(speed)")
        self.speed = speed
        self.isHeld = isHeld
        self.anchor = DeviceInstant(date: date, uptime: .zero)
        self.host = host
    }

    /// Whether a speed can be set; not so for NaN.
    public static func allows(_ speed: Double) -> Bool {
        speed >= slowest && speed <= fastest
    }

    /// The device's moment when the host's running time is `host`.
    ///
    /// A host time before the last change gives the moment of that change: the device's time never runs back by itself.
    public func moment(at host: Duration) -> DeviceInstant {
        let passed = max(host - self.host, .zero)
        return DeviceInstant(
            date: isHeld ? anchor.date : anchor.date.addingTimeInterval(passed.seconds * speed),
            uptime: anchor.uptime + passed * pace
        )
    }

    /// How long the host has to wait until the clock shows a date; nil if it never will, zero if it does already.
    public func hostDelay(untilDate date: Date, at host: Duration) -> Duration? {
        let missing = date.timeIntervalSince(moment(at: host).date)
        if missing <= 0 { return .zero }
        return isHeld ? nil : .seconds(missing / speed)
    }

    /// How long the host has to wait until the system has run for a time; zero if it has already.
    public func hostDelay(untilUptime uptime: Duration, at host: Duration) -> Duration {
        max((uptime - moment(at: host).uptime) / pace, .zero)
    }

    /// Sets what the clock shows, as a person would; the running time goes on.
    public mutating func set(_ date: Date, at host: Duration) {
        settle(at: host)
        anchor.date = date
    }

    /// Lets device time pass at once up to a date; a date not ahead changes nothing.
    public mutating func pass(to date: Date, at host: Duration) {
        settle(at: host)
        let skipped = date.timeIntervalSince(anchor.date)
        guard skipped > 0 else { return }
        anchor = DeviceInstant(date: date, uptime: anchor.uptime + .seconds(skipped))
    }

    /// Changes the speed from now on.
    /// - Precondition: `speed` lies between ``slowest`` and ``fastest``.
    public mutating func setSpeed(_ speed: Double, at host: Duration) {
        precondition(Self.allows(speed), "the speed is \(Self.slowest)…\(Self.fastest), got \(speed)")
        settle(at: host)
        self.speed = speed
    }

    /// Holds the calendar clock, or lets it go on.
    public mutating func setHeld(_ isHeld: Bool, at host: Duration) {
        settle(at: host)
        self.isHeld = isHeld
    }

    private var pace: Double { isHeld ? 1 : speed }

    private mutating func settle(at host: Duration) {
        anchor = moment(at: host)
        self.host = max(host, self.host)
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
