@_exported public import HostedFoundation
@_exported public import Security

/// The state of the network.
public struct NWPath: Hashable, Sendable {
    /// Whether anything can be reached.
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public let status: Status

    public var isExpensive: Bool { false }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public var availableInterfaces: [NWInterface] { [] }
    public var isConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi && status == .satisfied }
}

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// The kind of a way to the network.
    public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let type: InterfaceType
}

/// Follows the state of the network; here it says once that there is one.
public final class NWPathMonitor: @unchecked Sendable {
    // Set before the start.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath(status: .satisfied)

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public func start(queue: DispatchQueue) {
        guard let handler = pathUpdateHandler else { return }
        queue.async { [currentPath] in handler(currentPath) }
    }

    public func cancel() {}
}
