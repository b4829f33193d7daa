import Foundation
import Testing

@testable import VitrineHost

/// What is generated of the resources of an extension and of the packages that come along.
struct ResourceStageTests {
    /// Makes an asset catalogue with one colour.
    private func catalogue(_ name: String, color: String, in folder: String) throws -> String {
        let path = "\(folder)/\(name).xcassets"
        let set = "\(path)/\(color).colorset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        let contents = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}],
             "info": {"author": "xcode", "version": 1}}
            """
        try Data(contents.utf8).write(to: URL(filePath: set + "/Contents.json"))
        return path
    }

    private func temporaryFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stage-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test
    func aPackageHasTheConstantsOfItsOwnCatalogueOnly() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let own = try catalogue("Widget", color: "Ink", in: folder)
        let packaged = try catalogue("Kit", color: "Chalk", in: folder)
        let kit = ModuleSources(name: "Kit", swiftFiles: [], resources: [packaged])
        let sources = ExtensionSources(
            name: "Steps",
            code: ModuleSources(name: "Steps", swiftFiles: [], dependencies: ["Kit"]),
            modules: [kit],
            resources: [own, packaged]
        )
        let stage = ResourceStage(toolFolders: [])
        let generated = try stage.generatedSources(for: kit, in: sources)
        let text = try #require(generated["GeneratedAssetSymbols.swift"])
        #expect(text.contains("static let chalk = ColorResource(name: \"Chalk\""))
        #expect(!text.contains("ink"))
        // The extension's bundle has both catalogues, and its code may name both.
        let whole = try #require(try stage.generatedSources(for: sources)["GeneratedAssetSymbols.swift"])
        #expect(whole.contains("static let ink") && whole.contains("static let chalk"))
    }

    @Test
    func whatAPackageDeclaresItselfIsNotGeneratedAgain() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let packaged = try catalogue("Kit", color: "Chalk", in: folder)
        let styles = folder + "/Styles.swift"
        try Data("public extension Color { static let chalk = Color(.chalk) }".utf8).write(to: URL(filePath: styles))
        let kit = ModuleSources(name: "Kit", swiftFiles: [styles], resources: [packaged])
        let sources = ExtensionSources(
            name: "Steps",
            code: ModuleSources(name: "Steps", swiftFiles: [], dependencies: ["Kit"]),
            modules: [kit],
            resources: [packaged]
        )
        let generated = try ResourceStage(toolFolders: []).generatedSources(for: kit, in: sources)
        let text = try #require(generated["GeneratedAssetSymbols.swift"])
        #expect(text.contains("static let chalk = ColorResource("))
        #expect(!text.contains("extension Color {"))
    }

    @Test
    func aPackageWithoutACatalogueHasNoConstants() throws {
        let kit = ModuleSources(name: "Kit", swiftFiles: [], resources: ["/p/Kit/a.json"])
        let sources = ExtensionSources(
            name: "Steps",
            code: ModuleSources(name: "Steps", swiftFiles: []),
            modules: [kit]
        )
        #expect(try ResourceStage(toolFolders: []).generatedSources(for: kit, in: sources).isEmpty)
    }
}
