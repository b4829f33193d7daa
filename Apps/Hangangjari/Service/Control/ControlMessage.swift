package import HangangjariAPI
import VitrineWire

/// A line on the service's standard input under `--control`: a device's message, with a member of this service's own.
///
/// Every member may be missing. A message with an unknown member is refused as a whole, so that a misspelt member does
/// not pass unnoticed.
package struct ControlMessage: Decodable, Hashable, Sendable {
    /// The new time of the service's clock.
    package var now: Timestamp?
    /// Whether the clock runs after it is set; it stands still if this is missing.
    package var isRunning: Bool?
    /// The fault to apply to the responses.
    package var condition: AnswerFaults.Mode?
    /// The mode of the source, which a device does not set.
    package var source: SwitchableSource.Mode?

    private enum OwnKeys: String, CodingKey, CaseIterable {
        case source
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
        let known = Set(ServiceMessage.CodingKeys.allCases.map(\.rawValue) + OwnKeys.allCases.map(\.rawValue))
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        if let unknown = keys.first(where: { !known.contains($0) }) {
            throw Self.invalid(
                "there is no member \(unknown); the members are \(known.sorted().joined(separator: ", "))"
            )
        }
        let message = try ServiceMessage(from: decoder)
        now = try message.now.map { text in
            guard let now = Timestamp(text) else {
                throw Self.invalid("\(text) is not a time; write it as 2026-08-13T04:35:00Z")
            }
            return now
        }
        isRunning = message.isRunning
        condition = try message.condition.map { text in
            guard let mode = AnswerFaults.Mode(rawValue: text) else {
                let modes = AnswerFaults.Mode.allCases.map(\.rawValue).joined(separator: ", ")
                throw Self.invalid("there is no condition \(text); the conditions are \(modes)")
            }
            return mode
        }
        source = try decoder.container(keyedBy: OwnKeys.self)
            .decodeIfPresent(SwitchableSource.Mode.self, forKey: .source)
    }

    private static func invalid(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: description))
    }
}

/// The reply to a control message, as a line on the service's standard output: a `ServiceReply` with a member more.
package struct ControlReply: Codable, Hashable, Sendable {
    /// The time of the service's clock after the message.
    package var now: Timestamp
    /// The fault applied to the responses after the message.
    package var condition: AnswerFaults.Mode
    /// The mode of the source after the message.
    package var source: SwitchableSource.Mode
    /// The reason why the message was refused and changed nothing; `nil` after a success.
    package var error: String?
}
