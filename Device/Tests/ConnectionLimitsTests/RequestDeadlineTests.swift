import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import ConnectionLimits

@Suite struct RequestDeadlineTests {
    private let loop = EmbeddedEventLoop()

    /// A connection that waits 30 seconds for a whole request.
    private func connection(waiting: WaitingConnections = WaitingConnections(limit: 8)) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(loop: loop)
        try channel.pipeline.syncOperations.addHandler(RequestDeadline(.seconds(30), waiting: waiting))
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/client")).wait()
        return channel
    }

    private let head = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/"))

    @Test func aByteNowAndThenDoesNotKeepAConnectionOpen() throws {
        let channel = try connection()
        try channel.writeInbound(head)
        for _ in 0..<14 {
            loop.advanceTime(by: .seconds(2))
            #expect(channel.isActive)
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
        }
        loop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func anOpenAnswerHasNoDeadlineAndTheNextRequestHasOne() throws {
        let channel = try connection()
        try channel.writeInbound(head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        loop.advanceTime(by: .hours(9))
        #expect(channel.isActive)
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        loop.advanceTime(by: .seconds(29))
        #expect(channel.isActive)
        loop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func anAnswerThatIsNotReadHasADeadline() throws {
        let channel = try connection()
        func setWritable(_ isWritable: Bool) {
            channel.isWritable = isWritable
            channel.pipeline.fireChannelWritabilityChanged()
        }
        try channel.writeInbound(HTTPRequestPart.end(nil))
        setWritable(false)
        loop.advanceTime(by: .seconds(29))
        setWritable(true)
        loop.advanceTime(by: .hours(9))
        #expect(channel.isActive)
        setWritable(false)
        loop.advanceTime(by: .seconds(29))
        // Another request is no reason to wait longer.
        try channel.writeInbound(HTTPRequestPart.end(nil))
        loop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func theOldestWaitingConnectionMakesRoomForANewOne() throws {
        let waiting = WaitingConnections(limit: 2)
        let oldest = try connection(waiting: waiting)
        let answered = try connection(waiting: waiting)
        try answered.writeInbound(HTTPRequestPart.end(nil))
        let other = try connection(waiting: waiting)
        let newest = try connection(waiting: waiting)
        #expect([oldest, answered, other, newest].map(\.isActive) == [false, true, true, true])
    }
}
