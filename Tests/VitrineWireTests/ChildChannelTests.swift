import Foundation
import Testing

@testable import VitrineWire

/// The child's end with real pipes; frames are small enough for a pipe's buffer, so one thread plays both sides.
struct ChildChannelTests {
    /// A pipe that closes itself.
    final class Pipe {
        private(set) var readEnd: CInt = -1
        private(set) var writeEnd: CInt = -1

        init() throws {
            var ends: [CInt] = [-1, -1]
            try #require(pipe(&ends) == 0)
            (readEnd, writeEnd) = (ends[0], ends[1])
        }

        func closeWriteEnd() {
            close(writeEnd)
            writeEnd = -1
        }

        func closeReadEnd() {
            close(readEnd)
            readEnd = -1
        }

        deinit {
            if readEnd >= 0 { close(readEnd) }
            if writeEnd >= 0 { close(writeEnd) }
        }

        func send(_ bytes: [UInt8]) {
            let sent = bytes.withUnsafeBytes { write(writeEnd, $0.baseAddress, $0.count) }
            #expect(sent == bytes.count)
        }

        func receive() -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = max(read(readEnd, buffer.baseAddress, buffer.count), 0)
            }
        }
    }

    let toChild: Pipe
    let fromChild: Pipe

    init() throws {
        toChild = try Pipe()
        fromChild = try Pipe()
    }

    func channel(limit: Int = WireReader.standardLimit) -> ChildChannel {
        ChildChannel(input: toChild.readEnd, output: fromChild.writeEnd, limit: limit)
    }

    static func frame(id: Int) throws -> [UInt8] {
        let request = WireRequest(id: id, context: WireMessageTests.context, body: .describe)
        return try WireWriter().frame(WireMessage.encode(request))
    }

    @Test func requestsAreReceivedInOrderUntilTheEnd() throws {
        toChild.send(try Self.frame(id: 1) + Self.frame(id: 2))
        toChild.closeWriteEnd()
        let channel = channel()
        #expect(try channel.receive()?.id == 1)
        #expect(try channel.receive()?.id == 2)
        #expect(try channel.receive() == nil)
    }

    @Test func endInsideAFrameIsTruncated() throws {
        toChild.send(Array(try Self.frame(id: 1).dropLast()))
        toChild.closeWriteEnd()
        let error = #expect(throws: WireError.self) { try channel().receive() }
        #expect(error?.code == .truncated)
    }

    @Test func frameAfterAnInvalidMessageIsStillRead() throws {
        toChild.send(try WireWriter().frame(Array("nonsense".utf8)) + Self.frame(id: 2))
        let channel = channel()
        let error = #expect(throws: WireError.self) { try channel.receive() }
        #expect(error?.code == .notAMessage)
        #expect(try channel.receive()?.id == 2)
    }

    @Test func receiveWaitsForANonBlockingDescriptor() throws {
        _ = fcntl(toChild.readEnd, F_SETFL, O_NONBLOCK)
        let (bytes, descriptor) = (try Self.frame(id: 5), toChild.writeEnd)
        // The other side writes from its own thread, before or after the reader waits.
        Thread.detachNewThread { bytes.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) } }
        #expect(try channel().receive()?.id == 5)
    }

    @Test func responseIsOneCompleteFrame() throws {
        let response = WireResponse(id: 3, body: .done(opensApp: false), reloads: [ReloadRequest(kind: "k")])
        try channel().send(response)
        var reader = WireReader()
        reader.append(fromChild.receive())
        let body = try #require(try reader.nextFrame())
        #expect(try WireMessage.decode(WireResponse.self, from: body) == response)
        try reader.finish()
    }

    @Test func responseBeyondTheLimitBecomesAFailureWithTheReloads() throws {
        let body = WireResponse.Body.link(accepted: true, reason: String(repeating: "x", count: 2_000))
        let reloads = [ReloadRequest(kind: "k")]
        try channel(limit: 1_000).send(WireResponse(id: 3, body: body, reloads: reloads))
        var reader = WireReader()
        reader.append(fromChild.receive())
        let response = try WireMessage.decode(WireResponse.self, from: try #require(try reader.nextFrame()))
        #expect(response.id == 3)
        #expect(response.reloads == reloads)
        guard case .failed(let failure) = response.body else {
            Issue.record("expected a failure, got \(response.body)")
            return
        }
        #expect(failure.code == "tooLarge")
        #expect(failure.message.contains("1000"))
    }

    @Test func closedDeviceIsReported() throws {
        signal(SIGPIPE, SIG_IGN)
        fromChild.closeReadEnd()
        let error = #expect(throws: WireError.self) {
            try channel().send(WireResponse(id: 1, body: .done(opensApp: false)))
        }
        #expect(error?.code == .closed)
    }
}
