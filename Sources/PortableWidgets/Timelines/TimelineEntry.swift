/// The content of a widget from a certain date on.
public protocol TimelineEntry {
    /// The date from which the entry is shown.
    var date: Date { get }
    /// How relevant the widget is at that time, within a stack; nil by default.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry, compared with the provider's other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance on a scale that the provider chooses.
    ///
    /// It is compared only with the scores of the provider's other entries; 0 or less means not relevant.
    public var score: Float
    /// How long the relevance lasts, in seconds; 0 means until the next entry.
    public var duration: TimeInterval

    /// Creates a relevance; without a duration it lasts until the next entry.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
