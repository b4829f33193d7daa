public import Vitrine

extension Freshness.Reason {
    /// The service cannot be reached.
    public static let unreachable = Freshness.Reason(rawValue: "unreachable")
    /// The service did not answer in time.
    public static let timedOut = Freshness.Reason(rawValue: "timedOut")
    /// The service reported an internal failure.
    public static let serverFailed = Freshness.Reason(rawValue: "serverFailed")
    /// The answer cannot be decoded.
    public static let badAnswer = Freshness.Reason(rawValue: "badAnswer")
    /// The answer is about something other than what was requested.
    public static let mismatch = Freshness.Reason(rawValue: "mismatch")
    /// The requested item does not exist in the service.
    public static let unknownThere = Freshness.Reason(rawValue: "unknownThere")
    /// A newer value was requested, but the load was cancelled.
    public static let cancelled = Freshness.Reason(rawValue: "cancelled")
    /// Another process is still fetching.
    public static let refreshUnderWay = Freshness.Reason(rawValue: "refreshUnderWay")
}
