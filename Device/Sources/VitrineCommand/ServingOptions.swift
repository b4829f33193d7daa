import ArgumentParser
import NIOCore

/// Where `run` and `host` serve a device's page, and whom they let use it.
struct ServingOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The port; 0 selects a free port.")
    var port = 8080

    @Option(help: "The address that it listens on, such as 0.0.0.0 for all of this machine.")
    var address = "127.0.0.1"

    @Option(
        name: .customLong("host-name"),
        help: "Another name or address under which browsers may open the page; can be repeated."
    )
    var hostNames: [String] = []

    @Flag(
        name: .customLong("no-token"),
        help: "Ask for no key: every user and every program of this machine can use the device, and see what it shows."
    )
    var isOpen = false

    @Option(
        help: "A port of 127.0.0.1 that takes pushes to widgets as Apple's push service does; 0 selects a free port."
    )
    var pushEndpoint: Int?

    @Option(help: "With --push-endpoint, a PEM file with a certificate for 127.0.0.1 and its private key.")
    var pushCertificate: String?

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port)")
        }
        if let pushEndpoint, !(0...65_535).contains(pushEndpoint) {
            throw ValidationError("--push-endpoint must be a number from 0 to 65535, not \(pushEndpoint)")
        }
        guard (pushEndpoint == nil) == (pushCertificate == nil) else {
            throw ValidationError("--push-endpoint and --push-certificate go together: pushes come over TLS")
        }
        guard (try? SocketAddress(ipAddress: address, port: 0)) != nil else {
            throw ValidationError("--address is not a numeric address: \(address); write it as 0.0.0.0 or 192.168.0.7")
        }
        guard !isOpen || isLoopback else {
            throw ValidationError(
                "--no-token does not go with --address \(address): whoever reaches it could use the device"
            )
        }
        for name in hostNames where Self.host(name) == nil {
            throw ValidationError("--host-name is not a host's name: \(name); write it without scheme, port and path")
        }
    }

    private var isLoopback: Bool { ["127.0.0.1", "::1"].contains(address) }
    private var isAny: Bool { ["0.0.0.0", "::"].contains(address) }

    /// The names under which browsers may open the page, beside those of the loopback address.
    var hosts: [String] { ((isLoopback || isAny ? [] : [address]) + hostNames).compactMap(Self.host) }

    /// The beginning of the page's address.
    func origin(port: Int) -> String { "http://\(hosts.last ?? (address == "::1" ? "[::1]" : "127.0.0.1")):\(port)" }

    /// A name as it stands in an address; nil for what no host is called.
    private static func host(_ name: String) -> String? {
        if name.contains(":") {
            return (try? SocketAddress(ipAddress: name, port: 0)).map { _ in "[\(name.lowercased())]" }
        }
        let isName = name.utf8.allSatisfy { byte in
            let character = Character(UnicodeScalar(byte))
            return byte < 128 && (character.isLetter || character.isNumber || ".-".contains(character))
        }
        return isName && !name.isEmpty ? name.lowercased() : nil
    }

    /// Says what is given up by serving without a key, or to other machines.
    func report() {
        if isOpen {
            CommandFiles.report("No token: every user of this machine can use the device, and see what its apps show.")
        } else if !isLoopback {
            CommandFiles.report("On \(address) the key and what the apps show are not encrypted on their way.")
        }
    }
}
