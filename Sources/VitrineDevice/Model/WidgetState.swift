import VitrineWire

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a placed widget's last request for a timeline ended.
public enum WidgetOutcome: Codable, Hashable, Sendable {
    /// None has been answered yet.
    case waiting
    /// The timeline was taken.
    case fresh
    /// It failed and there is no older timeline: the placeholder is shown.
    case failed(String)
    /// It failed; the older timeline is still shown.
    case keptOld(String)
}

/// What the device knows of one placed widget.
public struct WidgetState: Hashable, Sendable {
    /// The timeline accepted last.
    public internal(set) var timeline: AcceptedTimeline?
    /// The position of the entry shown.
    public internal(set) var current: Int?
    /// What is shown while there is no timeline.
    public internal(set) var placeholder: DrawnLook?
    /// When the policy asks for the next timeline; nil if it does not, or a request is under way.
    public internal(set) var policyDate: Date?
    /// How the last request ended.
    public internal(set) var outcome: WidgetOutcome = .waiting
    /// The reload that waits for its time.
    public internal(set) var pending: PendingReload?
    /// How many reloads were asked for, made and saved since the device started.
    public internal(set) var reloads = ReloadTally()
    /// The request under way.
    var inFlight: RequestToken?
    /// Until when, in uptime, failures hold reloads back.
    public internal(set) var backOffUntil: Duration?

    /// Makes the state of a widget that was just placed.
    public init() {}

    /// Whether a timeline request is under way.
    public var isLoading: Bool { inFlight != nil }

    /// The entry shown; nil while there is no timeline.
    public var entry: AcceptedTimeline.Entry? {
        guard let timeline, let current else { return nil }
        return timeline.entries[current]
    }

    /// The look shown: the current entry's, else the placeholder's; nil while there is neither.
    public var look: DrawnLook? { entry?.look ?? placeholder }
}

/// How many reloads a placed widget has seen.
public struct ReloadTally: Codable, Hashable, Sendable {
    /// How often its app or extension asked.
    public internal(set) var asked = 0
    /// How often a timeline was requested, for whatever reason.
    public internal(set) var made = 0
    /// How many reloads were spared: the app says so, or a wish joined one that was waiting.
    public internal(set) var saved = 0

    /// Makes a tally of nothing.
    public init() {}
}

/// A reload that was asked for and has not begun.
public struct PendingReload: Codable, Hashable, Sendable {
    /// Why, each reason once, in the order in which they came.
    public var reasons: [ReloadReason]
    /// When it may begin, in uptime.
    public var due: Duration
    /// How many wishes it answers.
    public var wishes: Int
}
