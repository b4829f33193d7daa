/// Whether a reload that is due may happen, what it costs, and why.
///
/// This is the only code that can hold or refuse a reload. What is free and what is charged follows Apple's
/// documentation ("Keeping a widget up to date"); the numbers come from the profile.
public struct ReloadDecision: Hashable, Sendable {
    /// What a reload costs a widget's daily budget.
    public enum Cost: String, Codable, Hashable, Sendable {
        /// Nothing.
        case free
        /// One reload.
        case charged
    }

    public enum Outcome: Hashable, Sendable {
        /// The reload happens now.
        case granted
        /// The reload waits until that uptime.
        case held(until: Duration)
        /// The request is ignored.
        case refused
    }

    public var outcome: Outcome
    public var cost: Cost
    /// The reason for the outcome or the cost, in a few words.
    public var reason: String
}

extension ReloadDecision {
    /// Decides about a reload that is due.
    ///
    /// One free reason makes the whole reload free. A charged reload is held for the minimum gap after the last charged
    /// one, and while the budget is spent; it becomes free if its app comes to the front meanwhile.
    /// - Parameters:
    ///   - reasons: Why the reload is due; at least one.
    ///   - circumstances: The widget's app, its ledger and the profile.
    /// - Returns: The decision with the first reason that applies.
    public static func decide(_ reasons: [ReloadReason], in circumstances: ReloadCircumstances) -> ReloadDecision {
        for reason in reasons {
            if let free = free(reason, in: circumstances) {
                return ReloadDecision(outcome: .granted, cost: .free, reason: free)
            }
        }
        let profile = circumstances.profile
        guard profile.limitsReloads.value else {
            return ReloadDecision(outcome: .granted, cost: .charged, reason: charged(reasons) + "; Developer Mode")
        }
        let ledger = circumstances.ledger
        if let room = ledger.uptime(withRoomFor: profile.chargedReloads.value, at: circumstances.uptime) {
            return ReloadDecision(
                outcome: .held(until: room),
                cost: .charged,
                reason: "the budget of \(profile.chargedReloads.value) charged reloads in 24 hours is spent"
            )
        }
        let isLowPower = circumstances.isLowPower
        let gap = isLowPower ? max(profile.lowPowerGap.value, profile.minimumGap.value) : profile.minimumGap.value
        if let last = ledger.lastCharge, circumstances.uptime < last + gap {
            let mode = isLowPower ? " in Low Power Mode" : ""
            return ReloadDecision(
                outcome: .held(until: last + gap),
                cost: .charged,
                reason: "charged reloads are at least \(gap.words) apart\(mode)"
            )
        }
        return ReloadDecision(outcome: .granted, cost: .charged, reason: charged(reasons))
    }

    /// Decides whether an app's request for a reload is taken at all; nil if it is.
    ///
    /// Both rules hold even while the app is in front (observed).
    public static func refusal(in circumstances: ReloadCircumstances) -> ReloadDecision? {
        let profile = circumstances.profile
        guard profile.limitsReloads.value else { return nil }
        if let tap = circumstances.openedByTap, circumstances.uptime < tap + profile.quietAfterTap.value {
            return ReloadDecision(
                outcome: .refused,
                cost: .free,
                reason:
                    "requests are ignored for \(profile.quietAfterTap.value) after a tap on the widget opened the app"
            )
        }
        let interval = profile.burstInterval.value
        let recent = circumstances.ledger.requests(within: interval, at: circumstances.uptime)
        guard recent >= profile.burstReloads.value else { return nil }
        return ReloadDecision(
            outcome: .refused,
            cost: .free,
            reason: "more than \(profile.burstReloads.value) requested reloads within \(interval) are a burst"
        )
    }

    /// Why a reload is free; nil if it is charged.
    private static func free(_ reason: ReloadReason, in circumstances: ReloadCircumstances) -> String? {
        switch reason {
        case .action: "an action was performed"
        case .timeChanged, .midnight: "significant time change"
        case .localeChanged: "locale change"
        case .textSizeChanged: "text size change"
        case .accessibilityChanged: "accessibility change"
        // Modelled: on a phone, a screen does not change.
        case .screenChanged: "another screen"
        // Modelled, not documented: without it, a widget could show the old location for half an hour.
        case .locationChanged: "location change"
        case .placed: "the widget was placed, or the phone was started"
        case .configured: "the user configured it"
        case .updated: "its app was updated"
        case .manual: "requested on the device"
        case .pushed: nil
        case .policy, .asked, .retry:
            if circumstances.isAppInFront {
                "its app is in front"
            } else if circumstances.hasSession {
                "its app's audio or navigation session runs"
            } else {
                nil
            }
        }
    }

    private static func charged(_ reasons: [ReloadReason]) -> String {
        switch reasons.first {
        case .asked: "requested in the background"
        case .retry: "retry after a failure"
        case .pushed: "reload by push"
        default: "policy reload"
        }
    }
}
