/// Whether a reload that is due may happen, what it costs, and why.
///
/// The one place at which a reload can be refused. Today every reload is granted; what it would cost follows Apple's
/// documentation ("Keeping a widget up to date"), so that a ledger can be kept here.
public struct ReloadDecision: Codable, Hashable, Sendable {
    /// What a reload costs a widget's daily budget.
    public enum Cost: String, Codable, Hashable, Sendable {
        /// Nothing.
        case free
        /// One reload.
        case charged
    }

    /// Whether it may happen.
    public var isGranted: Bool
    /// What it costs.
    public var cost: Cost
    /// Why it costs that, in a few words.
    public var reason: String

    /// Decides on a reload.
    ///
    /// - Parameters:
    ///   - reason: Why it is wanted.
    ///   - isAppInFront: Whether the widget's own app is on the screen.
    /// - Returns: The decision.
    public static func decide(_ reason: ReloadReason, isAppInFront: Bool) -> ReloadDecision {
        switch reason {
        case .action: granted(.free, "an action was performed")
        case .timeChanged, .midnight: granted(.free, "significant time change")
        case .localeChanged: granted(.free, "locale change")
        // Modelled, not documented: a system that waited would show a place of before for up to half an hour.
        case .locationChanged: granted(.free, "location change")
        case .placed, .configured: granted(.free, "a person placed or configured it")
        case .manual: granted(.free, "asked for on the device")
        case .policy where isAppInFront, .asked where isAppInFront, .retry where isAppInFront:
            granted(.free, "its app is in front")
        case .policy: granted(.charged, "policy reload")
        case .asked: granted(.charged, "asked in the background")
        case .retry: granted(.charged, "another try")
        }
    }

    private static func granted(_ cost: Cost, _ reason: String) -> ReloadDecision {
        ReloadDecision(isGranted: true, cost: cost, reason: reason)
    }
}
