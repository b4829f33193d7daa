/// How a connection is made; nothing is.
public final class NWParameters: @unchecked Sendable {
    /// How long an answer about a name counts.
    public enum ExpiredDNSBehavior: Sendable {
        case systemDefault, allow, prohibit
    }

    /// Whether several ways to the network are used at once.
    public enum MultipathServiceType: Sendable {
        case disabled, handover, interactive, aggregate
    }

    /// The protocols of a connection, from the machine to the network.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public static var udp: NWParameters { NWParameters(tls: nil) }

    public let defaultProtocolStack = ProtocolStack()
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var multipathServiceType = MultipathServiceType.disabled
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var allowLocalEndpointReuse = false
    public var includePeerToPeer = false
    public var allowFastOpen = false

    public init() {}

    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
        defaultProtocolStack.transportProtocol = tcp
    }
}

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {}

/// TCP.
public enum NWProtocolTCP {
    /// The options of TCP.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var enableFastOpen = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var connectionTimeout = 0

        public override init() {}
    }
}

/// TLS.
public enum NWProtocolTLS {
    /// The options of TLS.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions = sec_protocol_options_t()

        public override init() {}
    }
}

/// The options of a secure connection, of which none is made.
public final class sec_protocol_options_t: Sendable {}
/// What is known of a secure connection, of which none is made.
public final class sec_protocol_metadata_t: Sendable {}
/// The trust in a secure connection, of which none is made.
public final class sec_trust_t: Sendable {}

public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t,
    _ block:
        @escaping @Sendable (sec_protocol_metadata_t, sec_trust_t, @escaping @Sendable (Bool) -> Void) -> Void,
    _ queue: DispatchQueue
) {}
