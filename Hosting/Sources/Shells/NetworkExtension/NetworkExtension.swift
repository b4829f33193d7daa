@_exported public import HostedFoundation
@_exported public import Network
@_exported public import Security

/// How a tunnel stands.
public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// Why a tunnel was refused.
public struct NEVPNError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// Settings of a tunnel, which nothing reads.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
}

/// Settings of a tunnel that an app's own extension makes.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

/// A connection that never begins.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }

    /// Is refused, as without a configuration.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }

    open func stopVPNTunnel() {}
}

/// How a tunnel finds names, which nothing reads.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    public let servers: [String]
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?
    open var matchDomainsNoSearch = false

    public init(servers: [String]) {
        self.servers = servers
    }
}

/// How a tunnel finds names at an address.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    open var serverURL: URL?
}

/// How a tunnel finds names at a server with a certificate.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    open var serverName: String?
}

/// The tunnels of an app; a device has none, and none can be made.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let one = NEVPNManager()

    open class func shared() -> NEVPNManager { one }

    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    open var connection: NEVPNConnection { NEVPNConnection() }

    /// Is refused, as without the permission of a person.
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

    open func loadFromPreferences() async throws {}
}

/// The tunnels that an app's own extension makes.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    /// Finds none.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
