/// A scripted response of a ``FaultyService``, valid or with a typical failure.
public struct FaultyAnswer: Sendable, Hashable {
    /// The delay before the response.
    public var delay: Duration
    /// The content of the response.
    public var content: Content

    /// The kinds of content.
    public enum Content: Sendable, Hashable {
        /// A complete response.
        case answer(status: Int, headers: [String], body: [UInt8])
        /// A response that declares more bytes than are sent before the connection is closed.
        case truncated(status: Int, headers: [String], body: [UInt8], missing: Int)
        /// An endless body, sent in pieces while the client reads.
        case endless(headers: [String], piece: [UInt8])
        /// Bytes that are not HTTP, after which the connection is closed.
        case raw([UInt8])
        /// The connection is closed without a response.
        case close
        /// No response; the connection stays open until the client gives up.
        case silence
    }

    public init(_ content: Content, after delay: Duration = .zero) {
        self.content = content
        self.delay = delay
    }

    /// Returns the response with a delay.
    public func after(_ delay: Duration) -> FaultyAnswer { FaultyAnswer(content, after: delay) }
}

extension FaultyAnswer {
    /// Returns a valid response with JSON; `tag` is its entity tag including the quotation marks.
    public static func json(_ text: String, tag: String? = nil) -> FaultyAnswer {
        let validator = tag.map { ["ETag: \($0)"] } ?? []
        return FaultyAnswer(.answer(status: 200, headers: jsonHeaders + validator, body: Array(text.utf8)))
    }

    /// Returns a response with an error status and a matching body.
    public static func failure(_ status: Int) -> FaultyAnswer {
        let body = #"{"error":{"code":"internal","message":"The service failed."}}"#
        return FaultyAnswer(.answer(status: status, headers: jsonHeaders, body: Array(body.utf8)))
    }

    /// Status 304 for every request.
    public static let notModified = FaultyAnswer(.answer(status: 304, headers: [], body: []))

    /// Status 200 with an empty body.
    public static let emptyBody = FaultyAnswer(.answer(status: 200, headers: jsonHeaders, body: []))

    /// Status 200 with an HTML page.
    public static let garbage = FaultyAnswer(
        .answer(status: 200, headers: jsonHeaders, body: Array("<!doctype html><title>Bad Gateway</title>".utf8))
    )

    /// Returns the first half of a valid response that declares its full length.
    public static func truncated(_ text: String) -> FaultyAnswer {
        let body = Array(text.utf8)
        let half = Array(body.prefix(body.count / 2))
        return FaultyAnswer(
            .truncated(status: 200, headers: jsonHeaders, body: half, missing: body.count - half.count)
        )
    }

    /// Returns JSON with a number of bytes: spaces and an empty object at the end.
    public static func large(bytes: Int) -> FaultyAnswer {
        let body = [UInt8](repeating: 32, count: max(0, bytes - 2)) + Array("{}".utf8)
        return FaultyAnswer(.answer(status: 200, headers: jsonHeaders, body: body))
    }

    /// An endless body.
    public static let endless = FaultyAnswer(
        .endless(headers: jsonHeaders, piece: [UInt8](repeating: 32, count: 16_384))
    )

    /// Returns a response with gzip bytes, such as ``GzipBomb/bytes``, whatever the client accepts.
    public static func packed(_ bytes: [UInt8]) -> FaultyAnswer {
        FaultyAnswer(.answer(status: 200, headers: jsonHeaders + ["Content-Encoding: gzip"], body: bytes))
    }

    /// Returns a redirect to another address.
    public static func redirection(to address: String) -> FaultyAnswer {
        FaultyAnswer(.answer(status: 302, headers: ["Location: \(address)"], body: []))
    }

    private static let jsonHeaders = ["Content-Type: application/json"]
}

extension FaultyAnswer: CustomStringConvertible {
    /// Status and sizes in place of the bytes: a test's log names each of its answers, and one has ten million bytes.
    public var description: String {
        let text =
            switch content {
            case .answer(let status, _, let body): "status \(status), \(body.count) bytes"
            case .truncated(let status, _, let body, let missing):
                "status \(status), \(body.count) bytes, \(missing) missing"
            case .endless: "endless"
            case .raw(let bytes): "\(bytes.count) bytes that are not HTTP"
            case .close: "closed without a response"
            case .silence: "no response"
            }
        return delay == .zero ? text : "\(text), after \(delay)"
    }
}
