import Testing

@testable import VitrineHost

/// The calls of the compiler for a scratch package.
struct CompilerCallTests {
    private static let files: [String: String] = [
        "/m/contents.txt": "00 1 a b", "/m/compiler.txt": "Swift version 6.3.1\n",
        "/m/products.txt": "SwiftUI\nWidgetKit\n",
        "/m/c/CClock/module.modulemap": "",
    ]

    private func calls() throws -> CompilerCalls {
        let kit = ModuleSources(
            name: "Kit",
            swiftFiles: ["/w/Kit/Step.swift"],
            settings: ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]
        )
        let base = ModuleSources(name: "Base", swiftFiles: ["/w/Base/Day.swift"])
        var upper = kit
        upper.dependencies = ["Base"]
        let code = ModuleSources(
            name: "Steps",
            swiftFiles: ["/w/Steps/단계 하나.swift"],
            settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG WIDGET"],
            dependencies: ["Kit"]
        )
        let modules = try PrebuiltModules("/m", files: .memory(Self.files)) { _ in 1 }
        return CompilerCalls(
            package: try ScratchPackage(
                [ExtensionSources(name: "Steps", code: code, modules: [base, upper])],
                hosting: "/m",
                hostingProducts: modules.products
            ),
            sources: "/s",
            programs: "/s/programs",
            objects: "/s/programs/objects",
            cache: "/c",
            modules: modules,
            jobs: 2
        )
    }

    @Test
    func sharedModulesComeBeforeThoseThatImportThem() throws {
        let shared = try calls().shared.map(\.arguments)
        #expect(shared.map { $0[1] } == ["Base", "Kit"])
        #expect(shared.allSatisfy { $0.contains("-parse-as-library") && $0.contains("-emit-module") })
        let kit = shared[1].joined(separator: " ")
        #expect(kit.contains("-emit-module-path /s/programs/objects/Modules/Kit.swiftmodule"))
        #expect(kit.contains("-swift-version 6 -default-isolation MainActor"))
    }

    @Test
    func aProgramIsCompiledAndLinkedAtOnceWithWhatItNeeds() throws {
        let program = try #require(try calls().executables.first)
        let arguments = program.arguments
        #expect(arguments.contains("/s/Sources/Steps/단계 하나.swift"))
        #expect(arguments.contains("/s/Sources/Steps/Generated/FoundationNames.swift"))
        #expect(arguments.contains("/s/programs/objects/Kit.build/Step.o"))
        #expect(arguments.contains("/s/programs/objects/Base.build/Day.o"))
        let line = arguments.joined(separator: " ")
        #expect(line.contains("-swift-version 5 -DWIDGET "))
        #expect(line.contains("-DDEBUG") && line.contains("-diagnostic-style llvm"))
        #expect(line.contains("-L /m -lVitrineHosting"))
        #expect(line.contains("-fmodule-map-file=/m/c/CClock/module.modulemap"))
        #expect(line.contains("-load-plugin-executable -Xfrontend /m/macros/SourceMacros#SourceMacros"))
        #expect(!line.contains("Kit.swiftmodule"))
        #expect(program.fileMap["/s/Sources/Steps/단계 하나.swift"]?["object"] == "/s/programs/objects/Steps.build/단계 하나.o")
    }
}
