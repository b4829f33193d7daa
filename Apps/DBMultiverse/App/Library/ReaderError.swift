/// An error of the reader: a refused request, or a failure to read or store data.
///
/// The data that was stored before the error is still available after it.
public struct ReaderError: Error, CustomStringConvertible {
    /// The kind of failure.
    public enum Code: String, Sendable, CaseIterable {
        /// No chapter has this number.
        case noChapter
        /// The chapter has no such page.
        case noPage
        /// The number is out of range or already taken.
        case badNumber
        /// The name is empty or too long.
        case badName
        /// The folder or archive cannot be read as a chapter.
        case badComic
        /// A file could not be read or written.
        case storage
    }

    /// The kind of failure.
    public var code: Code
    /// One sentence that names the item and the remedy.
    public var message: String
    /// The underlying error, if there is one.
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { message }
}
