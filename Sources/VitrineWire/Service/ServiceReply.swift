/// A service's answer to a ``ServiceMessage``: one line of JSON on its standard output.
///
/// ```json
/// {"condition":"slow","now":"2026-08-13T04:35:00Z"}
/// ```
///
/// A service may add members of its own; a device ignores them.
public struct ServiceReply: Codable, Hashable, Sendable {
    /// The time of the service's clock after the message; nil if the service does not say.
    public var now: String?
    /// The condition that the service simulates after the message; nil if it does not say.
    public var condition: String?
    /// Why the message was refused and changed nothing; nil after a success.
    public var error: String?

    /// Creates a reply; with an error the message has changed nothing.
    public init(now: String? = nil, condition: String? = nil, error: String? = nil) {
        self.now = now
        self.condition = condition
        self.error = error
    }

    /// The maximum length of a line, in bytes: a longer one is not a reply.
    public static let maximumByteCount = 64 << 10

    /// Creates a reply from a line without its end.
    ///
    /// - Throws: `WireError` with code `notAMessage` if the line is not a reply.
    public init(line: [UInt8]) throws(WireError) {
        self = try WireMessage.decode(ServiceReply.self, from: line)
    }
}

/// The first line that a service writes, once it listens: `{"listening":"http://127.0.0.1:8090"}`.
public struct ServiceGreeting: Codable, Hashable, Sendable {
    /// The address at which the service can be reached.
    public var listening: String

    /// Creates a greeting with the address at which the service listens.
    public init(listening: String) { self.listening = listening }
}
