public import Foundation

/// Why a widget shows at a moment what it shows, and what it does next.
///
/// All of it is about that moment. Of a moment that has passed, only what the widget showed is known; a later moment is
/// predicted as if nothing were reloaded, set or mended before.
public struct WidgetExplanation: Codable, Hashable, Sendable {
    /// What is on the screen.
    public enum Content: String, Codable, Hashable, Sendable, CaseIterable {
        /// An entry of a timeline.
        case entry
        /// The placeholder.
        case placeholder
        /// Nothing: the extension has not even drawn a placeholder.
        case nothing
    }

    /// When the moment is, on the device's clock.
    public enum TimeReference: String, Codable, Hashable, Sendable {
        case past, present, future
    }

    /// A date in the future, and why.
    public struct Plan: Codable, Hashable, Sendable {
        /// The date; nil if no date causes it, but a request or a change of the extension.
        public var date: Date?
        public var because: String
    }

    /// What a request for a reload would cost.
    public struct Price: Codable, Hashable, Sendable {
        public var verdict: ReloadLedger.Verdict
        public var because: String
        /// When a held reload can start.
        public var until: Date?
    }

    /// What is wrong, and what to do about it.
    public struct Problem: Codable, Hashable, Sendable {
        public var cause: WidgetCause
        /// What happened, in the device's or the program's words.
        public var detail: String
        public var remedy: String
    }

    /// The instance's identifier.
    public var widget: String
    public var app: String
    public var kind: String
    public var family: DisplayFamily
    /// The moment that is explained.
    public var date: Date
    public var tense: TimeReference
    public var content: Content
    /// The shown entry, its timeline and the reload that made it; nil without a timeline.
    public var entry: ShownEntry?
    /// How long before the moment the timeline was requested, in seconds; nil without a timeline, and if the clock was
    /// set back between.
    ///
    /// The data in the timeline can be older: an archived view does not carry the date of its data. It cannot be newer.
    public var age: Double?
    /// The date of the next entry, for a past moment that of the entry which followed; nil if there is none.
    public var nextEntry: Date?
    /// The next reload; nil for a past moment, and if it happens before a future one.
    public var nextReload: Plan?
    /// What an app's request would cost at the moment; nil for a past one.
    public var reloadNow: Price?
    /// The reloads of the 24 hours before the moment, oldest first; nil for a past one.
    public var ledger: [ReloadLedger.Entry]?
    /// What is wrong; nil if the last reload succeeded, and for another moment than the present.
    public var problem: Problem?
    /// What is unusual at present and can reach the widget, such as a fault or a network that is off; each is a clause.
    ///
    /// Empty for another moment.
    public var conditions: [String] = []
}

extension WidgetExplanation {
    /// The explanation as JSON with sorted keys and dates in ISO 8601.
    public var json: Data {
        let encoder = JSONEncoder.readable
        encoder.dateEncodingStrategy = .iso8601
        // Strings and finite numbers cannot fail.
        return (try? encoder.encode(self)) ?? Data()
    }

    /// Reads an explanation from its JSON.
    /// - Throws: `DecodingError`.
    public init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        self = try decoder.decode(WidgetExplanation.self, from: json)
    }
}
