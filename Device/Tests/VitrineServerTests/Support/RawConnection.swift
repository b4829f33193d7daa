import Dispatch
import Foundation
import VitrineTesting

/// A TCP connection on which a test can send invalid or incomplete requests.
///
/// Blocking calls run on a separate queue, so that they never block the server in the same process.
final class RawConnection: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "raw connection")

    /// Connects to a port on 127.0.0.1; later reads fail after `Patience.limit` without a byte.
    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: Int(Patience.limit / .seconds(1)), tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { [descriptor] in
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "connect to port \(port) failed, errno \(errno)") }
    }

    deinit { close(descriptor) }

    /// Asks for a path with further header lines, and returns the whole response.
    static func get(
        _ path: String = "/",
        port: Int,
        host: String = "127.0.0.1",
        _ lines: [String] = []
    ) async throws -> String {
        let head = ["GET \(path) HTTP/1.1", "Host: \(host):\(port)"] + lines + ["Connection: close", "", ""]
        return try await RawConnection(port: port).answer(to: head.joined(separator: "\r\n"))
    }

    /// Sends a text; a connection that the server has already closed is not an error.
    func send(_ text: String) async {
        let bytes = Array(text.utf8)
        await run { [descriptor] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...]
                    .withUnsafeBytes {
                        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                    }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Reads until the received text contains `wanted`, or until the server closes the connection.
    /// - Throws: `Failure` if the timeout expires.
    func read(until wanted: String? = nil) async throws -> String {
        let result: Result<[UInt8], Failure> = await run { [descriptor] in
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 65_536)
            let goal = wanted.map { Array($0.utf8) }
            while true {
                let count = recv(descriptor, &chunk, chunk.count, 0)
                if count == 0 || (count < 0 && errno == ECONNRESET) { return .success(bytes) }
                guard count > 0 else { return .failure(Failure(description: "nothing more came, errno \(errno)")) }
                bytes += chunk[..<count]
                if let goal, !goal.isEmpty, Data(bytes).range(of: Data(goal)) != nil { return .success(bytes) }
            }
        }
        return String(decoding: try result.get(), as: UTF8.self)
    }

    /// Sends a request and reads the whole response; the request must contain `Connection: close`.
    func answer(to request: String) async throws -> String {
        await send(request)
        return try await read()
    }

    /// Closes the connection immediately, as a browser does when its window closes.
    func end() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
