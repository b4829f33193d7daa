/// Why a page of the sample comic could not be written.
public struct SampleComicError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One or two sentences: the file, and the remedy.
    public var message: String

    /// The value of `errno` after the failed call, if one failed.
    public var errno: Int32?

    /// Creates an error.
    public init(_ message: String, errno: Int32? = nil) {
        self.message = message
        self.errno = errno
    }

    /// One line for a log.
    public var description: String {
        guard let errno else { return message }
        return "\(message) (errno \(errno))"
    }
}
