import VitrinePlatform

/// When a widget requests a new timeline.
public struct ReloadRule: Hashable, Sendable {
    private enum Rule: Hashable {
        case never
        case after(Duration, orAt: Set<ChangeReason>)
        case atEnd
    }

    private let rule: Rule

    /// Only when the app requests it.
    public static let never = ReloadRule(rule: .never)

    /// At the plan's last entry.
    public static let atEnd = ReloadRule(rule: .atEnd)

    /// After an interval, or at the first change with one of the reasons, if that is earlier.
    ///
    /// `.after(.seconds(900), orAt: [.eventEnd])` reloads at the end of an event within the next 15 minutes, otherwise
    /// in 15 minutes.
    ///
    /// - Precondition: The interval is positive.
    public static func after(_ interval: Duration, orAt reasons: Set<ChangeReason> = []) -> ReloadRule {
        precondition(interval > .zero, "a reload needs a positive interval, got \(interval)")
        return ReloadRule(rule: .after(interval, orAt: reasons))
    }

    /// Returns the date of the next reload; nil for never.
    func date(from now: Date, entries: [TimelinePlan.Entry]) -> Date? {
        switch rule {
        case .never:
            return nil
        case .atEnd:
            return entries.last?.date
        case .after(let interval, let reasons):
            let latest = now.addingTimeInterval(interval.seconds)
            let change = entries.dropFirst().first { !reasons.isDisjoint(with: $0.reasons) }
            return min(latest, change?.date ?? latest)
        }
    }
}
