public import Vitrine

/// Why a request brought no value.
public struct LoadFailure: Error, Hashable, Sendable {
    /// The reason, for display.
    public var reason: UnavailabilityReason
    /// Whether the same request may succeed when it is repeated.
    public var isTransient: Bool
    /// The minimum wait that the service requests before the next request; nil if it requests none.
    public var retryAfter: Duration?
    /// What happened, as a sentence for a log.
    public var detail: String

    /// Creates a failure with its reason for the widget and a sentence for the log.
    public init(
        _ reason: UnavailabilityReason,
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

extension UnavailabilityReason {
    /// The service cannot be reached.
    public static let unreachable = UnavailabilityReason(rawValue: "unreachable")
    /// The service did not answer in time.
    public static let timedOut = UnavailabilityReason(rawValue: "timedOut")
    /// The service reported an internal failure.
    public static let serverFailed = UnavailabilityReason(rawValue: "serverFailed")
    /// The answer cannot be decoded.
    public static let badAnswer = UnavailabilityReason(rawValue: "badAnswer")
    /// The answer is about something other than what was requested.
    public static let mismatch = UnavailabilityReason(rawValue: "mismatch")
    /// The requested item does not exist in the service.
    public static let unknownThere = UnavailabilityReason(rawValue: "unknownThere")
    /// A newer value was requested, but the load was cancelled.
    public static let cancelled = UnavailabilityReason(rawValue: "cancelled")
    /// Another process is still fetching.
    public static let refreshUnderWay = UnavailabilityReason(rawValue: "refreshUnderWay")
}
