/// Whether a reload that is due may happen, what it costs, and why.
///
/// This is the only code that can refuse a reload. Today it grants every reload; the cost follows Apple's documentation
/// ("Keeping a widget up to date"), so that a budget can be added here.
public struct ReloadDecision: Codable, Hashable, Sendable {
    /// What a reload costs a widget's daily budget.
    public enum Cost: String, Codable, Hashable, Sendable {
        /// Nothing.
        case free
        /// One reload.
        case charged
    }

    public var isGranted: Bool
    public var cost: Cost
    /// The reason for the cost, in a few words.
    public var reason: String

    /// Decides whether a reload may happen, and what it costs.
    ///
    /// - Parameters:
    ///   - reason: Why the reload is due.
    ///   - isAppInFront: Whether the widget's own app is on the screen.
    /// - Returns: The decision.
    public static func decide(_ reason: ReloadReason, isAppInFront: Bool) -> ReloadDecision {
        switch reason {
        case .action: granted(.free, "an action was performed")
        case .timeChanged, .midnight: granted(.free, "significant time change")
        case .localeChanged: granted(.free, "locale change")
        // Modelled, not documented: without it, a widget could show the old location for half an hour.
        case .locationChanged: granted(.free, "location change")
        case .placed, .configured: granted(.free, "the user placed or configured it")
        case .manual: granted(.free, "requested on the device")
        case .policy where isAppInFront, .asked where isAppInFront, .retry where isAppInFront:
            granted(.free, "its app is in front")
        case .policy: granted(.charged, "policy reload")
        case .asked: granted(.charged, "requested in the background")
        case .retry: granted(.charged, "retry after a failure")
        }
    }

    private static func granted(_ cost: Cost, _ reason: String) -> ReloadDecision {
        ReloadDecision(isGranted: true, cost: cost, reason: reason)
    }
}
