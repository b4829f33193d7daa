/// Why the queue did not do what was asked.
public struct QueueError: Error, CustomStringConvertible, Sendable {
    /// The kind of an error, with the exit status of a program that ends with it.
    public enum Code: Int32, Sendable {
        /// The database's address, a name or a result is not what it should be, or belongs to another commit.
        case badInput = 65
        /// The database or the program that plays weeks cannot be used.
        case unavailable = 69
    }

    public var code: Code
    /// What is wrong, naming the thing, and the remedy; without a password.
    public var message: String
    public var cause: (any Error)?

    /// Creates an error.
    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { message }
}
