#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something that happened on the device, and why.
public struct TraceRecord: Hashable, Sendable {
    /// A detail: a name and its text.
    public struct Fact: Hashable, Sendable {
        /// The detail's name.
        public var name: String
        /// The detail.
        public var text: String
    }

    /// The record's number: 1 for the first since the device started, then one more each.
    public var number: Int
    /// What the device's clock showed.
    public var date: Date
    /// What kind of thing it is.
    public var kind: TraceKind
    /// What it is about: a widget's instance, an app, a program or the device.
    public var subject: String
    /// What happened and why, in a sentence.
    public var message: String
    /// The details, in a fixed order for each kind.
    public var facts: [Fact]
}

extension TraceRecord: CustomStringConvertible {
    /// The record as one line: number, date, kind, subject, sentence, details.
    ///
    /// The same script gives the same lines, byte for byte. What a program wrote stands in quotation marks with control
    /// characters escaped, so that it cannot pass for a line of the trace.
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
        // Strings and an integer always have a form in JSON.
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

/// Writes dates as the trace shows them.
enum TraceDate {
    /// ISO 8601 in UTC with milliseconds.
    static func text(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
