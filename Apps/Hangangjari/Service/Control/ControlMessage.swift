package import HangangjariAPI

/// A line on the service's standard input under `--control`, sent by a device.
///
/// Every member may be missing. A message with an unknown member is refused as a whole, so that a misspelt member does not
/// pass unnoticed.
package struct ControlMessage: Decodable, Hashable, Sendable {
    /// The new time of the service's clock.
    package var now: Timestamp?
    /// Whether the clock runs after it is set; it stands still if this is missing.
    package var running: Bool?
    /// The fault to apply to the responses.
    package var answers: AnswerFaults.Mode?
    /// The mode of the source.
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
            let description = "there is no member \(unknown); the members are \(known.sorted().joined(separator: ", "))"
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: description))
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        now = try container.decodeIfPresent(Timestamp.self, forKey: .now)
        running = try container.decodeIfPresent(Bool.self, forKey: .running)
        answers = try container.decodeIfPresent(AnswerFaults.Mode.self, forKey: .answers)
        source = try container.decodeIfPresent(SwitchableSource.Mode.self, forKey: .source)
    }
}

/// The reply to a control message, as a line on the service's standard output.
package struct ControlReply: Codable, Hashable, Sendable {
    /// The time of the service's clock after the message.
    package var now: Timestamp
    /// The fault applied to the responses after the message.
    package var answers: AnswerFaults.Mode
    /// The mode of the source after the message.
    package var source: SwitchableSource.Mode
    /// The reason why the message was refused and changed nothing; `nil` after a success.
    package var error: String?
}
