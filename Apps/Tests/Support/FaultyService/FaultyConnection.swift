import NIOCore

/// A connection that reads the head of a request, sends the scripted response, and closes.
final class FaultyConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let state: ServiceState
    private var received: [UInt8] = []
    private var isAnswering = false
    private var endlessPiece: ByteBuffer?

    init(state: ServiceState) { self.state = state }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswering else { return }
        received += unwrapInboundIn(data).readableBytesView
        guard let end = Self.end(of: received) else { return }
        isAnswering = true
        guard let request = FaultyRequest(head: received[..<end]) else { return context.close(promise: nil) }
        let answer = state.answer(to: request)
        let later = TimeAmount(answer.delay)
        guard later > .zero else { return send(answer.content, context) }
        context.eventLoop.assumeIsolated().scheduleTask(in: later) { self.send(answer.content, context) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        sendPieces(context)
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func send(_ content: FaultyAnswer.Content, _ context: ChannelHandlerContext) {
        switch content {
        case .answer(let status, let headers, let body):
            // A response with status 304 has neither a body nor a length.
            let length = status == 304 ? [] : ["Content-Length: \(body.count)"]
            finish(Self.head(status, headers + length) + body, context)
        case .truncated(let status, let headers, let body, let missing):
            finish(Self.head(status, headers + ["Content-Length: \(body.count + missing)"]) + body, context)
        case .endless(let headers, let piece):
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: Self.head(200, headers))), promise: nil)
            endlessPiece = ByteBuffer(bytes: piece)
            sendPieces(context)
        case .raw(let bytes): finish(bytes, context)
        case .close: context.close(promise: nil)
        case .silence: break
        }
    }

    private func finish(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).assumeIsolated()
            .whenComplete { _ in
                context.close(promise: nil)
            }
    }

    private func sendPieces(_ context: ChannelHandlerContext) {
        guard let piece = endlessPiece else { return }
        while context.channel.isActive, context.channel.isWritable {
            context.writeAndFlush(wrapOutboundOut(piece), promise: nil)
        }
    }

    private static func head(_ status: Int, _ headers: [String]) -> [UInt8] {
        let lines = ["HTTP/1.1 \(status) Scripted", "Connection: close"] + headers
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func end(of bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
    }
}
