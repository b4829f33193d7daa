/// Why a request brought no value.
public struct LoadFailure: Error, Hashable, Sendable {
    /// The reason, as it may be shown.
    public var reason: FreshnessReason
    /// Whether the same request may succeed a moment later.
    public var isTransient: Bool
    /// The shortest wait that the other side asks for before the next request; nil if it asks for none.
    public var retryAfter: Duration?
    /// What happened, in a sentence for a log.
    public var detail: String

    /// Makes a failure.
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
    /// The other side cannot be reached.
    public static let unreachable = FreshnessReason(rawValue: "unreachable")
    /// The other side did not answer in time.
    public static let timedOut = FreshnessReason(rawValue: "timedOut")
    /// The other side says that it has failed.
    public static let serverFailed = FreshnessReason(rawValue: "serverFailed")
    /// The answer cannot be understood.
    public static let badAnswer = FreshnessReason(rawValue: "badAnswer")
    /// The answer is about something else than was asked for.
    public static let mismatch = FreshnessReason(rawValue: "mismatch")
    /// What was asked for does not exist on the other side.
    public static let unknownThere = FreshnessReason(rawValue: "unknownThere")
    /// A newer value was wanted, and nobody waited for it any more.
    public static let cancelled = FreshnessReason(rawValue: "cancelled")
    /// Another process is still asking.
    public static let refreshUnderWay = FreshnessReason(rawValue: "refreshUnderWay")
}
