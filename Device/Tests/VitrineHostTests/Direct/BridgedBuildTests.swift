import Foundation
import Testing

@testable import VitrineHost

/// The C behind a bridging header, compiled by the toolchain's compiler.
struct BridgedBuildTests {
    private func product(_ source: String) async throws -> BridgedBuild.Product? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-c-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/p", withIntermediateDirectories: true)
        for (name, text) in [
            ("App-Bridge.h", "#import \"clock.h\"\n"), ("clock.h", "int clock_hour(void);\n"), ("clock.c", source),
        ] { try Data(text.utf8).write(to: URL(filePath: "\(folder)/p/\(name)")) }
        let code = BridgedCode(
            header: folder + "/p/App-Bridge.h",
            members: [folder + "/p/clock.c"],
            root: folder + "/p",
            files: .disk
        )
        let module = ModuleSources(name: "Steps", swiftFiles: [], bridged: code)
        let build = BridgedBuild(compiler: try await SwiftCompiler.find(), folder: ScratchFolder(path: folder + "/s"))
        guard let product = try await build.product(of: module) else { return nil }
        #expect(product.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        return product
    }

    @Test func codeInCIsCompiledForItsProgram() async throws {
        let product = try #require(try await product("#include \"clock.h\"\nint clock_hour(void) { return 9; }\n"))
        #expect(product.objects.count == 1)
        #expect(product.flags.first == "-import-objc-header")
    }

    @Test func codeThatDoesNotCompileHereIsLeftOut() async throws {
        #expect(try await product("#include <CoreFoundation/CoreFoundation.h>\n") == nil)
    }
}
