import Foundation
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineHost

/// The means of this machine to confine programs; nil if there is none.
func means() async -> Confinement? {
    let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return try? await Confinement.find(search: search)
}

/// Real packages, whose manifests, plugins and macros are programs; a machine on which nothing can be confined skips
/// them.
@Suite(.serialized, .enabled("bubblewrap cannot confine programs here", { await means() != nil }))
struct PackageSandboxTests {
    @Test func descriptionNeedsNothingOfTheMachine() async throws {
        let package = try HostilePackage()
        let description = try await PackageTool(confinement: await means()).describe(package.path)
        #expect(String(decoding: description, as: UTF8.self).contains("\"name\" : \"Steps\""))
        #expect(try package.outside == [".git", "Package", "Package.swift", "Plugins", "Sources", "home", "secret"])
    }

    @Test func hostileManifestPluginAndMacroGetThroughNowhere() async throws {
        let package = try HostilePackage()
        setenv("VITRINE_HOSTILE_SECRET", "secret", 1)
        let (_, output) = try await PackageTool(confinement: await means()).build(package.path)
        for program in ["manifest", "plugin", "macro"] {
            let lines = try #require(try package.outcome(of: program), "the \(program) did not run: \(output)")
            let through = lines.filter { $0.hasSuffix(": THROUGH") }
            print("hostile \(program): \(lines.count) attempts, \(through.count) through")
            #expect(through == [], "by the \(program)")
            #expect(lines.count == 13)
        }
        #expect(
            try package.outside == [
                ".build", ".git", "Package", "Package.swift", "Plugins", "Sources", "home", "secret",
            ]
        )
    }

    @Test func packageThatIsNotHostileIsBuilt() async throws {
        let folder = try Self.package()
        defer { Self.delete(folder) }
        let (isDone, output) = try await PackageTool(confinement: await means()).build(folder.path + "/App")
        #expect(isDone, "\(output)")
        #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/App/.build/debug/steps"))
    }

    @Test func productThatLeadsElsewhereIsRefusedAndNotFollowed() async throws {
        let folder = try Self.package()
        defer { Self.delete(folder) }
        let products = folder.path + "/App/.build"
        try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: products + "/debug",
            withDestinationPath: folder.path + "/Kit"
        )
        let tool = PackageTool(confinement: await means())
        let error = await #expect(throws: HostError.self) { try await tool.build(folder.path + "/App") }
        #expect(error?.message == "the build has put a link to another place into its products: \(products)/debug")
        #expect(!FileManager.default.fileExists(atPath: products))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Kit/Package.swift"))
    }

    @Test(arguments: [".build", "Package.resolved"]) func linkInPlaceOfWhatIsWrittenIsRefused(name: String) async throws
    {
        let folder = try Self.package()
        defer { Self.delete(folder) }
        let link = folder.path + "/App/" + name
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/Kit")
        let tool = PackageTool(confinement: await means())
        let error = await #expect(throws: HostError.self) { try await tool.build(folder.path + "/App") }
        #expect(error?.message == "\(link) is a link, which the build would follow to another place; delete it")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Kit/Package.swift"))
    }

    @Test func folderThatIsNoPackageIsNotSeen() async throws {
        let package = try HostilePackage()
        let home = URL(filePath: package.path).deletingLastPathComponent().appending(path: "home").path
        let description = """
            {"targets": [], "toolsVersion": {"_version": "6.0"}, "dependencies": [{"fileSystem": [{"path": "\(home)"}]}]}
            """
        let reach = await PackageReach.of([package.path]) { _ in Data(description.utf8) }
        #expect(reach.folders == [package.path])
    }

    @Test func packageThatIsMissingIsFetched() async throws {
        let server = try Self.server()
        defer {
            // It may have inherited that other signals are blocked.
            kill(server.process.processIdentifier, SIGKILL)
            Self.delete(URL(filePath: server.folder))
        }
        let folder = try Self.package(dependency: "url: \"http://127.0.0.1:\(server.port)/Kit.git\", from: \"1.0.0\"")
        defer { Self.delete(folder) }
        let author = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        let commands = [["init", "-q"], ["add", "."], author + ["commit", "-qm", "one"], ["tag", "1.0.0"]]
        for command in commands + [["update-server-info"]] {
            try Program(name: "git", at: "/usr/bin").run(["-C", folder.path + "/Kit"] + command)
        }
        try FileManager.default.moveItem(atPath: folder.path + "/Kit/.git", toPath: server.folder + "/Kit.git")
        let (isDone, output) = try await PackageTool(confinement: await means()).build(folder.path + "/App")
        #expect(isDone, "\(output)")
        let resolved = FileManager.default.contents(atPath: folder.path + "/App/Package.resolved") ?? Data()
        #expect(String(decoding: resolved, as: UTF8.self).contains("\"version\" : \"1.0.0\""))
    }

    /// A server of files, and the folder that it serves.
    private static func server() throws -> (process: Process, port: Int, folder: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-served-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let process = try Program(name: "python3", at: "/usr/bin")
            .start(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder])
        let output = try #require(process.standardOutput as? Pipe)
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let port = try #require(line.firstMatch(of: /port (\d+)/)?.output.1)
        return (process, try #require(Int(port)), folder)
    }

    /// A folder with the package of a program, and with another one on which it depends.
    private static func package(dependency: String = "path: \"../Kit\"") throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-package-\(UUID().uuidString)")
        let files = [
            "App/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                dependencies: [.package(\(dependency))],
                targets: [.executableTarget(name: "steps", dependencies: [.product(name: "Kit", package: "Kit")])]
            )
            """,
            "App/Sources/steps/main.swift": "import Kit\nprint(steps)\n",
            "Kit/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit")]
            )
            """,
            "Kit/Sources/Kit/Kit.swift": "public let steps = 7\n",
        ]
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    private static func delete(_ folder: URL) {
        // A folder that stays in the temporary folder is not a failure.
        try? FileManager.default.removeItem(at: folder)
    }
}
