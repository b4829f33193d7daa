import Foundation
import NIOCore
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
            } catch let error as NIOTooManyBytesError {
                let limit = HTTPExchange.limit >> 20
                throw ClientError(
                    .invalidAnswer,
                    "the answer on 127.0.0.1:\(port) to \(request.path) has more than \(limit) MiB; ask for less of it",
                    cause: error
                )
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

    private static func exchange(_ request: DeviceRequest, port: Int, key: AccessKey?) async throws -> DeviceAnswer {
        var exchange = HTTPExchange(request.method.rawValue, port: port, path: request.path)
        if let key { exchange.headers["authorization"] = "Bearer \(key.text)" }
        if request.method != .get { exchange.headers["content-type"] = "application/json" }
        exchange.body = request.body
        let answer = try await exchange.run()
        return DeviceAnswer(status: answer.status, body: answer.body)
    }
}
