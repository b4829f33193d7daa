@_exported public import AppSupport

/// An error of the app or the command.
package typealias HangangjariError = AppError<HangangjariErrorCode>

/// The kinds of failure of ``HangangjariError``.
package enum HangangjariErrorCode: String, AppErrorCode, CaseIterable {
    /// The read cache cannot be read or written.
    case cache
    /// A snapshot for the widgets cannot be written.
    case snapshot
    /// The service did not provide the requested data.
    case service
}
