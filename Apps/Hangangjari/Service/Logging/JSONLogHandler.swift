import Foundation
package import HangangjariAPI
package import Logging

/// A log handler that writes each message as a line of JSON: time, level, message and the metadata as members.
package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level = .info
    package var metadata: Logger.Metadata = [:]

    private let label: String
    private let now: @Sendable () -> Timestamp
    private let write: @Sendable (String) -> Void

    /// Creates a handler; `now` is the machine's time and not the service's, and `write` receives lines without a line
    /// break.
    package init(
        label: String,
        now: @escaping @Sendable () -> Timestamp,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.label = label
        self.now = now
        self.write = write
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var members: [String: String] = [:]
        for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }) {
            members[key] = "\(value)"
        }
        members["time"] = now().description
        members["level"] = event.level.rawValue
        members["message"] = "\(event.message)"
        members["logger"] = label
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings can always be encoded.
        guard let line = try? encoder.encode(members) else { return }
        write(String(decoding: line, as: UTF8.self))
    }
}
