public import VitrinePlatform
public import WidgetArchive

/// A message from a child process to the device, in response to one request.
public struct WireResponse: Codable, Hashable, Sendable {
    /// The kinds of response.
    public enum Body: Codable, Hashable, Sendable {
        /// The widgets, intents and URL schemes of the child.
        case description(ChildDescription)
        /// One archived view (placeholder, snapshot, screen) for each appearance.
        case rendering(ArchivedRendering)
        /// The timeline's entries and reload policy.
        case timeline(ArchivedTimeline)
        /// The request was performed; `opensApp` states whether an intent requests to bring the app to the front.
        case done(opensApp: Bool)
        /// Whether a link was accepted; `reason` states why it was refused, if known.
        case link(accepted: Bool, reason: String?)
        /// The possible values of a parameter.
        case options([ParameterOption])
        /// The request failed; the child continues to run.
        case failed(WireFailure)
    }

    /// The number of the request.
    public var id: Int
    /// The answer itself, of the kind that the request asks for, or its failure.
    public var body: Body
    /// The reloads that were requested while the request ran (`WidgetCenter`), oldest first.
    public var reloads: [ReloadRequest]
    /// Notes by the app on why reloads were or were not requested, oldest first; nil if it has none.
    public var notes: [ReloadNote]?
    /// The number of seconds until the app wants a ``WireRequest/Body/wake``; nil leaves an earlier request unchanged.
    public var wakeAfter: Double?
    /// Whether the app requests the device's location; nil if it does not.
    public var asksForLocation: Bool?

    /// Creates a response; what is left out was not asked for by the child.
    public init(
        id: Int,
        body: Body,
        reloads: [ReloadRequest] = [],
        notes: [ReloadNote]? = nil,
        wakeAfter: Double? = nil,
        asksForLocation: Bool? = nil
    ) {
        self.id = id
        self.body = body
        self.reloads = reloads
        self.notes = notes
        self.wakeAfter = wakeAfter
        self.asksForLocation = asksForLocation
    }
}

/// An app's or extension's request to reload timelines: a hint, not a command.
public struct ReloadRequest: Codable, Hashable, Sendable {
    /// The kind of the placed widgets to reload; nil means all of the app's.
    public var kind: String?

    /// Creates a request; without a kind it is for all of the app's widgets.
    public init(kind: String? = nil) {
        self.kind = kind
    }
}

/// A note on why an app requested a kind's reload, or did not.
public struct ReloadNote: Codable, Hashable, Sendable {
    /// What was decided about a change.
    public enum Outcome: String, Codable, Hashable, Sendable {
        /// The reload was requested.
        case asked
        /// The reload is waiting, and may be requested later.
        case held
        /// No reload was needed.
        case skipped = "saved"
    }

    /// The widget's kind.
    public var kind: String
    /// What was decided about the change.
    public var outcome: Outcome
    /// The reason, in a few words.
    public var reason: String

    /// Creates a note about a kind.
    public init(kind: String, outcome: Outcome, reason: String) {
        self.kind = kind
        self.outcome = outcome
        self.reason = reason
    }
}

/// Why a request failed.
public struct WireFailure: Error, Codable, Hashable, Sendable {
    /// The code of a provider that released its completion handler without calling it.
    public static let neverCompleted = "neverCompleted"

    /// A short stable name, such as `unknownKind`, `unknownIntent`, `badParameter`, `performFailed`.
    public var code: String
    /// One sentence that names the thing concerned and the remedy.
    public var message: String

    /// Creates a failure; the message names the thing concerned and the remedy.
    public init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}

/// One archived view for each appearance; equal archives are sent once.
public struct ArchivedRendering: Codable, Hashable, Sendable {
    /// The views, each of which serves one appearance or several.
    public var archives: [EntryArchive]
    /// For each requested appearance, in the request's order, the index of its archive.
    public var variants: [Int]

    /// Creates a rendering; each number of `variants` must be an index of `archives`.
    public init(archives: [EntryArchive], variants: [Int]) {
        self.archives = archives
        self.variants = variants
    }
}

/// A widget's timeline entries, each with its archived view, and the reload policy.
public struct ArchivedTimeline: Codable, Hashable, Sendable {
    /// A view with the date from which it is shown.
    public struct Entry: Codable, Hashable, Sendable {
        /// When the entry begins to be shown.
        public var date: Date
        /// The relevance in a stack; nil if not specified.
        public var relevance: Double?
        /// Why the view must change then, by short names such as `age` or `dayTurn`; nil if the provider does not state
        /// it.
        public var reasons: [String]?
        /// The entry's archived view.
        public var rendering: ArchivedRendering

        /// Creates an entry; relevance and reasons are for those that know them.
        public init(
            date: Date,
            relevance: Double? = nil,
            reasons: [String]? = nil,
            rendering: ArchivedRendering
        ) {
            self.date = date
            self.relevance = relevance
            self.reasons = reasons
            self.rendering = rendering
        }
    }

    /// When the device may request a new timeline.
    public enum Policy: Codable, Hashable, Sendable {
        /// After the last entry has become current.
        case atEnd
        /// Only when a reload is requested.
        case never
        /// From a date on.
        case after(Date)
    }

    /// The entries, in the provider's order.
    public var entries: [Entry]
    /// When to request the next timeline.
    public var policy: Policy

    /// Creates a timeline; entries need not be sorted, the device does that.
    public init(entries: [Entry], policy: Policy) {
        self.entries = entries
        self.policy = policy
    }
}
