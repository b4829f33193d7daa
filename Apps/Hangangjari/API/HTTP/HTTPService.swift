/// The address and port of a service that uses plain HTTP.
public struct HTTPService: Hashable, Sendable {
    /// A numeric address, such as `127.0.0.1` or `::1`.
    public let address: String
    /// The port, 1 to 65535.
    public let port: Int

    /// Creates the location of a service.
    ///
    /// - Precondition: The port is in the range 1 to 65535.
    public init(address: String = "127.0.0.1", port: Int) {
        precondition((1...65535).contains(port), "the port must be in the range 1 to 65535, got \(port)")
        self.address = address
        self.port = port
    }

    /// Parses a URL such as `http://127.0.0.1:8090`; nil for other schemes, for names, and for a path other than `/`.
    ///
    /// Names are not resolved, because a statically linked program cannot use the system's resolver, and the service is
    /// on this machine. `localhost` stands for `127.0.0.1`.
    public init?(_ text: String) {
        let prefix = "http://"
        guard text.hasPrefix(prefix) else { return nil }
        var rest = text.dropFirst(prefix.count)
        if rest.last == "/" { rest.removeLast() }
        guard let colon = rest.lastIndex(of: ":"), let port = Int(rest[rest.index(after: colon)...]) else { return nil }
        var host = rest[..<colon]
        if host.first == "[", host.last == "]" { host = host.dropFirst().dropLast() }
        let isNumeric = !host.isEmpty && host.utf8.allSatisfy { Self.isAddressByte($0) }
        guard (1...65535).contains(port), isNumeric || host == "localhost" else { return nil }
        self.init(address: host == "localhost" ? "127.0.0.1" : String(host), port: port)
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "."),
            UInt8(ascii: ":"):
            true
        default: false
        }
    }
}

extension HTTPService: CustomStringConvertible {
    /// The URL in the form that ``init(_:)`` parses.
    public var description: String {
        address.contains(":") ? "http://[\(address)]:\(port)" : "http://\(address):\(port)"
    }
}
