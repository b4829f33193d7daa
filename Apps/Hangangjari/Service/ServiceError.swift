/// An error of the service.
package struct ServiceError: Error, CustomStringConvertible {
    /// The kind of failure.
    package enum Code: String, Sendable, CaseIterable {
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

    package var description: String { message }
}
