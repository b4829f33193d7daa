public import Foundation

/// The messages that the system keeps; here it keeps none, because they are the program's output.
open class OSLogStore: @unchecked Sendable {
    /// Whose messages a store has.
    public enum Scope: Int, Sendable {
        case system, currentProcessIdentifier
    }

    public init(scope: Scope) throws {}

    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

    open func getEntries(
        with options: OSLogEnumerator.Options = [],
        at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place among the messages.
open class OSLogPosition: @unchecked Sendable {}

/// How messages are listed.
public enum OSLogEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int

        public static let reverse = Options(rawValue: 1)

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }
}

/// A message that was kept.
open class OSLogEntry: @unchecked Sendable {
    public let date = Date.distantPast
    public let composedMessage = ""
}

/// A message of a logger.
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
    /// How important it is.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    public let level = Level.undefined
    public let subsystem = ""
    public let category = ""
    public let process = ""
}
