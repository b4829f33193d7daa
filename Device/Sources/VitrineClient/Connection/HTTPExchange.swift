package import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// One request over HTTP/1.1, on a connection of its own.
package struct HTTPExchange: Sendable {
    /// The largest answer that is read, in bytes.
    static let limit = 16 << 20

    package var method: String
    package var host = "127.0.0.1"
    package var port: Int
    package var path: String
    package var headers: [String: String] = [:]
    package var body: Data?
    /// After how many seconds the connection is closed.
    ///
    /// A device answers within 20 seconds, even while a jump goes on, unless its widgets' programs take their time.
    package var limitSeconds: Int64 = 300

    package init(_ method: String, port: Int, path: String) {
        self.method = method
        self.port = port
        self.path = path
    }

    /// Sends the request, and returns the answer.
    /// - Throws: What the connection throws.
    package func run() async throws -> (status: Int, body: Data) {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(.seconds(5))
            .connect(host: host, port: port) { [limitSeconds] channel in
                channel.eventLoop.makeCompletedFuture {
                    let end = channel.eventLoop.scheduleTask(in: .seconds(limitSeconds)) { channel.close(promise: nil) }
                    channel.closeFuture.whenComplete { _ in end.cancel() }
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
                        wrappingChannelSynchronously: channel
                    )
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            // One write: a server that has all bytes answers and closes, and a further write would fail in place of the
            // answer.
            let body = body.map { HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: $0))) }
            try await outbound.write(contentsOf: [.head(head), body, .end(nil)].compactMap(\.self))
            var answer = (status: 0, body: Data())
            for try await part in inbound {
                switch part {
                case .head(let head): answer.status = Int(head.status.code)
                case .body(let bytes): answer.body.append(contentsOf: bytes.readableBytesView)
                case .end: return answer
                }
                guard answer.body.count <= Self.limit else { throw NIOTooManyBytesError(maxBytes: Self.limit) }
            }
            throw ChannelError.eof
        }
    }

    private var head: HTTPRequestHead {
        var fields: HTTPHeaders = ["host": "\(host):\(port)", "connection": "close"]
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { fields.add(name: name, value: value) }
        if let body { fields.add(name: "content-length", value: "\(body.count)") }
        return HTTPRequestHead(version: .http1_1, method: HTTPMethod(rawValue: method), uri: path, headers: fields)
    }
}
