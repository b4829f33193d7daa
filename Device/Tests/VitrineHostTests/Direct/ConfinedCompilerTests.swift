import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// The real compiler on someone's sources; a machine on which nothing can be confined skips them.
@Suite(.enabled("bubblewrap cannot confine programs here", { await means() != nil }))
struct ConfinedCompilerTests {
    private let folder: TemporaryContainers

    init() throws {
        folder = try TemporaryContainers()
        try folder.create("products")
        try folder.write("static const int goal = 7;\n", to: "home/secret")
        try folder.write("static const int goal = 7;\n", to: "Sources/Goal.h")
    }

    /// Compiles a source whose header is given, and says how the compiler ended.
    private func compile(header: String) async throws -> (isDone: Bool, output: String) {
        try folder.write(header, to: "Sources/Header.h")
        try folder.write("let steps = goal\n", to: "Sources/Steps.swift")
        let sources = "\(folder.path)/Sources"
        let arguments = ["-c", "\(sources)/Steps.swift", "-import-objc-header", "\(sources)/Header.h"]
        let sandbox = PackageSandbox(confinement: try #require(await means()))
        let view = PackageSandbox.View(readable: [sources], products: "\(folder.path)/products")
        let output = ["-o", "\(folder.path)/products/Steps.o"]
        let result = try await sandbox.run("swiftc", arguments + output, view, environment: [:])
        let ended = try #require(result)
        return (ended.isDone, ended.output + ended.errors)
    }

    @Test func headerIncludesWhatIsBesideIt() async throws {
        let (isDone, output) = try await compile(header: "#include \"Goal.h\"\n")
        #expect(isDone, "\(output)")
    }

    @Test func headerCannotTakeAFileOfTheHomeIntoTheProgram() async throws {
        let (isDone, output) = try await compile(header: "#include \"\(folder.path)/home/secret\"\n")
        #expect(!isDone)
        #expect(output.contains("home/secret' file not found"), "\(output)")
    }

    @Test(arguments: [("Goal.h", true), ("../home/secret", false)])
    func codeInCIsCompiledWithWhatIsBesideItOnly(included: String, isDone: Bool) async throws {
        try folder.write("#include \"Steps.h\"\n", to: "Sources/Bridge.h")
        try folder.write("int steps(void);\n", to: "Sources/Steps.h")
        try folder.write("#include \"\(included)\"\nint steps(void) { return goal; }\n", to: "Sources/Steps.c")
        let sources = "\(folder.path)/Sources"
        let members = [sources + "/Steps.c"]
        let code = BridgedCode(header: sources + "/Bridge.h", members: members, root: sources, files: .disk)
        let build = BridgedBuild(
            compiler: try await SwiftCompiler.find(),
            folder: ScratchFolder(path: folder.path + "/products"),
            sandbox: PackageSandbox(confinement: try #require(await means()))
        )
        let product = try await build.product(of: ModuleSources(name: "Steps", swiftFiles: [], bridged: code))
        #expect((product != nil) == isDone)
    }
}
