/// An error that states why a request failed.
public struct HTTPError: Error, Hashable, Sendable {
    /// The kinds of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case unreachable, timedOut, tooLarge, malformed, badRequest, cancelled
        }

        private let kind: Kind
        public var description: String { kind.rawValue }

        /// No process listens at the address, or the connection broke before the response started.
        public static let unreachable = Code(kind: .unreachable)
        /// The response was not complete in time, or the connection was not accepted in time.
        public static let timedOut = Code(kind: .timedOut)
        /// The response is larger than the limits, before or after decompression.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The response is not valid HTTP, is not valid gzip although it is declared as such, or is truncated.
        public static let malformed = Code(kind: .malformed)
        /// The path is not valid in a request.
        public static let badRequest = Code(kind: .badRequest)
        /// The requesting task was cancelled.
        public static let cancelled = Code(kind: .cancelled)
    }

    /// The kind of failure.
    public var code: Code
    /// One sentence that names the item and the remedy.
    public var message: String
    /// The underlying error as text; nil if there is none.
    public var cause: String?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause.map { "\($0)" }
    }
}

extension HTTPError: CustomStringConvertible {
    /// The code, the message and the cause on one line, for a log.
    public var description: String { cause.map { "\(code): \(message) (\($0))" } ?? "\(code): \(message)" }
}
