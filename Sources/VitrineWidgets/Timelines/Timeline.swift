#if !canImport(WidgetKit)
/// A widget's entries to come, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, by ascending date.
    public let entries: [EntryType]
    /// When to ask for more.
    public let policy: TimelineReloadPolicy

    /// Makes a timeline.
    ///
    /// It passes through as it is: what is empty or out of order the device judges.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// When a widget's next timeline may be asked for.
///
/// A hint: the system's budget has the last word.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package enum Rule: Equatable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    package let rule: Rule

    /// When the last entry has become current.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Not before the app or a tap asks.
    public static let never = TimelineReloadPolicy(rule: .never)

    /// From a moment on.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(rule: .after(date))
    }
}
#endif
