import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Sends requests to a running device on this machine.
struct DeviceClient {
    struct Answer {
        var status: Int
        var body: Data

        /// The message of a refusal; the status if there is none.
        var message: String {
            struct Refusal: Decodable {
                struct Reason: Decodable { var message: String }
                var error: Reason
            }
            let refusal = try? JSONDecoder().decode(Refusal.self, from: body)
            return refusal?.error.message ?? "the device answered with status \(status)"
        }
    }

    var port: Int

    /// The largest answer that is read, in bytes.
    private static var limit: Int { 16 << 20 }

    /// Requests a path of the device.
    /// - Returns: The answer, whatever its status is.
    /// - Throws: The connection's error, or `ChannelError.eof` if the device closes it early.
    func get(_ path: String) async throws -> Answer {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(.seconds(5))
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
                        wrappingChannelSynchronously: channel
                    )
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            let headers: HTTPHeaders = ["host": "127.0.0.1:\(port)", "connection": "close"]
            try await outbound.write(
                .head(HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers))
            )
            try await outbound.write(.end(nil))
            var answer = Answer(status: 0, body: Data())
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
}
