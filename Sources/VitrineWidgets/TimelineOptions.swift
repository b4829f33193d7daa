public import Vitrine

/// How far the timeline of a snapshot is planned, and when the widget asks for the next one.
public struct TimelineOptions: Hashable, Sendable {
    /// How far to plan; zero for one entry.
    public let length: Duration

    /// The maximum number of entries.
    public let limit: Int

    /// When the widget requests the next timeline.
    public let reload: ReloadRule

    /// Whether something else that the entries need could not be read, so that the request is made again in 15 minutes
    /// at the latest; a snapshot that the timeline is made of sees to that itself.
    public let isIncomplete: Bool

    /// Creates options: two days, at most 50 entries, and a reload at the last of them unless given.
    ///
    /// - Precondition: `length` is not negative, and `limit` is positive.
    public init(
        for length: Duration = .seconds(2 * 86_400),
        limit: Int = 50,
        reload: ReloadRule = .atEnd,
        isIncomplete: Bool = false
    ) {
        precondition(length >= .zero, "a timeline's length must not be negative, got \(length)")
        precondition(limit > 0, "a timeline needs an entry, got a limit of \(limit)")
        self.length = length
        self.limit = limit
        self.reload = reload
        self.isIncomplete = isIncomplete
    }
}
