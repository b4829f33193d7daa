public import Foundation

/// A description of something that happened on the device, with the reason.
public struct TraceRecord: Hashable, Sendable {
    /// A detail of a record: a name and a text.
    public struct Fact: Hashable, Sendable {
        public var name: String
        public var text: String
    }

    /// The record's number: 1 for the first record of a device, increasing by 1, also over restarts if the trace is
    /// kept.
    public var number: Int
    /// The date on the device's clock.
    public var date: Date
    public let kind: TraceKind
    /// The subject: a widget's instance, an app, a program or the device.
    public var subject: String
    /// What happened, with its values.
    public let event: TraceEvent

    init(number: Int, date: Date, subject: String, event: TraceEvent) {
        self.number = number
        self.date = date
        kind = event.words.kind
        self.subject = subject
        self.event = event
    }
}

extension TraceRecord {
    // Words may come from programs and files; they must not look like another record's line.

    /// What happened and why, in a sentence.
    public var message: String { TraceText.escaped(event.words.message) }

    /// The details, in a fixed order for each kind.
    public var facts: [Fact] { event.words.facts.map { Fact(name: $0.name, text: TraceText.escaped($0.text)) } }
}

extension TraceRecord: CustomStringConvertible {
    /// The record as one line: number, date, kind, subject, message, details.
    ///
    /// The same script gives the same lines, byte for byte. Text from a program is in quotation marks with control
    /// characters escaped, so that it cannot look like a line of the trace.
    public var description: String {
        let details = facts.map { " \($0.name)=\($0.text)" }.joined()
        return "\(number) \(TraceDate.text(date)) \(kind.rawValue) \(subject): \(message)\(details)"
    }
}

extension TraceRecord: Encodable {
    private enum CodingKeys: String, CodingKey {
        case number, date, kind, subject, message, facts, event
    }

    /// Writes `{"number", "date" (ISO 8601 UTC with milliseconds), "kind", "subject", "message", "facts": {name:
    /// text}}`, and the values under `"event"`, as ``TraceEvent/encode(to:)``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(TraceDate(date), forKey: .date)
        try container.encode(kind, forKey: .kind)
        try container.encode(subject, forKey: .subject)
        try container.encode(message, forKey: .message)
        let named = Dictionary(facts.map { ($0.name, $0.text) }, uniquingKeysWith: { _, last in last })
        try container.encode(named, forKey: .facts)
        try container.encode(event, forKey: .event)
    }

    /// The record as one line of JSON with sorted keys: the same script gives the same bytes.
    public var json: String {
        // Encoding strings and an integer as JSON cannot fail.
        let data = (try? JSONEncoder.sorted.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

extension TraceRecord: Decodable {
    /// Reads what ``encode(to:)`` writes: the number, the date, the subject and the event, from which the rest follows.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try container.decode(Int.self, forKey: .number),
            date: try container.decode(TraceDate.self, forKey: .date).date,
            subject: try container.decode(String.self, forKey: .subject),
            event: try container.decode(TraceEvent.self, forKey: .event)
        )
    }
}
