/// Why a request had no answer.
public struct HTTPError: Error, Hashable, Sendable {
    /// The kinds of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case unreachable, timedOut, tooLarge, malformed, badRequest, cancelled
        }

        private let kind: Kind
        /// The code's name.
        public var description: String { kind.rawValue }

        /// Nobody listens there, or the connection broke before the answer began.
        public static let unreachable = Code(kind: .unreachable)
        /// The whole answer did not come in time, or nobody took the connection.
        public static let timedOut = Code(kind: .timedOut)
        /// The answer is larger than the limits, compressed or not.
        public static let tooLarge = Code(kind: .tooLarge)
        /// What came is no HTTP, no gzip where it says so, or ended too early.
        public static let malformed = Code(kind: .malformed)
        /// A path or tag that no request can carry.
        public static let badRequest = Code(kind: .badRequest)
        /// The task that asked was cancelled.
        public static let cancelled = Code(kind: .cancelled)
    }

    /// What kind of failure it is.
    public var code: Code
    /// One sentence that names the thing and the remedy.
    public var message: String
    /// The error below it, as text; nil if there is none.
    public var cause: String?

    /// Makes an error.
    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause.map { "\($0)" }
    }
}

extension HTTPError: CustomStringConvertible {
    /// One line for a log.
    public var description: String { cause.map { "\(code): \(message) (\($0))" } ?? "\(code): \(message)" }
}
