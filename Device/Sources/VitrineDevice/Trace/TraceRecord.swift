public import Foundation

/// A description of something that happened on the device, with the reason.
public struct TraceRecord: Hashable, Sendable {
    /// A detail of a record: a name and a text.
    public struct Fact: Hashable, Sendable {
        public var name: String
        public var text: String
    }

    /// The record's number: 1 for the first record of a device, increasing by 1, also over restarts if the trace is kept.
    public var number: Int
    /// The date on the device's clock.
    public var date: Date
    public var kind: TraceKind
    /// The subject: a widget's instance, an app, a program or the device.
    public var subject: String
    /// What happened and why, in a sentence.
    public var message: String
    /// The details, in a fixed order for each kind.
    public var facts: [Fact]
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
        case number, date, kind, subject, message, facts
    }

    /// Writes `{"number", "date" (ISO 8601 UTC with milliseconds), "kind", "subject", "message", "facts": {name: text}}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(TraceDate.text(date), forKey: .date)
        try container.encode(kind, forKey: .kind)
        try container.encode(subject, forKey: .subject)
        try container.encode(message, forKey: .message)
        let named = Dictionary(facts.map { ($0.name, $0.text) }, uniquingKeysWith: { _, last in last })
        try container.encode(named, forKey: .facts)
    }

    /// The record as one line of JSON with sorted keys: the same script gives the same bytes.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding strings and an integer as JSON cannot fail.
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

extension TraceRecord: Decodable {
    /// Reads what ``encode(to:)`` writes; the facts are in the order of their names.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int.self, forKey: .number)
        let text = try container.decode(String.self, forKey: .date)
        guard let date = TraceDate.date(text) else {
            throw DecodingError.dataCorruptedError(
                forKey: .date,
                in: container,
                debugDescription: "a record's date is in ISO 8601 with milliseconds, not \(text)"
            )
        }
        self.date = date
        kind = try container.decode(TraceKind.self, forKey: .kind)
        subject = try container.decode(String.self, forKey: .subject)
        message = try container.decode(String.self, forKey: .message)
        facts = try container.decode([String: String].self, forKey: .facts).sorted { $0.key < $1.key }
            .map { Fact(name: $0.key, text: $0.value) }
    }
}

enum TraceDate {
    static func date(_ text: String) -> Date? {
        // A text in another form is answered with nil.
        try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// ISO 8601 in UTC with milliseconds.
    static func text(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
