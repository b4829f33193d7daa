/// Why compiled resources cannot be written.
public struct AssetError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// The folder or a file in it cannot be written.
        case cannotWrite
        /// A source file cannot be copied.
        case cannotCopy
    }

    public var code: Code
    /// One sentence that names the path and the remedy.
    public var message: String
    public var cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
