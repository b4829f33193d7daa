import Foundation

/// A port of 127.0.0.1 that neither accepts nor refuses connections, because its backlog is full.
///
/// It behaves like a host whose packets are dropped: a connection attempt stays pending until the client gives up.
public final class DeafPort: Sendable {
    public let number: Int
    private let listener: Int32
    private let waiting: [Int32]

    /// Starts to listen, and fills the backlog.
    ///
    /// - Throws: The failed system call.
    public init() throws(SocketFailure) {
        let listener = try Self.socket()
        self.listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try Self.check("bind", Self.with(&address) { bind(listener, $0, $1) })
        // On Linux a backlog of 0 accepts one connection, and a few more while their handshake is pending.
        try Self.check("listen", listen(listener, 0))
        try Self.check(
            "getsockname",
            Self.with(&address) { place, length in
                var length = length
                return getsockname(listener, place, &length)
            }
        )
        number = Int(UInt16(bigEndian: address.sin_port))
        var waiting: [Int32] = []
        for _ in 0..<8 {
            let client = try Self.socket()
            // The connection only needs to be pending, so the result does not matter.
            _ = Self.with(&address) { connect(client, $0, $1) }
            waiting.append(client)
        }
        self.waiting = waiting
    }

    deinit {
        for client in waiting { close(client) }
        close(listener)
    }

    private static func socket() throws(SocketFailure) -> Int32 {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        #if canImport(Glibc)
        let made = Glibc.socket(AF_INET, kind, 0)
        #elseif canImport(Musl)
        let made = Musl.socket(AF_INET, kind, 0)
        #else
        let made = Darwin.socket(AF_INET, kind, 0)
        #endif
        try check("socket", made)
        try check("fcntl", fcntl(made, F_SETFL, O_NONBLOCK))
        return made
    }

    private static func with(
        _ address: inout sockaddr_in,
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafeMutableBytes(of: &address) { bytes in
            // A `sockaddr_in` starts with the same fields as a `sockaddr`.
            guard let start = bytes.baseAddress else { return -1 }
            return body(start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
    }

    private static func check(_ call: String, _ result: Int32) throws(SocketFailure) {
        if result < 0 { throw SocketFailure(call: call, code: errno) }
    }
}

/// A system call that failed while a port was prepared.
public struct SocketFailure: Error, Hashable, Sendable {
    /// The name of the call.
    public var call: String
    /// The value of `errno`.
    public var code: Int32
}
