import Foundation
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineHost

/// Folders with prebuilt modules, and how the compiler is chosen for them.
struct PrebuiltModulesTests {
    private static let whole: [String: String] = [
        "/m/contents.txt": "ab 12 modules/SwiftUI.swiftmodule\ncd 7 libVitrineHosting.so\n",
        "/m/compiler.txt": "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n", "/m/products.txt": "SwiftUI\n",
    ]

    private func read(
        _ files: [String: String] = whole,
        sizes: [String: Int] = ["/m/modules/SwiftUI.swiftmodule": 12, "/m/libVitrineHosting.so": 7]
    ) throws(HostError) -> PrebuiltModules {
        try PrebuiltModules("/m", files: .memory(files)) { sizes[$0] }
    }

    @Test
    func aWholeFolderIsUsedWithItsCompilerOnly() throws {
        let modules = try read()
        #expect(modules.products == ["SwiftUI"])
        try modules.check(SwiftCompiler(version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", libraries: []))
        let error = #expect(throws: HostError.self) {
            try modules.check(SwiftCompiler(version: "Swift version 6.4 (swift-6.4-RELEASE)", libraries: []))
        }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("6.3.1") == true)
        #expect(error?.message.contains("6.4") == true)
    }

    @Test
    func otherContentHasAnotherMark() throws {
        var files = Self.whole
        files["/m/contents.txt"] = "ef 12 modules/SwiftUI.swiftmodule\ncd 7 libVitrineHosting.so\n"
        #expect(try read(files).mark != read().mark)
    }

    @Test(arguments: [
        ("a missing file", ["/m/libVitrineHosting.so": 7], "SwiftUI.swiftmodule is missing"),
        (
            "a short file", ["/m/modules/SwiftUI.swiftmodule": 3, "/m/libVitrineHosting.so": 7],
            "SwiftUI.swiftmodule has 3 bytes in place of 12"
        ),
    ])
    func aDamagedFolderNamesTheFile(_ label: String, sizes: [String: Int], text: String) {
        let error = #expect(throws: HostError.self) { try read(sizes: sizes) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains(text) == true, "\(label)")
    }

    @Test(arguments: ["contents.txt", "compiler.txt", "products.txt"])
    func aFolderWithoutItsListsIsNotUsed(_ name: String) {
        var files = Self.whole
        files["/m/" + name] = nil
        #expect(throws: HostError.self) { try read(files) }
    }

    @Test
    func aListWithoutSizesIsDamaged() {
        let error = #expect(throws: HostError.self) { try read(["/m/contents.txt": "nonsense"]) }
        #expect(error?.message.contains("damaged") == true)
    }

    @Test
    func theCompilerSaysItsVersionAndItsLibraries() {
        let text = """
            {"compilerVersion": "Swift version 6.3.1", "target": {}, "paths": {"runtimeLibraryPaths": ["/s/linux"]}}
            """
        let compiler = SwiftCompiler(targetInfo: Data(text.utf8))
        #expect(compiler == SwiftCompiler(version: "Swift version 6.3.1", libraries: ["/s/linux"]))
        #expect(SwiftCompiler(targetInfo: Data("error".utf8)) == nil)
    }

    @Test
    func whatACompilerSaysOfItselfIsKept() async throws {
        let container = try TemporaryContainers()
        let folder = ScratchFolder(path: container.path)
        let found = try await SwiftCompiler.find(keptIn: folder)
        let file = folder.path + "/" + (try #require(FileTree.disk.names(folder.path)?.first))
        let text = try #require(FileTree.disk.text(file))
        try folder.replace(file, with: Data(text.replacing(found.version, with: "kept").utf8))
        #expect(try await SwiftCompiler.find(keptIn: folder).version == "kept")
        try folder.replace(file, with: Data("damaged".utf8))
        #expect(try await SwiftCompiler.find(keptIn: folder) == found)
    }

    @Test
    func aNamedFolderPrecedesTheInstallationsAndTheLibrarysOwn() throws {
        let files: FileTree = .memory([
            "/v/Package.swift": "", "/v/Hosting/Package.swift": "", "/한 곳/lib/vitrine/modules/contents.txt": "",
        ])
        let library = try LibraryLocation.find("/v", program: "", files: files)
        func folder(_ named: String?, _ program: String, _ library: LibraryLocation?) -> String? {
            ModulesLocation.find(named, program: program, library: library, scratch: "/c", files: files)?.folder
        }
        #expect(folder("/n", "/한 곳/lib/vitrine/vitrine", library) == "/n")
        #expect(folder(nil, "/한 곳/lib/vitrine/vitrine", library) == "/한 곳/lib/vitrine/modules")
        #expect(folder(nil, "/v/.build/debug/vitrine", library)?.hasPrefix("/c/modules-") == true)
        #expect(folder(nil, "/usr/bin/vitrine", nil) == nil)
    }

    @Test
    func aConfinedExtensionMayReadTheSharedLibrary() throws {
        let sources = ExtensionSources(name: "Steps", code: ModuleSources(name: "Steps", swiftFiles: []))
        var program = try HostedProgram(sources, path: "/p/steps", resources: "/p/r", files: .memory(Self.whole))
        #expect(program.app(standIn: "/v").environment["VITRINE_LIBRARY"] == nil)
        program.library = try read().libraryPath
        #expect(program.app(standIn: "/v").environment["VITRINE_LIBRARY"] == "/m/libVitrineHosting.so")
    }

    @Test
    func aReleaseAndForeignPackagesNeedThePackageManager() {
        let own = ModuleSources(name: "Steps", swiftFiles: [])
        var other = own
        other.packageProducts = [PackageProduct(name: "CMath", package: "/p/Math")]
        #expect(PackageReason.of([own], isRelease: false) == nil)
        #expect(PackageReason.of([own], isRelease: true)?.contains("release") == true)
        #expect(PackageReason.of([own, other], isRelease: false)?.contains("CMath of /p/Math") == true)
    }
}
