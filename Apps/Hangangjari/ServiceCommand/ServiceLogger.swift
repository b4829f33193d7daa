import ArgumentParser
import Foundation
import HangangjariAPI
import HangangjariService
package import Logging

/// The logger of a program: one JSON object per line on standard error.
package enum ServiceLogger {
    /// - Throws: `ValidationError` for a level that there is not.
    package static func validate(_ level: String) throws {
        guard Logger.Level(rawValue: level) != nil else {
            throw ValidationError("--log-level is not a valid level: \(level); see --help")
        }
    }

    /// Creates the logger of a program with a valid level.
    package static func make(_ label: String, level: String) -> Logger {
        let level = Logger.Level(rawValue: level) ?? .info
        return Logger(label: label) { label in
            var handler = JSONLogHandler(label: label, now: { Timestamp(Date()) }, write: StandardStreams.complain)
            handler.logLevel = level
            return handler
        }
    }
}
