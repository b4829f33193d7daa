public import Foundation
import VitrineWire

/// The outcome of a placed widget's last timeline request.
public enum WidgetOutcome: Codable, Hashable, Sendable {
    /// No request has been answered yet.
    case waiting
    /// The timeline was accepted.
    case fresh
    /// The request failed and there is no older timeline: the placeholder is shown.
    case failed(String)
    /// The request failed; the older timeline is still shown.
    case keptOld(String)
}

/// The state of one placed widget.
public struct WidgetState: Hashable, Sendable {
    /// The timeline accepted last.
    public internal(set) var timeline: AcceptedTimeline?
    /// The index of the shown entry in the timeline.
    public internal(set) var current: Int?
    /// The archived view that is shown while there is no timeline.
    public internal(set) var placeholder: DrawnRendering?
    /// When the policy asks for the next timeline; nil if it does not, or if a request is in progress.
    public internal(set) var policyDate: Date?
    public internal(set) var outcome: WidgetOutcome = .waiting
    /// The reload that waits until it is due.
    public internal(set) var pending: PendingReload?
    /// The number of reloads that were requested, made and saved since the device started.
    public internal(set) var reloads = ReloadTally()
    /// The reloads of the last 24 hours and what they cost.
    public internal(set) var ledger = ReloadLedger()
    /// The reload that made the accepted timeline; nil while there is no timeline.
    public internal(set) var origin: ReloadOrigin?
    /// The reload whose timeline request is in progress.
    var loading: ReloadOrigin?
    /// The reason why the last timeline request failed; nil if it succeeded.
    public internal(set) var failure: DeviceError?
    /// The entries that were shown, oldest first.
    var history = ShownHistory()
    /// The timeline request in progress.
    var inFlight: RequestToken?
    /// How many timeline requests have failed since the last one that succeeded.
    var failures = 0
    /// The uptime until which a failure holds reloads back.
    public internal(set) var backOffUntil: Duration?

    /// Creates the state of a widget that was just placed.
    public init() {}

    /// Whether a timeline request is in progress.
    public var isLoading: Bool { inFlight != nil }

    /// The shown entry; nil while there is no timeline.
    public var entry: AcceptedTimeline.Entry? {
        guard let timeline, let current else { return nil }
        return timeline.entries[current]
    }

    /// Chooses the entry for a date, and notes it if it is another one.
    /// - Returns: The entry's index in the timeline if it is another one; nil otherwise.
    mutating func show(at date: Date) -> Int? {
        guard let timeline else { return nil }
        let index = timeline.index(at: date)
        guard index != current else { return nil }
        current = index
        history.add(ShownEntry(index, of: timeline, since: date, origin: origin))
        return index
    }

    /// Accepts a timeline; its entry is chosen by ``show(at:)``.
    mutating func accept(_ timeline: AcceptedTimeline, until date: Date?) {
        self.timeline = timeline
        origin = loading
        loading = nil
        failure = nil
        failures = 0
        current = nil
        outcome = .fresh
        backOffUntil = nil
        policyDate = date
    }

    /// The shown view: that of the current entry, otherwise the placeholder; nil while there is neither.
    public var rendering: DrawnRendering? { entry?.rendering ?? placeholder }
}

/// Counts the reloads of a placed widget.
public struct ReloadTally: Codable, Hashable, Sendable {
    /// How often the widget's app or extension asked for a reload.
    public internal(set) var asked = 0
    /// How often the device requested a timeline, for any reason.
    public internal(set) var made = 0
    /// How many reloads were avoided: the app reported it, or a request joined a waiting reload.
    public internal(set) var saved = 0

    /// Creates a tally with all counts 0.
    public init() {}
}

/// A reload that was requested and has not started.
public struct PendingReload: Codable, Hashable, Sendable {
    /// The reasons, each one once, in the order of their arrival.
    public var reasons: [ReloadReason]
    /// The uptime at which the reload may start.
    public var due: Duration
    /// The number of requests that the reload answers.
    public var requests: Int
    /// The uptime until which the budget or the minimum gap holds the reload; nil if nothing holds it.
    public var heldUntil: Duration?
    /// Why the reload is held.
    public var heldBecause: String?

    /// The uptime at which the reload can start.
    public var start: Duration { max(due, heldUntil ?? .zero) }
}

/// The reload that made a timeline: why it happened, when, and what it cost.
public struct ReloadOrigin: Codable, Hashable, Sendable {
    /// The reasons, each one once, in the order of their arrival.
    public var reasons: [ReloadReason]
    public var cost: ReloadDecision.Cost
    /// The reason for the cost, in a few words.
    public var because: String
    /// The date at which the timeline was requested.
    public var date: Date
    /// The system's uptime at which the timeline was requested, a clock that cannot be set.
    public var uptime: Duration
}
