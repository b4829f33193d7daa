import Foundation

/// Writes messages to standard error, where the device collects a program's output.
///
/// The privacy options of Apple's type are accepted and ignored: the log does not leave the developer's machine.
public struct Logger: Sendable {
    private let category: String

    /// Creates a logger whose messages begin with a category.
    public init(subsystem: String, category: String) {
        self.category = category
    }

    /// Creates a logger without a category.
    public init() {
        category = ""
    }

    public func log(_ message: OSLogMessage) { write("default", message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
    public func trace(_ message: OSLogMessage) { write("trace", message) }
    public func debug(_ message: OSLogMessage) { write("debug", message) }
    public func info(_ message: OSLogMessage) { write("info", message) }
    public func notice(_ message: OSLogMessage) { write("notice", message) }
    public func warning(_ message: OSLogMessage) { write("warning", message) }
    public func error(_ message: OSLogMessage) { write("error", message) }
    public func critical(_ message: OSLogMessage) { write("critical", message) }
    public func fault(_ message: OSLogMessage) { write("fault", message) }

    private func write(_ level: String, _ message: OSLogMessage) {
        let prefix = category.isEmpty ? level : "\(category) \(level)"
        // A message that standard error does not take has nowhere else to go.
        try? FileHandle.standardError.write(contentsOf: Data("\(prefix): \(message.text)\n".utf8))
    }
}
