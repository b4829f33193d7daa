@_exported public import AppSupport

/// A request that failed.
public typealias HTTPError = AppError<HTTPErrorCode>

/// The kinds of failure of ``HTTPError``.
public enum HTTPErrorCode: String, AppErrorCode, CaseIterable {
    /// No process listens at the address, or the connection broke before the response started.
    case unreachable
    /// The response was not complete in time, or the connection was not accepted in time.
    case timedOut
    /// The response is larger than the limits, before or after decompression.
    case tooLarge
    /// The response is not valid HTTP, is not valid gzip although it is declared as such, or is truncated.
    case malformed
    /// The path is not valid in a request.
    case badRequest
    /// The requesting task was cancelled.
    case cancelled
}
