/// Why Hangangjari refused something or could not do it.
package struct HangangjariError: Error, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable, CaseIterable {
        /// The read cache cannot be read or written.
        case cache
        /// A snapshot for the widgets cannot be written.
        case snapshot
        /// There is no such park.
        case notFound
        /// The service did not give what was asked for.
        case service
    }

    /// What kind of failure it is.
    package var code: Code
    /// One sentence that names the thing and what to do about it.
    package var message: String
    /// The failure below, if there is one.
    package var cause: (any Error)?

    /// Makes an error.
    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message on one line, for a log.
    package var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
