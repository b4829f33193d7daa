import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import VitrineDevice

extension DeviceLink {
    /// A link to the device that runs on this machine and serves a port; each request has its own connection.
    /// - Parameters:
    ///   - port: The device's port.
    ///   - keyFile: The file with the device's key, which is read for each request, because a device that starts again
    ///     has another one; nil for a device without a key.
    /// - Returns: The link.
    public static func http(port: Int, keyFile: String? = nil) -> DeviceLink {
        DeviceLink { request async throws(ClientError) in
            let key = try key(in: keyFile)
            let answer: DeviceAnswer
            do {
                answer = try await exchange(request, port: port, key: key)
            } catch {
                throw ClientError(
                    .noDevice,
                    "no device answers on 127.0.0.1:\(port); start one with `vitrine run`, or name its --port",
                    cause: error
                )
            }
            guard answer.status != 401 else {
                let place = keyFile.map { ", which is not \(key == nil ? "in" : "that of") \($0)" } ?? ""
                throw ClientError(
                    .unauthorized,
                    "the device on port \(port) wants its key\(place); name the file `key` of its state folder with "
                        + "--key-file"
                )
            }
            return answer
        }
    }

    /// The key in a file; nil if there is no file.
    static func key(in file: String?) throws(ClientError) -> AccessKey? {
        do {
            return try file.flatMap { file throws(DeviceError) in try AccessKey.read(file) }
        } catch {
            throw ClientError(.unauthorized, error.message, cause: error)
        }
    }

    /// The largest answer that is read, in bytes.
    private static var limit: Int { 16 << 20 }

    private static func exchange(_ request: DeviceRequest, port: Int, key: AccessKey?) async throws -> DeviceAnswer {
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
            // One write: a device that has all bytes answers and closes, and a further write would fail in place of the
            // answer.
            let body = request.body.map { HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: $0))) }
            let parts = [.head(head(of: request, port: port, key: key)), body, .end(nil)].compactMap(\.self)
            try await outbound.write(contentsOf: parts)
            var answer = DeviceAnswer(status: 0, body: Data())
            for try await part in inbound {
                switch part {
                case .head(let head): answer.status = Int(head.status.code)
                case .body(let bytes): answer.body.append(contentsOf: bytes.readableBytesView)
                case .end: return answer
                }
                guard answer.body.count <= limit else { throw NIOTooManyBytesError(maxBytes: limit) }
            }
            throw ChannelError.eof
        }
    }

    private static func head(of request: DeviceRequest, port: Int, key: AccessKey?) -> HTTPRequestHead {
        var headers: HTTPHeaders = ["host": "127.0.0.1:\(port)", "connection": "close"]
        if let key { headers.add(name: "authorization", value: "Bearer \(key.text)") }
        if request.method != .get { headers.add(name: "content-type", value: "application/json") }
        if let body = request.body { headers.add(name: "content-length", value: "\(body.count)") }
        let method = HTTPMethod(rawValue: request.method.rawValue)
        return HTTPRequestHead(version: .http1_1, method: method, uri: request.path, headers: headers)
    }
}
