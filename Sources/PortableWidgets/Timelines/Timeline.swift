/// A widget's coming entries, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, in ascending order of their dates.
    public let entries: [EntryType]
    /// When to request the next timeline.
    public let policy: TimelineReloadPolicy
    /// Why each entry was planned, by short names such as `age`, in the order of the entries; empty if no plan stated
    /// it.
    package let reasons: [[String]]

    /// Creates a timeline.
    ///
    /// The timeline is passed on as it is; the device handles empty lists and entries that are out of order.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.init(entries: entries, policy: policy, reasons: [])
    }

    /// Creates a timeline whose entries have reasons.
    /// - Precondition: There are as many lists of reasons as entries, or none.
    package init(entries: [EntryType], policy: TimelineReloadPolicy, reasons: [[String]]) {
        precondition(
            reasons.isEmpty || reasons.count == entries.count,
            "\(reasons.count) reasons, \(entries.count) entries"
        )
        self.entries = entries
        self.policy = policy
        self.reasons = reasons
    }
}

/// When to request a widget's next timeline.
///
/// The policy is a hint: the system's budget decides.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package enum Rule: Equatable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    package let rule: Rule

    /// Once the last entry has become current.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Only when the app or a tap requests a reload.
    public static let never = TimelineReloadPolicy(rule: .never)

    /// Not before the given date.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(rule: .after(date))
    }
}
