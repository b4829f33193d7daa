/// Why the service could not read, ask, store or start.
package struct ServiceError: Error, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable, CaseIterable {
        /// The source cannot be reached.
        case unreachable
        /// The source did not answer in time.
        case timedOut
        /// The source answered with a failure of its own.
        case refused
        /// What the source answered cannot be read.
        case unreadable
        /// The source answered about another park.
        case wrongPark
        /// The source answered without any value.
        case empty
        /// The store or a recording could not be read or written.
        case storage
        /// An option or a control message says something that cannot be.
        case badInput
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
    package var description: String { message }
}
