package import HangangjariAPI

/// One line on the service's standard input under `--control`: what a device tells it.
///
/// Every member may be missing; one that is not known is refused as a whole, so that a misspelt switch does not look set.
package struct ControlMessage: Decodable, Hashable, Sendable {
    /// Sets the service's clock.
    package var now: Timestamp?
    /// Whether the clock goes on by itself from there; it stands still if this is missing.
    package var running: Bool?
    /// What the service does to its answers.
    package var answers: AnswerFaults.Mode?
    /// What the source does.
    package var source: SwitchableSource.Mode?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case now, running, answers, source
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Makes a message.
    package init(
        now: Timestamp? = nil,
        running: Bool? = nil,
        answers: AnswerFaults.Mode? = nil,
        source: SwitchableSource.Mode? = nil
    ) {
        self.now = now
        self.running = running
        self.answers = answers
        self.source = source
    }

    package init(from decoder: any Decoder) throws {
        let known = Set(CodingKeys.allCases.map(\.rawValue))
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        if let unknown = keys.first(where: { !known.contains($0) }) {
            let description = "there is no switch \(unknown); there are \(known.sorted().joined(separator: ", "))"
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: description))
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        now = try container.decodeIfPresent(Timestamp.self, forKey: .now)
        running = try container.decodeIfPresent(Bool.self, forKey: .running)
        answers = try container.decodeIfPresent(AnswerFaults.Mode.self, forKey: .answers)
        source = try container.decodeIfPresent(SwitchableSource.Mode.self, forKey: .source)
    }
}

/// What the service says to a control message, as one line on its standard output.
package struct ControlReply: Codable, Hashable, Sendable {
    /// The service's clock after the message.
    package var now: Timestamp
    /// What happens to answers after the message.
    package var answers: AnswerFaults.Mode
    /// What the source does after the message.
    package var source: SwitchableSource.Mode
    /// Why the message was refused, and nothing was changed; `nil` if it was not.
    package var error: String?
}
