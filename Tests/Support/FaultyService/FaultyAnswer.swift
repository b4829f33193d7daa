/// What a ``FaultyService`` does with one request: well, or badly in one of the ways in which services fail.
public struct FaultyAnswer: Sendable, Hashable {
    /// How long it does nothing first.
    public var delay: Duration
    /// What it sends then.
    public var content: Content

    /// What is sent, byte for byte.
    public enum Content: Sendable, Hashable {
        /// A whole answer.
        case answer(status: Int, headers: [String], body: [UInt8])
        /// An answer that promises so many more bytes than come before the connection is closed.
        case truncated(status: Int, headers: [String], body: [UInt8], missing: Int)
        /// A body without end, a piece at a time, for as long as the client reads.
        case endless(headers: [String], piece: [UInt8])
        /// Bytes that are no HTTP, then the end.
        case raw([UInt8])
        /// The end, without any byte.
        case close
        /// Nothing at all: the connection stays open until the client gives up.
        case silence
    }

    /// Makes an answer.
    public init(_ content: Content, after delay: Duration = .zero) {
        self.content = content
        self.delay = delay
    }

    /// The same answer, later.
    public func after(_ delay: Duration) -> FaultyAnswer { FaultyAnswer(content, after: delay) }
}

extension FaultyAnswer {
    /// A good answer with JSON; `tag` is its validator, with its quotation marks.
    public static func json(_ text: String, tag: String? = nil) -> FaultyAnswer {
        let validator = tag.map { ["ETag: \($0)"] } ?? []
        return FaultyAnswer(.answer(status: 200, headers: jsonHeaders + validator, body: Array(text.utf8)))
    }

    /// A failure with a status and the body that goes with it.
    public static func failure(_ status: Int) -> FaultyAnswer {
        let body = #"{"error":{"code":"internal","message":"The service has failed."}}"#
        return FaultyAnswer(.answer(status: status, headers: jsonHeaders, body: Array(body.utf8)))
    }

    /// 304, whatever the client has.
    public static let notModified = FaultyAnswer(.answer(status: 304, headers: [], body: []))

    /// 200 without a byte.
    public static let emptyBody = FaultyAnswer(.answer(status: 200, headers: jsonHeaders, body: []))

    /// 200 and a page for people.
    public static let garbage = FaultyAnswer(
        .answer(status: 200, headers: jsonHeaders, body: Array("<!doctype html><title>Bad Gateway</title>".utf8))
    )

    /// The first half of a good answer; the length that was promised is the whole one's.
    public static func truncated(_ text: String) -> FaultyAnswer {
        let body = Array(text.utf8)
        let half = Array(body.prefix(body.count / 2))
        return FaultyAnswer(
            .truncated(status: 200, headers: jsonHeaders, body: half, missing: body.count - half.count)
        )
    }

    /// JSON of so many bytes, all of them blanks but for an object at the end.
    public static func large(bytes: Int) -> FaultyAnswer {
        let body = [UInt8](repeating: 32, count: max(0, bytes - 2)) + Array("{}".utf8)
        return FaultyAnswer(.answer(status: 200, headers: jsonHeaders, body: body))
    }

    /// A body without end.
    public static let endless = FaultyAnswer(
        .endless(headers: jsonHeaders, piece: [UInt8](repeating: 32, count: 16_384))
    )

    /// Bytes packed by gzip, whatever the client accepts; such as ``GzipBomb/bytes``.
    public static func packed(_ bytes: [UInt8]) -> FaultyAnswer {
        FaultyAnswer(.answer(status: 200, headers: jsonHeaders + ["Content-Encoding: gzip"], body: bytes))
    }

    /// A client is sent on to another address.
    public static func redirection(to address: String) -> FaultyAnswer {
        FaultyAnswer(.answer(status: 302, headers: ["Location: \(address)"], body: []))
    }

    private static let jsonHeaders = ["Content-Type: application/json"]
}
