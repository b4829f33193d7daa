import NIOCore
import NIOHTTPTypes

/// Closes a connection that sends too large a body, and open connections when the service is switched off.
///
/// The handler precedes the request handling, because a responder that waits for a body does not see its parts.
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
