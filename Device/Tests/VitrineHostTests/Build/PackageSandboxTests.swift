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
    @Test func hostileManifestPluginAndMacroGetThroughNowhere() async throws {
        let package = try HostilePackage()
        setenv("VITRINE_HOSTILE_SECRET", "secret", 1)
        let tool = PackageTool(confinement: await means())
        let description = try await tool.describe(package.path)
        #expect(String(decoding: description, as: UTF8.self).contains("\"name\" : \"Steps\""))
        let files = [".git", "Package", "Package.swift", "Plugins", "Sources", "home", "secret"]
        #expect(try package.outside == files)
        let (_, output) = try await tool.build(package.path)
        for program in ["manifest", "plugin", "macro"] {
            let lines = try #require(try package.outcome(of: program), "the \(program) did not run: \(output)")
            let through = lines.filter { $0.hasSuffix(": THROUGH") }
            print("hostile \(program): \(lines.count) attempts, \(through.count) through")
            #expect(through == [], "by the \(program)")
            #expect(lines.count == 13)
        }
        #expect(try package.outside == [".build"] + files)
    }

    @Test func packageThatIsNotHostileIsBuilt() async throws {
        let folder = try package()
        let (isDone, output) = try await PackageTool(confinement: await means()).build(folder.path + "/App")
        #expect(isDone, "\(output)")
        #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/App/.build/debug/steps"))
    }

    @Test func productThatLeadsElsewhereIsRefusedAndNotFollowed() async throws {
        let folder = try package()
        try folder.create("App/.build")
        try folder.link("App/.build/debug", to: folder.path + "/Kit")
        let products = folder.path + "/App/.build"
        let tool = PackageTool(confinement: await means())
        let error = await #expect(throws: HostError.self) { try await tool.build(folder.path + "/App") }
        #expect(error?.message == "the build has put a link to another place into its products: \(products)/debug")
        #expect(!FileManager.default.fileExists(atPath: products))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Kit/Package.swift"))
    }

    @Test(arguments: [".build", "Package.resolved"]) func linkInPlaceOfWhatIsWrittenIsRefused(name: String) async throws
    {
        let folder = try package()
        let link = folder.path + "/App/" + name
        try folder.link("App/" + name, to: folder.path + "/Kit")
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
        let served = try TemporaryContainers()
        let server = try Self.server(of: served.path)
        defer {
            // It may have inherited that other signals are blocked.
            kill(server.process.processIdentifier, SIGKILL)
            withExtendedLifetime(served) {}
        }
        let folder = try package(dependency: "url: \"http://127.0.0.1:\(server.port)/Kit.git\", from: \"1.0.0\"")
        let author = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        let commands = [["init", "-q"], ["add", "."], author + ["commit", "-qm", "one"], ["tag", "1.0.0"]]
        for command in commands + [["update-server-info"]] {
            try Program(name: "git", at: "/usr/bin").run(["-C", folder.path + "/Kit"] + command)
        }
        try FileManager.default.moveItem(atPath: folder.path + "/Kit/.git", toPath: served.path + "/Kit.git")
        let (isDone, output) = try await PackageTool(confinement: await means()).build(folder.path + "/App")
        #expect(isDone, "\(output)")
        let resolved = FileManager.default.contents(atPath: folder.path + "/App/Package.resolved") ?? Data()
        #expect(String(decoding: resolved, as: UTF8.self).contains("\"version\" : \"1.0.0\""))
    }

    /// A server of the files of a folder.
    private static func server(of folder: String) throws -> (process: Process, port: Int) {
        let process = try Program(name: "python3", at: "/usr/bin")
            .start(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder])
        let output = try #require(process.standardOutput as? Pipe)
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let port = try #require(line.firstMatch(of: /port (\d+)/)?.output.1)
        return (process, try #require(Int(port)))
    }

    /// A folder with the package of a program, and with another one on which it depends.
    private func package(dependency: String = "path: \"../Kit\"") throws -> TemporaryContainers {
        let folder = try TemporaryContainers()
        let start = "// swift-tools-version: 6.0\nimport PackageDescription\n"
        let app = """
            let package = Package(
                name: "App",
                dependencies: [.package(\(dependency))],
                targets: [.executableTarget(name: "steps", dependencies: [.product(name: "Kit", package: "Kit")])]
            )
            """
        let kit = """
            let package = Package(
                name: "Kit",
                products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit")]
            )
            """
        try folder.write(start + app, to: "App/Package.swift")
        try folder.write("import Kit\nprint(steps)\n", to: "App/Sources/steps/main.swift")
        try folder.write(start + kit, to: "Kit/Package.swift")
        try folder.write("public let steps = 7\n", to: "Kit/Sources/Kit/Kit.swift")
        return folder
    }
}
