/// What a device tells the service of an app: one line of JSON on the service's standard input.
///
/// A service is a program that an app reaches over the network. The device runs it, so that it follows the device's
/// clock and fails on demand. The device knows no service's own business: it sends the time, and one of the conditions
/// that the app's manifest names.
///
/// ```json
/// {"condition":"slow","now":"2026-08-13T04:35:00Z","running":false}
/// ```
///
/// Each member may be missing; what it would set then stays as it is. The service answers each line with a
/// ``ServiceReply``, after it has done what the line says. There is no message to quit: the end of the input, or
/// SIGTERM, is the end of the service, because its device is gone then.
public struct ServiceMessage: Codable, Hashable, Sendable {
    /// The time of the service's clock: ISO 8601 in UTC to the second, such as `2026-08-13T04:35:00Z`.
    public var now: String?
    /// Whether the clock runs from ``now`` on; it stands still if this is false or missing.
    public var isRunning: Bool?
    /// The condition to simulate, one of those in the app's manifest; the first of them is the normal one.
    public var condition: String?

    /// The names of the members in JSON.
    public enum CodingKeys: String, CodingKey, CaseIterable {
        /// The time of the clock, ``ServiceMessage/now``.
        case now
        /// Whether the clock runs, ``ServiceMessage/isRunning``.
        case isRunning = "running"
        /// The condition to simulate, ``ServiceMessage/condition``.
        case condition
    }

    /// Creates a message; what is nil stays as it is.
    public init(now: String? = nil, isRunning: Bool? = nil, condition: String? = nil) {
        self.now = now
        self.isRunning = isRunning
        self.condition = condition
    }

    /// Returns the message as a line, with its end.
    ///
    /// - Throws: `WireError` with code `notAMessage` if a text cannot be written as JSON.
    public func line() throws(WireError) -> [UInt8] {
        // JSON escapes all control characters, so a line break occurs only at the end of a line.
        try WireMessage.encode(self) + [UInt8(ascii: "\n")]
    }
}
