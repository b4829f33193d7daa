/// An error that states why a page of the sample comic could not be written.
public struct SampleComicError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One or two sentences that name the file and the remedy.
    public var message: String

    /// The value of `errno` after the failed system call; nil if no call failed.
    public var errno: Int32?

    public init(_ message: String, errno: Int32? = nil) {
        self.message = message
        self.errno = errno
    }

    /// The message and the error number on one line, for a log.
    public var description: String {
        guard let errno else { return message }
        return "\(message) (errno \(errno))"
    }
}
