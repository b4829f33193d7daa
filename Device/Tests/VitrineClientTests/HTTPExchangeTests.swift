import NIOCore
import NIOPosix
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineClient

struct HTTPExchangeTests {
    @Test(.hangGuard)
    func requestToAServerThatNeverAnswersEnds() async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        var exchange = HTTPExchange("GET", port: try #require(server.localAddress?.port), path: "/")
        exchange.limitSeconds = 1
        await #expect(throws: ChannelError.self) { _ = try await exchange.run() }
        try await server.close()
    }

    @Test(.hangGuard)
    func answerThatIsTooLargeIsNotCalledAMissingDevice() async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(LargeAnswer()) }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let link = DeviceLink.http(port: try #require(server.localAddress?.port))
        let error = await #expect(throws: ClientError.self) {
            _ = try await link.send(DeviceRequest(.get, "/api/trace"))
        }
        #expect(error?.code == .invalidAnswer)
        #expect(error?.message.contains("to /api/trace has more than 16 MiB") == true)
        try await server.close()
    }
}

/// Answers each request with a body of 17 MiB.
private final class LargeAnswer: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let size = 17 << 20
        var answer = ByteBuffer(string: "HTTP/1.1 200 OK\r\ncontent-length: \(size)\r\n\r\n")
        answer.writeRepeatingByte(0x20, count: size)
        context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
    }
}
