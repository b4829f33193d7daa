import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Counts the bytes of the body as they arrive, before decompression, and fails above the limit.
final class WireBound: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private let service: HTTPService
    private let limit: Int
    private var count = 0

    init(service: HTTPService, limit: Int) {
        self.service = service
        self.limit = limit
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .body(let bytes) = unwrapInboundIn(data) {
            count += bytes.readableBytes
            guard count <= limit else {
                let error = HTTPError(.tooLarge, "\(service) sent more than \(limit) bytes, the limit for a response")
                context.fireErrorCaught(error)
                context.close(promise: nil)
                return
            }
        }
        context.fireChannelRead(data)
    }
}

/// Collects a response, and fails at the deadline.
final class AnswerCollector: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let service: HTTPService
    private let limits: HTTPLimits
    private let begin = NIODeadline.now()
    private let deadline: NIODeadline
    private var head: HTTPResponseHead?
    private var body: [UInt8] = []
    private var promise: EventLoopPromise<HTTPAnswer>?
    private var timer: Scheduled<Void>?
    private var failure: HTTPError?

    init(service: HTTPService, limits: HTTPLimits, deadline: NIODeadline) {
        self.service = service
        self.limits = limits
        self.deadline = deadline
    }

    /// Returns the future response; call it once, on the channel's event loop.
    func answer(on channel: any Channel) -> EventLoopFuture<HTTPAnswer> {
        let promise = channel.eventLoop.makePromise(of: HTTPAnswer.self)
        if let failure {
            promise.fail(failure)
            return promise.futureResult
        }
        self.promise = promise
        timer = channel.eventLoop.assumeIsolated()
            .scheduleTask(deadline: deadline) { [service] in
                self.fail(Self.timedOut(service))
                channel.close(promise: nil)
            }
        return promise.futureResult
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
        case .body(let bytes):
            // The decompressor limits the bytes that it produces; without compression the limit on received bytes
            // applies.
            body.append(contentsOf: bytes.readableBytesView)
        case .end:
            finish()
            context.close(promise: nil)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(meaning(of: error))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        let isBegun = head != nil
        fail(
            isBegun
                ? HTTPError(.malformed, "\(service) closed the connection in the middle of its response")
                : HTTPError(.unreachable, "\(service) closed the connection without a response")
        )
        context.fireChannelInactive()
    }

    private func meaning(of error: any Error) -> HTTPError {
        switch error {
        case let error as HTTPError: error
        case NIOHTTPDecompression.DecompressionError.limit:
            HTTPError(.tooLarge, "\(service) sent more than \(limits.decodedBytes) decompressed bytes", cause: error)
        case is HTTPParserError, is NIOHTTPDecompression.DecompressionError,
            is NIOHTTPDecompression.ExtraDecompressionError:
            HTTPError(.malformed, "\(service) sent an invalid HTTP response", cause: error)
        default:
            HTTPError(.unreachable, "the connection to \(service) broke", cause: error)
        }
    }

    private func finish() {
        timer?.cancel()
        guard let head else { return }
        if let length = ServerTiming.total(in: head.headers["Server-Timing"]), begin + length > deadline {
            // Where time stands still, a service does not wait, and says instead how long it would have taken.
            return fail(Self.timedOut(service))
        }
        let wait = head.headers.first(name: "Retry-After").flatMap(Int.init).map { min(max($0, 0), 3600) }
        promise?
            .succeed(
                HTTPAnswer(
                    status: Int(head.status.code),
                    entityTag: head.headers.first(name: "ETag"),
                    retryAfter: wait.map { .seconds($0) },
                    body: body
                )
            )
        promise = nil
    }

    private static func timedOut(_ service: HTTPService) -> HTTPError {
        HTTPError(.timedOut, "\(service) did not answer in time; try again later")
    }

    private func fail(_ error: HTTPError) {
        timer?.cancel()
        failure = failure ?? error
        promise?.fail(error)
        promise = nil
    }
}
