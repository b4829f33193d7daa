public import WidgetArchive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A message from a child process to the device, in answer to one request.
public struct WireResponse: Codable, Hashable, Sendable {
    /// The answer.
    public enum Body: Codable, Hashable, Sendable {
        /// What the child offers.
        case description(ChildDescription)
        /// One look (placeholder, snapshot, screen), by appearance.
        case look(ArchivedLook)
        /// The entries to come.
        case timeline(ArchivedTimeline)
        /// The request was carried out. `opensApp` tells whether an intent asks to bring the app to the front.
        case done(opensApp: Bool)
        /// Whether a link was taken; nil tells nothing more, text says why it was refused.
        case link(accepted: Bool, reason: String?)
        /// The values that a parameter can take.
        case options([ParameterOption])
        /// The request failed; the child goes on.
        case failed(WireFailure)
    }

    /// The number of the request.
    public var id: Int
    /// The answer.
    public var body: Body
    /// Reloads asked for while the request ran (`WidgetCenter`), oldest first.
    public var reloads: [ReloadRequest]
    /// Why reloads were or were not asked for, in the app's own words, oldest first; nil if it says nothing.
    public var remarks: [ReloadRemark]?
    /// In how many seconds the app wants a ``WireRequest/Body/wake``; nil leaves it as it was asked before.
    public var wakeAfter: Double?
    /// Whether the app asks to know where the device is; nil if it does not.
    public var asksForLocation: Bool?

    /// Makes a response.
    public init(
        id: Int,
        body: Body,
        reloads: [ReloadRequest] = [],
        remarks: [ReloadRemark]? = nil,
        wakeAfter: Double? = nil,
        asksForLocation: Bool? = nil
    ) {
        self.id = id
        self.body = body
        self.reloads = reloads
        self.remarks = remarks
        self.wakeAfter = wakeAfter
        self.asksForLocation = asksForLocation
    }
}

/// An app's or extension's wish to have timelines reloaded: a hint, not a command.
public struct ReloadRequest: Codable, Hashable, Sendable {
    /// The kind whose placed widgets are meant; nil means all of the app's.
    public var kind: String?

    /// Makes a wish.
    public init(kind: String? = nil) {
        self.kind = kind
    }
}

/// Why an app asked for a kind's reload, or did not.
public struct ReloadRemark: Codable, Hashable, Sendable {
    /// What became of a change.
    public enum Outcome: String, Codable, Hashable, Sendable {
        /// The reload was asked for.
        case asked
        /// It waits, and may be asked for later.
        case held
        /// It was saved.
        case saved
    }

    /// The kind.
    public var kind: String
    /// What became of the change.
    public var outcome: Outcome
    /// Why, in a few words.
    public var reason: String

    /// Makes a remark.
    public init(kind: String, outcome: Outcome, reason: String) {
        self.kind = kind
        self.outcome = outcome
        self.reason = reason
    }
}

/// Why a request failed.
public struct WireFailure: Error, Codable, Hashable, Sendable {
    /// A short stable name, such as `unknownKind`, `unknownIntent`, `badParameter`, `performFailed`.
    public var code: String
    /// One sentence that names the thing and the remedy.
    public var message: String

    /// Makes a failure.
    public init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}

/// One look, by appearance: equal looks are sent once.
public struct ArchivedLook: Codable, Hashable, Sendable {
    /// The archives.
    public var archives: [EntryArchive]
    /// For each appearance asked for, in the request's order, the position of its archive.
    public var variants: [Int]

    /// Makes a look.
    public init(archives: [EntryArchive], variants: [Int]) {
        self.archives = archives
        self.variants = variants
    }
}

/// A widget's entries to come, each with its look, and when to ask again.
public struct ArchivedTimeline: Codable, Hashable, Sendable {
    /// One entry.
    public struct Entry: Codable, Hashable, Sendable {
        /// The moment from which it is shown.
        public var date: Date
        /// How relevant it is in a stack; nil says nothing.
        public var relevance: Double?
        /// How it looks.
        public var look: ArchivedLook

        /// Makes an entry.
        public init(date: Date, relevance: Double? = nil, look: ArchivedLook) {
            self.date = date
            self.relevance = relevance
            self.look = look
        }
    }

    /// When the device may ask for a new timeline.
    public enum Policy: Codable, Hashable, Sendable {
        /// When the last entry has become current.
        case atEnd
        /// Not before asked to.
        case never
        /// From a moment on.
        case after(Date)
    }

    /// The entries, as the provider gave them.
    public var entries: [Entry]
    /// When to ask again.
    public var policy: Policy

    /// Makes a timeline.
    public init(entries: [Entry], policy: Policy) {
        self.entries = entries
        self.policy = policy
    }
}
