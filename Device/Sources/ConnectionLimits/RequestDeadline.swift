public import NIOCore
public import NIOHTTPTypes

/// Closes a connection on which no whole request arrives in time, however many bytes arrive.
///
/// The time runs while the server waits for a request: from the connection's first moment, and from the end of each
/// answer. It also runs while the client does not read: from the moment at which no more can be written to it. A client
/// that sends a byte now and then gains nothing by it. An open event stream that is read has no end, so no time runs on
/// it.
public final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    public typealias InboundIn = HTTPRequestPart
    public typealias OutboundIn = HTTPResponsePart

    private let limit: TimeAmount
    private let waiting: WaitingConnections
    private var closing: Scheduled<Void>?
    /// Requests that have arrived whole and have no whole answer yet.
    private var unanswered = 0

    /// - Parameters:
    ///   - limit: The time within which a whole request must arrive.
    ///   - waiting: The connections of the server that wait for one.
    public init(_ limit: TimeAmount, waiting: WaitingConnections) {
        self.limit = limit
        self.waiting = waiting
    }

    public func handlerAdded(context: ChannelHandlerContext) { wait(for: context.channel) }

    public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) {
            unanswered += 1
            if context.channel.isWritable { stopWaiting(for: context.channel) }
        }
        context.fireChannelRead(data)
    }

    public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            // An answer that refuses a body ends before the request does.
            unanswered = max(0, unanswered - 1)
            if unanswered == 0 { wait(for: context.channel) }
        }
        context.write(data, promise: promise)
    }

    public func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !context.channel.isWritable {
            wait(for: context.channel)
        } else if unanswered > 0 {
            stopWaiting(for: context.channel)
        }
        context.fireChannelWritabilityChanged()
    }

    public func channelInactive(context: ChannelHandlerContext) {
        stopWaiting(for: context.channel)
        context.fireChannelInactive()
    }

    public func handlerRemoved(context: ChannelHandlerContext) { stopWaiting(for: context.channel) }

    private func wait(for channel: any Channel) {
        stopWaiting(for: channel)
        waiting.add(channel)
        closing = channel.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
    }

    private func stopWaiting(for channel: any Channel) {
        closing?.cancel()
        closing = nil
        waiting.remove(channel)
    }
}
