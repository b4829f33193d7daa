/// Why LucidPal refused something or could not store it.
///
/// Whatever was stored before is still there after any of these.
package struct LucidPalError: Error, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable, CaseIterable {
        /// A name or title is empty or longer than is taken.
        case badName
        /// A target or a logged value is not a number within its bounds.
        case badNumber
        /// A day that is no day of the calendar, or lies ahead.
        case badDay
        /// No habit, note or event has this identifier or name.
        case notFound
        /// Several have this name.
        case ambiguous
        /// There are as many as are taken.
        case full
        /// A file could not be read or written.
        case storage
        /// Text that should name a time, a zone or a link does not.
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
