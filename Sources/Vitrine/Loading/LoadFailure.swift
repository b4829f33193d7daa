/// Why a request brought no value.
public struct LoadFailure: Error, Hashable, Sendable {
    /// The reason, for display.
    public var reason: FreshnessReason
    /// Whether the same request may succeed when it is repeated.
    public var isTransient: Bool
    /// The minimum wait that the service requests before the next request; nil if it requests none.
    public var retryAfter: Duration?
    /// What happened, as a sentence for a log.
    public var detail: String

    public init(
        _ reason: FreshnessReason,
        isTransient: Bool,
        retryAfter: Duration? = nil,
        detail: String
    ) {
        self.reason = reason
        self.isTransient = isTransient
        self.retryAfter = retryAfter
        self.detail = detail
    }
}

extension LoadFailure: CustomStringConvertible {
    /// One line for a log.
    public var description: String { "\(reason): \(detail)" }
}

extension FreshnessReason {
    /// The service cannot be reached.
    public static let unreachable = FreshnessReason(rawValue: "unreachable")
    /// The service did not answer in time.
    public static let timedOut = FreshnessReason(rawValue: "timedOut")
    /// The service reported an internal failure.
    public static let serverFailed = FreshnessReason(rawValue: "serverFailed")
    /// The answer cannot be decoded.
    public static let badAnswer = FreshnessReason(rawValue: "badAnswer")
    /// The answer is about something other than what was requested.
    public static let mismatch = FreshnessReason(rawValue: "mismatch")
    /// The requested item does not exist in the service.
    public static let unknownThere = FreshnessReason(rawValue: "unknownThere")
    /// A newer value was requested, but the load was cancelled.
    public static let cancelled = FreshnessReason(rawValue: "cancelled")
    /// Another process is still fetching.
    public static let refreshUnderWay = FreshnessReason(rawValue: "refreshUnderWay")
}
