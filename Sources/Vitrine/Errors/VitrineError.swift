#if canImport(Darwin)
public import Foundation
#endif

/// An error about a container, a snapshot, a request or a time zone, with the thing concerned and the remedy.
///
/// Match on ``code``; show or log ``description``. Messages name files and keys; they never contain stored values.
///
/// ```swift
/// do {
///     try store.write(value, to: .widget)
/// } catch where error.code == .locked {
///     // Another process holds the snapshot: try again with the next change.
/// }
/// ```
public struct VitrineError: Error, Sendable, Hashable {
    /// The kind of failure, for decisions in code.
    public var code: Code

    /// One or two sentences that name the thing concerned and the remedy.
    public var message: String

    /// The system call that failed; nil if the failure has another cause.
    public var cause: Cause?

    /// What a failed request of a load means; nil for every other error.
    public var fetch: Fetch?

    /// Creates an error with a message that names the thing and the remedy.
    public init(_ code: Code, _ message: String, cause: Cause? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// Creates an error from one that a closure without typed errors threw.
    package init(wrapping error: any Error, _ subject: String) {
        self = error as? VitrineError ?? VitrineError(.inputOutput, "\(subject): \(error)")
    }

    /// Does work, and puts what it is about before the message of its error.
    static func naming<Result>(
        _ subject: String,
        _ work: () throws(VitrineError) -> Result
    ) throws(VitrineError) -> Result {
        do throws(VitrineError) {
            return try work()
        } catch {
            throw VitrineError(error.code, "\(subject): \(error.message)", cause: error.cause)
        }
    }

    /// A file that a newer version of the program wrote.
    static func newerVersion(_ file: String, found: Int, supported: Int) -> VitrineError {
        VitrineError(
            .newerVersion,
            "\(file): schema \(found), this program supports \(supported); update the program"
        )
    }

    /// The end of a write whose task was cancelled.
    static func cancelled(_ subject: String) -> VitrineError {
        VitrineError(.cancelled, "\(subject) was not written, because its task was cancelled")
    }

    /// A failed system call.
    public struct Cause: Sendable, Hashable {
        /// The name of the call, as in its manual page, such as `openat`.
        public var call: String

        /// The value of `errno` after the call.
        public var errno: Int32

        /// Creates the cause from what the system said.
        public init(call: String, errno: Int32) {
            self.call = call
            self.errno = errno
        }
    }
}

#if canImport(Darwin)
extension VitrineError: LocalizedError {
    /// The message: what an alert and `localizedDescription` show.
    public var errorDescription: String? { message }
}
#endif

extension VitrineError {
    /// The kinds of failure.
    ///
    /// Later versions may add codes, so a `switch` over them needs a default.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case invalidName, containerMissing, notWritable, diskFull, locked
            case missing, damaged, newerVersion, accessDenied, notRegularFile, tooLarge, inputOutput
            case cancelled, fetchFailed, encodingFailed, notOwned, sourceChanged, unknownZone, damagedZone
        }

        private let kind: Kind

        public var description: String { kind.rawValue }

        /// A name is empty, or is not a safe file name.
        public static let invalidName = Code(kind: .invalidName)
        /// The container's folder does not exist, or is not a folder.
        public static let containerMissing = Code(kind: .containerMissing)
        /// The container or a file in it cannot be written: permissions, or a read-only file system.
        public static let notWritable = Code(kind: .notWritable)
        /// The disk is full, or the quota is exceeded.
        ///
        /// Previously stored content is unchanged.
        public static let diskFull = Code(kind: .diskFull)
        /// Another process or thread held the snapshot's lock for longer than the store waits.
        public static let locked = Code(kind: .locked)
        /// Nothing is stored under the key, and the key has no default.
        public static let missing = Code(kind: .missing)
        /// The stored content cannot be decoded, and the key has no default.
        public static let damaged = Code(kind: .damaged)
        /// A newer version of the program wrote the file; it is never overwritten.
        public static let newerVersion = Code(kind: .newerVersion)
        /// The file cannot be read at present: permissions, or a locked device.
        public static let accessDenied = Code(kind: .accessDenied)
        /// A link, folder, pipe or device has the file's path.
        ///
        /// It is not followed, and not replaced.
        public static let notRegularFile = Code(kind: .notRegularFile)
        /// The value is larger than its key allows.
        public static let tooLarge = Code(kind: .tooLarge)
        /// Any other failure of the file system; ``VitrineError/cause`` has its number.
        public static let inputOutput = Code(kind: .inputOutput)
        /// The value could not be encoded as a JSON object with fixed keys, or decoded from one.
        public static let encodingFailed = Code(kind: .encodingFailed)
        /// An update changed a field that its owner does not own.
        ///
        /// Nothing was stored.
        public static let notOwned = Code(kind: .notOwned)
        /// A file that an update derives its values from changed during every attempt.
        ///
        /// Nothing was stored.
        public static let sourceChanged = Code(kind: .sourceChanged)
        /// A request of a load brought no value; ``VitrineError/fetch`` says what follows from it.
        public static let fetchFailed = Code(kind: .fetchFailed)
        /// The caller's task was cancelled, which it learns as a `CancellationError`.
        static let cancelled = Code(kind: .cancelled)
        /// The time zone database has no such zone.
        public static let unknownZone = Code(kind: .unknownZone)
        /// The file is not a time zone file.
        public static let damagedZone = Code(kind: .damagedZone)
    }
}

extension VitrineError: CustomStringConvertible {
    /// One line for a log: code, message, failed call.
    public var description: String {
        guard let cause else { return "\(code): \(message)" }
        return "\(code): \(message) (\(cause))"
    }
}

extension VitrineError.Cause: CustomStringConvertible {
    /// The call with its error number and text.
    public var description: String { "\(call): errno \(errno), \(systemMessage(errno))" }
}
