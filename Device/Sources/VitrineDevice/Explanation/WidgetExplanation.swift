public import Foundation

/// Why a widget shows at a moment what it shows, and what it will do next.
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

    /// A date in the future, and why.
    public struct Plan: Codable, Hashable, Sendable {
        /// The date; nil if only a request causes it.
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
    /// Whether the moment is in the future: the answer holds if no reload happens before.
    public var isPrediction: Bool
    public var content: Content
    /// The shown entry, its timeline and the reload that made it; nil without a timeline.
    public var entry: ShownEntry?
    /// How long ago the timeline was requested, in seconds of the system's uptime; nil without a timeline.
    ///
    /// The data in the timeline can be older: an archived view does not carry the date of its data. It cannot be newer.
    public var age: Double?
    /// The date of the next entry; nil if there is none.
    public var nextEntry: Date?
    public var nextReload: Plan
    /// What an app's request would cost at the present moment.
    public var reloadNow: Price
    /// The reloads of the last 24 hours, oldest first.
    public var ledger: [ReloadLedger.Entry]
    /// What is wrong; nil if the last reload succeeded.
    public var problem: Problem?
    /// What is unusual at present and can reach the widget, such as a fault or a network that is off; each is a clause.
    public var conditions: [String]
}

extension WidgetExplanation {
    /// The explanation as JSON with sorted keys and dates in ISO 8601.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
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
