import Foundation

@testable import VitrineDevice

/// A folder with what a hostile program must not reach, and sockets that it must not find.
final class HostilePlace {
    private let folder: TemporaryFolder
    /// A port of this machine on which something listens.
    let port: Int
    private let name: String
    private var listeners: [CInt] = []

    init() throws {
        folder = try TemporaryFolder()
        name = "vitrine-\(UUID().uuidString)"
        for secret in ["home", "containers/group.other", "state"] {
            let path = folder.path + "/" + secret
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data("secret".utf8).write(to: URL(filePath: path + "/secret"))
        }
        try Data("{}".utf8).write(to: URL(filePath: folder.path + "/state/home-screen.json"))
        port = try FreePort.find()
        listeners.append(Self.listen(port: port))
        listeners.append(Self.listen(local: [0] + Array(name.utf8)))
        listeners.append(Self.listen(local: Array((folder.path + "/socket").utf8)))
    }

    deinit { for listener in listeners { close(listener) } }

    /// The container of the hostile program's group.
    var own: String { folder.path + "/containers/group.hostile" }

    /// Starts the hostile program as the extension of one of two apps.
    /// - Returns: What it printed, a line for each attempt.
    func attack() async throws -> [String] {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Programs/Hostile/hostile.py").standardizedFileURL.path
        let app = Confined.python("hostile", [script, folder.path, own, "\(port)", name, "\(getpid())"])
        let other = AppManifest(id: "app.other", name: "Other", group: "group.other", program: "/bin/true")
        return try await Confined.output(of: Confined.host(app, others: [other], in: folder))
    }

    private static func listen(port: Int) -> CInt {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        withUnsafeBytes(of: &address) { bind(descriptor, $0) }
        return descriptor
    }

    /// Listens on a local socket; a name that begins with a zero is an abstract one.
    private static func listen(local name: [UInt8]) -> CInt {
        let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.prefix(107)) }
        withUnsafeBytes(of: &address) { bind(descriptor, UnsafeRawBufferPointer(rebasing: $0.prefix(2 + name.count))) }
        return descriptor
    }

    private static func bind(_ descriptor: CInt, _ address: UnsafeRawBufferPointer) {
        _ = Glibc.bind(descriptor, address.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(address.count))
        _ = Glibc.listen(descriptor, 1)
    }
}
