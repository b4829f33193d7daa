/// An operation that an app refused or could not perform.
///
/// Each module has one such error, with codes of its own:
///
/// ```swift
/// package typealias GardenError = AppError<GardenErrorCode>
///
/// throw GardenError(.badName, "The bed has no name: give it at least one character.")
/// ```
///
/// The data that was stored before the error is unchanged after it, unless the throwing function says otherwise.
public struct AppError<Kind: AppErrorCode>: Error {
    public typealias Code = Kind

    /// The kind of failure, for decisions in code.
    public var code: Kind
    /// One or two sentences that name the thing concerned and the remedy, for a person.
    public var message: String
    /// The underlying error, if there is one.
    public var cause: (any Error)?

    public init(_ code: Kind, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension AppError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}

extension AppError: CustomDebugStringConvertible {
    /// The code, the message and the cause on one line, for a log.
    public var debugDescription: String { cause.map { "\(code): \(message) (\($0))" } ?? "\(code): \(message)" }
}

/// The kinds of failure of one module.
public protocol AppErrorCode: Hashable, Sendable {}

/// What a system call or a C library reported, as the cause of an ``AppError``.
public struct ReportedFailure: Error, Hashable, CustomStringConvertible {
    /// The report, such as `openat: errno 13, Permission denied`.
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
