/// Why a frame or a message could not be read or written.
public struct WireError: Error, Sendable {
    /// The kinds of failure, for decisions in code.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String {
            case tooLarge, truncated, notAMessage, closed, system
        }

        private let value: Value

        /// A frame is longer than the limit; the rest of the stream cannot be read.
        public static let tooLarge = Code(value: .tooLarge)
        /// The stream ended inside a frame.
        public static let truncated = Code(value: .truncated)
        /// A complete frame is not JSON, or not the expected message; the next frame can still be read.
        public static let notAMessage = Code(value: .notAMessage)
        /// The other side no longer reads.
        public static let closed = Code(value: .closed)
        /// A system call failed.
        public static let system = Code(value: .system)

        public var description: String { value.rawValue }
    }

    /// The kind of failure, for decisions in code.
    public var code: Code
    /// One sentence that names the thing concerned and the remedy.
    public var message: String
    /// The underlying error, if there is one.
    public var cause: (any Error)?

    /// Creates an error whose message names the thing concerned and the remedy.
    public init(code: Code, message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension WireError: CustomStringConvertible {
    /// The code and message in one line for a log; it never contains the frame's content.
    public var description: String { "\(code): \(message)" }
}
