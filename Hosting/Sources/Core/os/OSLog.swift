// Apple's passes Foundation on, and many a file with a logger imports nothing else.
@_exported public import Foundation

/// The importance of a message.
public struct OSLogType: Hashable, Sendable {
    let name: String

    public static let `default` = OSLogType(name: "default")
    public static let info = OSLogType(name: "info")
    public static let debug = OSLogType(name: "debug")
    public static let error = OSLogType(name: "error")
    public static let fault = OSLogType(name: "fault")
}

/// A log with a category, for `os_log`.
public final class OSLog: Sendable {
    let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")
}

/// Writes a message with C's formats to standard error.
///
/// `%{public}@` and `%{private}@` count as `%@`.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    let format = message.description
        .replacingOccurrences(of: "%{public}", with: "%").replacingOccurrences(of: "%{private}", with: "%")
    let text = withVaList(arguments) { NSString(format: format, arguments: $0) }
    Logger(subsystem: "", category: log.category).log(level: type, "\(text)")
}

/// Writes a message to standard error.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(subsystem: "", category: log.category).log(level: type, message)
}
