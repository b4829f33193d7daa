import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Counts the bytes of the content as they come, before anything is unpacked.
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
                let error = HTTPError(.tooLarge, "\(service) sends more than \(limit) bytes; ask for less")
                context.fireErrorCaught(error)
                context.close(promise: nil)
                return
            }
        }
        context.fireChannelRead(data)
    }
}

/// Gathers an answer, and gives up at the deadline.
final class AnswerCollector: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let service: HTTPService
    private let limits: HTTPLimits
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

    /// The answer to come; to be asked for once, on the channel's loop.
    func answer(on channel: any Channel) -> EventLoopFuture<HTTPAnswer> {
        let promise = channel.eventLoop.makePromise(of: HTTPAnswer.self)
        if let failure {
            promise.fail(failure)
            return promise.futureResult
        }
        self.promise = promise
        timer = channel.eventLoop.assumeIsolated()
            .scheduleTask(deadline: deadline) { [service] in
                self.fail(HTTPError(.timedOut, "\(service) did not answer in time; try again later"))
                channel.close(promise: nil)
            }
        return promise.futureResult
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
        case .body(let bytes):
            // The decompressor counts what it makes; without compression the wire's bound is the nearer one.
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
                ? HTTPError(.malformed, "\(service) ended in the middle of its answer")
                : HTTPError(.unreachable, "\(service) closed the connection without an answer")
        )
        context.fireChannelInactive()
    }

    private func meaning(of error: any Error) -> HTTPError {
        switch error {
        case let error as HTTPError: error
        case NIOHTTPDecompression.DecompressionError.limit:
            HTTPError(.tooLarge, "\(service) sends more than \(limits.decodedBytes) bytes once unpacked", cause: error)
        case is HTTPParserError, is NIOHTTPDecompression.DecompressionError,
            is NIOHTTPDecompression.ExtraDecompressionError:
            HTTPError(.malformed, "\(service) sends what is no answer", cause: error)
        default:
            HTTPError(.unreachable, "the connection to \(service) broke", cause: error)
        }
    }

    private func finish() {
        timer?.cancel()
        guard let head else { return }
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

    private func fail(_ error: HTTPError) {
        timer?.cancel()
        failure = failure ?? error
        promise?.fail(error)
        promise = nil
    }
}
