@_exported public import AppSupport

/// An error of the service.
package typealias ServiceError = AppError<ServiceErrorCode>

/// The kinds of failure of ``ServiceError``.
package enum ServiceErrorCode: String, AppErrorCode, CaseIterable {
    /// The source cannot be reached.
    case unreachable
    /// The source did not answer in time.
    case timedOut
    /// The source responded with an error.
    case refused
    /// The source's response cannot be read.
    case unreadable
    /// The source responded with the data of another park.
    case wrongPark
    /// The source's response contains no values.
    case empty
    /// The store or a recording could not be read or written.
    case storage
    /// An option or a control message is invalid.
    case badInput
}
