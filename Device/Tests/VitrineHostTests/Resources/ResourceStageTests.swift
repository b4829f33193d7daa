import Foundation
import Testing
import VitrineTesting
import WidgetArchive

@testable import VitrineHost

/// What is generated of the resources of an extension and of the packages that come along.
struct ResourceStageTests {
    private let temporary: TemporaryContainers
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryContainers() }

    /// Makes an asset catalogue with one colour.
    private func catalogue(_ name: String, color: String) throws -> String {
        let contents = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}],
             "info": {"author": "xcode", "version": 1}}
            """
        try temporary.write(contents, to: "\(name).xcassets/\(color).colorset/Contents.json")
        return "\(folder)/\(name).xcassets"
    }

    private func sources(_ resources: [String], kit: ModuleSources? = nil) -> ExtensionSources {
        let code = ModuleSources(name: "Steps", swiftFiles: [], dependencies: kit == nil ? [] : ["Kit"])
        return ExtensionSources(name: "Steps", code: code, modules: [kit].compactMap(\.self), resources: resources)
    }

    private func index(in output: String) throws -> ResourceIndex {
        let file = URL(filePath: "\(output)/\(ResourceIndex.fileName)")
        return try JSONDecoder().decode(ResourceIndex.self, from: Data(contentsOf: file))
    }

    @Test
    func aPackageHasTheConstantsOfItsOwnCatalogueOnly() throws {
        let packaged = try catalogue("Kit", color: "Chalk")
        let kit = ModuleSources(name: "Kit", swiftFiles: [], resources: [packaged])
        let sources = sources([try catalogue("Widget", color: "Ink"), packaged], kit: kit)
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
        let packaged = try catalogue("Kit", color: "Chalk")
        let code = "public extension Color { static let chalk = Color(.chalk) }"
        let styles = try temporary.write(code, to: "Styles.swift")
        let kit = ModuleSources(name: "Kit", swiftFiles: [styles], resources: [packaged])
        let generated = try ResourceStage(toolFolders: []).generatedSources(for: kit, in: sources([packaged], kit: kit))
        let text = try #require(generated["GeneratedAssetSymbols.swift"])
        #expect(text.contains("static let chalk = ColorResource("))
        #expect(!text.contains("extension Color {"))
    }

    @Test(arguments: [(nil, "en"), ("de", "de")])
    func textsOfTheBaseAreInTheProjectsLanguage(region: String?, language: String) throws {
        let strings = try temporary.write("\"hello\" = \"Hallo\";", to: "Base.lproj/Localizable.strings")
        var sources = sources([strings])
        sources.code.settings["DEVELOPMENT_LANGUAGE"] = region
        _ = try ResourceStage(toolFolders: []).compile(sources, into: folder + "/out")
        let index = try index(in: folder + "/out")
        #expect(index.developmentLanguage == language && index.languages == [language])
    }

    @Test
    func aPackageWithoutACatalogueHasNoConstants() throws {
        let kit = ModuleSources(name: "Kit", swiftFiles: [], resources: ["/p/Kit/a.json"])
        #expect(try ResourceStage(toolFolders: []).generatedSources(for: kit, in: sources([], kit: kit)).isEmpty)
    }

    @Test(.enabled("bubblewrap cannot confine programs here", { await means() != nil }))
    func hostileConverterReadsTheDrawingAndWritesThePictureOnly() async throws {
        let files = [
            "home/secret": "secret", "sources/A.xcassets/Shoe.imageset/shoe.svg": "<svg width='8' height='4'/>",
            "sources/A.xcassets/Shoe.imageset/Contents.json": #"{"images": [{"filename": "shoe.svg"}]}"#,
            // As `rsvg-convert -z SCALE -o OUTPUT INPUT`: a picture with no pixels, and what it could take in
            // `through`.
            "bin/rsvg-convert": """
            #!/bin/sh
            printf '\\211PNG\\r\\n\\032\\n' >"$4"
            through=$(dirname "$4")/through
            : >"$through"
            cat \(folder)/home/secret && echo read >>"$through"
            touch \(folder)/home/written && echo written >>"$through"
            touch "$(dirname "$5")/written" && echo sources >>"$through"
            kill -0 \(getpid()) && echo signalled >>"$through"
            grep -qv '^ *lo:\\|^Inter\\|^ face' /proc/net/dev && echo network >>"$through"
            grep -q 8 "$5" || echo blind >>"$through"
            """,
        ]
        for (name, text) in files { try temporary.write(text, to: name) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/rsvg-convert")
        let confinement = try #require(await means())
        let stage = ResourceStage(toolFolders: [folder + "/bin"], confined: (confinement, folder + "/filters"))
        #expect(try stage.compile(sources([folder + "/sources/A.xcassets"]), into: folder + "/Steps.resources") == [])
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let through = try #require(all.first { $0.hasSuffix("/through") })
        #expect(try String(contentsOfFile: "\(folder)/\(through)", encoding: .utf8) == "")
        #expect(!all.contains { $0.hasSuffix("/written") })
    }

    /// By the program of poppler-utils, which is confined as a hostile one would be.
    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"),
            "no pdftocairo: install poppler-utils"
        )
    )
    func imageInAPDFFileIsDrawn() async throws {
        for (name, drawing) in [("Red", "1 0 0 rg 0 0 8 4 re f"), ("Empty", "")] {
            let set = "A.xcassets/\(name).imageset"
            let page = """
                %PDF-1.4
                1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
                2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
                3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 8 4] /Contents 4 0 R /Resources <<>> >> endobj
                4 0 obj <</Length \(drawing.utf8.count)>> stream
                \(drawing)
                endstream endobj
                trailer <</Root 1 0 R /Size 5>>
                %%EOF
                """
            try temporary.write(page, to: set + "/a.pdf")
            try temporary.write(#"{"images": [{"filename": "a.pdf"}]}"#, to: set + "/Contents.json")
        }
        let confined = await means().map { ($0, folder + "/filters") }
        let stage = ResourceStage(toolFolders: ["/usr/bin"], confined: confined)
        let output = folder + "/Steps.resources"
        #expect(try stage.compile(sources([folder + "/A.xcassets"]), into: output) == [])
        let index = try index(in: output)
        let images = try ["Red", "Empty"]
            .map { name in
                let variant = try #require(index.images[name]?.variants.first)
                #expect(variant.scale == 3)
                return try Data(contentsOf: URL(filePath: "\(output)/\(variant.file)"))
            }
        // The header of a PNG file has the width and height at byte 16.
        let size: [UInt8] = [0, 0, 0, 24, 0, 0, 0, 12]
        #expect(images.map { [UInt8]($0.dropFirst(16).prefix(8)) } == [size, size])
        #expect(images[0] != images[1])
    }
}
