/// A place in the network.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }

    /// A machine, by name or address.
    public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        public init(_ name: String) { description = name }
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// A port of a machine.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomStringConvertible {
        public static let any = Port(integerLiteral: 0)
        public static let http = Port(integerLiteral: 80)
        public static let https = Port(integerLiteral: 443)

        public let rawValue: UInt16

        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ text: String) {
            guard let value = UInt16(text) else { return nil }
            rawValue = value
        }
        public init(integerLiteral value: UInt16) { rawValue = value }

        public var description: String { "\(rawValue)" }
    }
}
