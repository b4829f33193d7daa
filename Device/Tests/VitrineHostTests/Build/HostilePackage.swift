import Foundation
import VitrineTesting

/// A package whose manifest, plugin and macro try to get out of their sandbox, and what they must not reach.
final class HostilePackage {
    private let folder: TemporaryContainers
    private let listener: CInt
    /// The package's folder.
    let path: String

    init() throws {
        folder = try TemporaryContainers()
        path = folder.path + "/Package"
        listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        let attack = Self.attack(on: folder.path, port: Self.listen(listener), device: getpid())
        let files = [
            "home/secret": "secret", "Package/.git/config": "secret",
            "Package/Package.swift": Self.manifest + attack + "\nattack(\"manifest\")\n",
            "Package/Plugins/Tool/Tool.swift": Self.plugin + attack,
            "Package/Sources/Macro/main.swift": "import Foundation\n" + attack + "\nattack(\"macro\")\n",
            "Package/Sources/Steps/Steps.swift": Self.code,
        ]
        for (name, text) in files { try folder.write(text, to: name) }
    }

    deinit { close(listener) }

    /// The names outside the folders that a build may write.
    var outside: [String] {
        get throws {
            try ["", "/home", "/Package"]
                .flatMap { try FileManager.default.contentsOfDirectory(atPath: folder.path + $0) }.sorted()
        }
    }

    /// What came of the attempts of the manifest, the plugin or the macro, a line for each; nil if it did not run.
    func outcome(of program: String) throws -> [Substring]? {
        guard let data = FileManager.default.contents(atPath: path + "/.build/home/\(program)") else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    private static func listen(_ listener: CInt) -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout.size(ofValue: address))
        withUnsafeMutableBytes(of: &address) { bytes in
            guard let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else { return }
            _ = Glibc.bind(listener, pointer, length)
            _ = Glibc.listen(listener, 1)
            getsockname(listener, pointer, &length)
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import CompilerPluginSupport
        import Foundation
        import PackageDescription

        let package = Package(
            name: "Steps",
            products: [.library(name: "Steps", targets: ["Steps"])],
            targets: [
                .macro(name: "Macro"),
                .plugin(name: "Tool", capability: .buildTool()),
                .target(name: "Steps", dependencies: ["Macro"], plugins: ["Tool"]),
            ]
        )

        """

    private static let plugin = """
        import Foundation
        import PackagePlugin

        @main struct Tool: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
                attack("plugin")
                return []
            }
        }

        """

    private static let code = """
        @freestanding(expression) macro steps() -> Int = #externalMacro(module: "Macro", type: "Steps")
        let steps = #steps
        """

    /// A function that writes what came of each attempt into the only folder that it may write.
    private static func attack(on folder: String, port: Int, device: pid_t) -> String {
        """
        func attack(_ name: String) {
            let files = FileManager.default
            func connects(_ port: UInt16) -> Bool {
                let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = port.bigEndian
                address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                return withUnsafeBytes(of: &address) {
                    connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress!, UInt32($0.count)) == 0
                }
            }
            let attempts: [(String, () -> Bool)] = [
                ("read the home", { files.contents(atPath: "\(folder)/home/secret") != nil }),
                ("list the home", { (try? files.contentsOfDirectory(atPath: "\(folder)/home"))?.isEmpty == false }),
                ("read the history", { files.contents(atPath: "\(folder)/Package/.git/config") != nil }),
                ("read the passwords", { files.contents(atPath: "/etc/shadow") != nil }),
                ("write outside", { files.createFile(atPath: "\(folder)/home/\\(name)", contents: nil) }),
                ("write its sources", { files.createFile(atPath: "\(folder)/Package/\\(name)", contents: nil) }),
                ("write to usr", { files.createFile(atPath: "/usr/lib/\\(name)", contents: nil) }),
                ("read through a link", {
                    let link = "\(folder)/Package/.build/home/link-\\(name)"
                    try? files.createSymbolicLink(atPath: link, withDestinationPath: "\(folder)/home/secret")
                    return files.contents(atPath: link) != nil
                }),
                ("connect to a port", { connects(\(port)) }),
                ("open a raw socket", { socket(AF_INET, Int32(SOCK_RAW.rawValue), 1) >= 0 }),
                ("signal the device", { kill(\(device), 0) == 0 }),
                ("read a secret variable", { getenv("VITRINE_HOSTILE_SECRET") != nil }),
                ("write a setting of the kernel", { open("/proc/sys/kernel/core_pattern", O_WRONLY) >= 0 }),
            ]
            let lines = attempts.map { "\\($0): \\($1() ? "THROUGH" : "refused")" }
            try? Data(lines.joined(separator: "\\n").utf8)
                .write(to: URL(fileURLWithPath: "\(folder)/Package/.build/home/\\(name)"))
        }
        """
    }
}
