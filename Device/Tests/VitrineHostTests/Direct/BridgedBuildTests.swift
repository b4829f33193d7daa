import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// The C behind a bridging header, compiled by the toolchain's compiler.
struct BridgedBuildTests {
    @Test func codeInCIsCompiledForItsProgram() async throws {
        let folder = try TemporaryContainers()
        let header = try folder.write("#import \"clock.h\"\n", to: "p/App-Bridge.h")
        try folder.write("int clock_hour(void);\n", to: "p/clock.h")
        let source = try folder.write("#include \"clock.h\"\nint clock_hour(void) { return 9; }\n", to: "p/clock.c")
        let code = BridgedCode(header: header, members: [source], root: folder.path + "/p", files: .disk)
        let module = ModuleSources(name: "Steps", swiftFiles: [], bridged: code)
        let scratch = ScratchFolder(path: folder.path + "/s")
        let build = BridgedBuild(compiler: try await SwiftCompiler.find(), folder: scratch)
        let product = try #require(try await build.product(of: module))
        #expect(product.objects.count == 1)
        #expect(product.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        #expect(product.flags.first == "-import-objc-header")
        try folder.write("#include <CoreFoundation/CoreFoundation.h>\n", to: "p/clock.c")
        let left = try await build.product(of: module)
        #expect(left?.objects == nil, "what does not compile here is left out")
    }
}
