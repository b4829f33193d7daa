public import Foundation

/// The device's clock: a pure mapping from the host's running time to device moments.
///
/// At speed 1 the device's time passes as fast as the host's; at speed 60 a minute passes in a second. While the clock
/// is held, the calendar date stands still and the uptime continues at the host's pace, so that requested reloads still
/// happen.
public struct DeviceClock: Codable, Hashable, Sendable {
    /// How many device seconds pass in a host second; above 0.
    public private(set) var speed: Double
    /// Whether the calendar date stands still.
    public private(set) var isHeld: Bool
    /// The number of jumps under way, during which time passes only by the jumps' own steps.
    private var jumps = 0
    private var anchor: DeviceInstant
    private var host: Duration

    /// The minimum speed.
    public static let slowest = 0.001
    /// The maximum speed.
    public static let fastest = 100_000.0

    /// The dates to which a device's clock can be set: the years 1970 to 3999.
    ///
    /// Programs compute days and time zones for some years around them, and the library stores dates up to the year
    /// 4001.
    public static let dates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 64_060_588_800)

    /// Reads a date for a device's clock.
    ///
    /// - Parameter text: ISO 8601 with a zone, such as `2026-01-31T09:30:00Z`.
    /// - Returns: The date, which is one of ``dates``.
    /// - Throws: ``DeviceError`` with code `badValue` for another text, and for a date outside of ``dates``.
    public static func date(_ text: String) throws(DeviceError) -> Date {
        guard let date = isoDate(text) else {
            let isTime = endsWithZone(text) && (try? Date(text, strategy: .iso8601)) != nil
            let problem = isTime ? "has a day or a time that no calendar has" : "is not an ISO 8601 time"
            throw DeviceError(.badValue, "\(text) \(problem); write it as 2026-01-31T09:30:00Z")
        }
        guard dates.contains(date) else {
            throw DeviceError(.badValue, "\(text) is not in the years 1970 to 3999, which a device can show")
        }
        return date
    }

    /// Parses a time in ISO 8601 with a zone; nil for another text, and for a day or hour that no calendar has.
    public static func isoDate(_ text: String) -> Date? {
        guard endsWithZone(text) else { return nil }
        // Foundation takes the 31st of February for the third of March.
        let wall = text.prefix(19) + "Z"
        guard let day = try? Date(String(wall), strategy: .iso8601), day.formatted(.iso8601) == wall else { return nil }
        return try? Date(text, strategy: .iso8601)
    }

    /// Whether nothing follows the zone, which Foundation would leave out.
    private static func endsWithZone(_ text: String) -> Bool {
        text.dropFirst(19).wholeMatch(of: /(\.\d+)?(Z|[+-]\d\d:?\d\d)/) != nil
    }

    /// Creates a clock that shows a date when the host's running time is `host`.
    /// - Precondition: `speed` is between ``slowest`` and ``fastest``.
    public init(date: Date, host: Duration = .zero, speed: Double = 1, isHeld: Bool = false) {
        precondition(Self.allows(speed), "the speed is \(Self.slowest)…\(Self.fastest), got \(speed)")
        self.speed = speed
        self.isHeld = isHeld
        self.anchor = DeviceInstant(date: date, uptime: .zero)
        self.host = host
    }

    /// Whether a speed is within the bounds; false for NaN.
    public static func allows(_ speed: Double) -> Bool {
        speed >= slowest && speed <= fastest
    }

    /// The device's moment when the host's running time is `host`.
    ///
    /// A host time before the last change gives the moment of that change: the device's time never goes back by itself.
    public func moment(at host: Duration) -> DeviceInstant {
        let passed = max(host - self.host, .zero)
        return DeviceInstant(
            date: stands ? anchor.date : anchor.date.addingTimeInterval(passed.seconds * speed),
            uptime: anchor.uptime + passed * pace
        )
    }

    /// The host time until the clock shows a date; zero if the date has passed, nil if the clock is held before it.
    public func hostDelay(untilDate date: Date, at host: Duration) -> Duration? {
        let missing = date.timeIntervalSince(moment(at: host).date)
        if missing <= 0 { return .zero }
        // A duration is an integer, and a date may be as far away as a floating-point number.
        return stands ? nil : .seconds(min(missing / speed, Self.longestDelay))
    }

    /// The host time until the system reaches an uptime; zero if it has reached it.
    public func hostDelay(untilUptime uptime: Duration, at host: Duration) -> Duration {
        max((uptime - moment(at: host).uptime) / pace, .zero)
    }

    /// Sets the date, as the user does in the settings; the uptime does not change.
    public mutating func set(_ date: Date, at host: Duration) {
        settle(at: host)
        anchor.date = date
    }

    /// Advances date and uptime to a date at once; a date that is not in the future changes nothing.
    public mutating func pass(to date: Date, at host: Duration) {
        settle(at: host)
        let skipped = date.timeIntervalSince(anchor.date)
        guard skipped > 0 else { return }
        anchor = DeviceInstant(date: date, uptime: anchor.uptime + .seconds(skipped))
    }

    /// Changes the speed from now on.
    /// - Precondition: `speed` is between ``slowest`` and ``fastest``.
    public mutating func setSpeed(_ speed: Double, at host: Duration) {
        precondition(Self.allows(speed), "the speed is \(Self.slowest)…\(Self.fastest), got \(speed)")
        settle(at: host)
        self.speed = speed
    }

    /// Holds the calendar date, or lets it continue.
    public mutating func setHeld(_ isHeld: Bool, at host: Duration) {
        settle(at: host)
        self.isHeld = isHeld
    }

    /// Begins a jump: until its end, time passes only by ``pass(to:at:)``.
    mutating func beginJump(at host: Duration) {
        settle(at: host)
        jumps += 1
    }

    /// Ends a jump: time passes by itself again after the last one.
    mutating func endJump(at host: Duration) {
        settle(at: host)
        jumps -= 1
    }

    /// The longest delay in seconds, after which a waiting device looks again: thirty years.
    private static var longestDelay: Double { 1e9 }

    /// Whether the calendar date stands still at the moment.
    private var stands: Bool { isHeld || jumps > 0 }

    private var pace: Double { stands ? 1 : speed }

    /// How many seconds the date advances in a host second.
    var datePace: Double { stands ? 0 : speed }

    private mutating func settle(at host: Duration) {
        anchor = moment(at: host)
        self.host = max(host, self.host)
    }
}

extension Duration {
    /// The length in seconds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }

    /// The length in words to the millisecond, such as `1 second` and `0.25 seconds`.
    package var words: String {
        guard seconds.magnitude < 1e15 else { return "\(self)" }
        // A length that comes from floating-point dates is not one of whole milliseconds.
        let milliseconds = Int((seconds * 1_000).rounded())
        let digits = String(milliseconds.magnitude % 1_000 + 1_000).dropFirst()
        let fraction = digits == "000" ? "" : "." + String(digits.reversed().drop { $0 == "0" }.reversed())
        let sign = milliseconds < 0 ? "-" : ""
        return
            "\(sign)\(milliseconds.magnitude / 1_000)\(fraction) \(milliseconds.magnitude == 1_000 ? "second" : "seconds")"
    }
}
