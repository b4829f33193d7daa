import NIOCore
import NIOHTTPTypes

/// Closes a connection that sends too much, and those that are still open when the service is switched off.
///
/// It stands before the requests' handling, as a handler that waits for a body is not asked about each of its pieces.
final class ConnectionGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private let faults: AnswerFaults
    private let bodyLimit: Int
    private var bodyBytes = 0

    init(faults: AnswerFaults, bodyLimit: Int) {
        self.faults = faults
        self.bodyLimit = bodyLimit
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            bodyBytes = 0
            if faults.mode == .off { return context.close(promise: nil) }
        case .body(let bytes):
            bodyBytes += bytes.readableBytes
            if bodyBytes > bodyLimit { return context.close(promise: nil) }
        case .end: break
        }
        context.fireChannelRead(data)
    }
}
