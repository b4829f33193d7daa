import NIOCore
import NIOPosix
import Testing
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
}
