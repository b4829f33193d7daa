#if !canImport(WidgetKit)
/// What a widget shows from a moment on.
public protocol TimelineEntry {
    /// The moment from which the entry is shown.
    var date: Date { get }
    /// How relevant the widget is then, within a stack; nil says nothing.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Says nothing.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant a widget is, compared with its other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance on a scale of the provider's own.
    ///
    /// It is compared only with the provider's other entries; 0 or less is not relevant.
    public var score: Float
    /// How long it holds, in seconds; 0 means until the next entry.
    public var duration: TimeInterval

    /// Makes a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
#endif
