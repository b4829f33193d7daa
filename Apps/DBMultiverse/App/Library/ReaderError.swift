/// Why the reader refused something or could not store it.
///
/// Whatever was stored before is still there after any of these.
package struct ReaderError: Error, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable, CaseIterable {
        /// No chapter has this number.
        case noChapter
        /// The chapter has no such page.
        case noPage
        /// A number that no chapter can have, or that is taken.
        case badNumber
        /// An empty name, or one that is longer than is taken.
        case badName
        /// A folder or archive that is no chapter.
        case badComic
        /// A file could not be read or written.
        case storage
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
