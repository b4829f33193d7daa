/// An error of the app or the command.
package struct HangangjariError: Error, CustomStringConvertible {
    /// The kind of failure.
    package enum Code: String, Sendable, CaseIterable {
        /// The read cache cannot be read or written.
        case cache
        /// A snapshot for the widgets cannot be written.
        case snapshot
        /// The park does not exist.
        case notFound
        /// The service did not provide the requested data.
        case service
    }

    /// The kind of failure.
    package var code: Code
    /// One sentence that names the item and the remedy.
    package var message: String
    /// The underlying error, if there is one.
    package var cause: (any Error)?

    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message and the underlying error on one line, for a log.
    package var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
