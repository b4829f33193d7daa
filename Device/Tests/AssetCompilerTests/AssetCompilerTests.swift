import Foundation
import Testing
import WidgetArchive

@testable import AssetCompiler

struct AssetCompilerTests {
    private let fixture: ResourceFixture

    init() throws { fixture = try ResourceFixture() }

    @Test func propertyListGetsTheValuesOfBuildSettings() throws {
        try fixture.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleName</key><string>${PRODUCT_NAME:c99extidentifier} $(MISSING)</string>
            <key>NSExtension</key><dict><key>Group</key><string>group.$(TEAM)</string></dict>
            </dict></plist>
            """,
            to: "Info.plist"
        )
        let settings = [
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME)", "PRODUCT_NAME": "Postcards", "TEAM": "T1",
        ]
        #expect(
            try fixture.compile(infoPlist: "Info.plist", settings: settings)
                == ["Info.plist: warning: the build setting MISSING is unknown and left empty"]
        )
        let list = try PropertyListSerialization.propertyList(from: fixture.read("Info.plist"), format: nil)
        let values = try #require(list as? [String: Any])
        #expect(values["CFBundleIdentifier"] as? String == "com.example.Postcards")
        #expect(values["CFBundleName"] as? String == "Postcards ")
        #expect((values["NSExtension"] as? [String: String]) == ["Group": "group.T1"])
        #expect(values["CFBundleDevelopmentRegion"] as? String == "en")
    }

    @Test func languagesOfTheBundleAreThoseOfItsTablesItsFoldersAndItsPropertyList() throws {
        try fixture.write("\"a\" = \"A\";", to: "en.lproj/Localizable.strings")
        try fixture.write("text", to: "ko.lproj/legal.txt")
        try fixture.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleLocalizations</key>
            <array><string>de</string><string>../x</string><string></string></array></dict></plist>
            """,
            to: "Info.plist"
        )
        #expect(try fixture.compile(infoPlist: "Info.plist") == [])
        #expect(try fixture.index.languages == ["de", "en", "ko"])
    }

    @Test func brokenPropertyListIsNamed() throws {
        try fixture.write("<?xml version=\"1.0\"?><plist><dict>", to: "Info.plist")
        #expect(
            try fixture.compile(infoPlist: "Info.plist")
                == ["Info.plist: error: is not a property list with keys at the top; correct or remove it"]
        )
    }

    @Test func otherFilesAreCopiedAndImagesAmongThemHaveNames() throws {
        try fixture.write("[1]", to: "data.json")
        try fixture.write("text", to: "Folder/inside/a.txt")
        try fixture.write(ResourceFixture.png, to: "photo@2x.png")
        #expect(try fixture.compile() == [])
        #expect(try fixture.read("data.json") == Data("[1]".utf8))
        #expect(try fixture.read("Folder/inside/a.txt") == Data("text".utf8))
        let variant = ResourceIndex.Image.Variant(file: "photo@2x.png", scale: 2)
        #expect(try fixture.index.images["photo"]?.variants == [variant])
        #expect(try fixture.index.images["photo.png"]?.variants == [variant])
    }

    @Test func fileThatTheFolderNeedsItselfIsRefused() throws {
        try fixture.write("{}", to: "index.json")
        #expect(
            try fixture.compile()
                == ["index.json: error: a file \"index.json\" is among the resources already; rename one of them"]
        )
        #expect(try fixture.index.version == ResourceIndex.currentVersion)
    }

    @Test func whatLeadsOutOfTheProjectIsRefused() throws {
        let files = FileManager.default
        let secret = try fixture.write("TOPSECRET", to: "home/id_rsa")
        let picture = try fixture.write(ResourceFixture.png, to: "home/picture.png")
        try fixture.write(#"{"data": [{"filename": "key"}]}"#, to: "project/A.xcassets/Key.dataset/Contents.json")
        try fixture.write(#"{"images": [{"filename": "a.png"}]}"#, to: "project/A.xcassets/P.imageset/Contents.json")
        try fixture.write("inside", to: "project/inside.txt")
        let links = [
            ("data.txt", secret), ("folder", secret.deletingLastPathComponent()), ("Plain/b/key.txt", secret),
            ("A.xcassets/Key.dataset/key", secret), ("A.xcassets/P.imageset/a.png", picture),
            ("de.lproj/Localizable.strings", secret),
            ("same.txt", fixture.folder.appending(path: "project/inside.txt")),
        ]
        let project = fixture.folder.appending(path: "project")
        for (name, target) in links {
            let link = project.appending(path: name)
            try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.createSymbolicLink(at: link, withDestinationURL: target)
        }
        let resources = try files.contentsOfDirectory(at: project, includingPropertiesForKeys: nil)
        let sources = ResourceSources(
            files: resources + [project.appending(path: "de.lproj/Localizable.strings"), secret],
            bounds: ResourceBounds([project.path]),
            assets: DeclaredAssets(images: ["shoe": [.init(file: picture, scale: 2)]])
        )
        let findings = try fixture.compile(sources)
        let refused = findings.filter { $0.message.contains("outside of the project") }
        let names = ["data.txt", "folder", "key.txt", "key", "a.png", "Localizable.strings", "id_rsa", "picture.png"]
        #expect(Set(refused.map { URL(filePath: $0.file).lastPathComponent }) == Set(names))
        let written = files.enumerator(at: fixture.output, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        let all = (written ?? []).compactMap { try? Data(contentsOf: $0) }
        #expect(!all.contains { $0.firstRange(of: Data("TOPSECRET".utf8)) != nil || $0 == ResourceFixture.png })
        #expect(try fixture.read("same.txt") == Data("inside".utf8))
    }

    @Test func fileThatDoesNotExistIsNamed() throws {
        let sources = ResourceSources(files: ["Gone.xcassets", "gone.json"].map { fixture.folder.appending(path: $0) })
        let findings = try fixture.compile(sources)
        #expect(
            findings.map(\.message) == [
                "there is no such asset catalogue; add it or remove it from the target",
                "does not exist; add the file or remove it from the target",
            ]
        )
    }

    private static func color(red: Int) -> String {
        """
        {"colors": [{"idiom": "universal", "color": {"components":
         {"red": "\(red).0", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """
    }

    /// On Apple's platforms a package's bundle is another one than the target's, and both have such texts and colours.
    @Test func targetsOwnTextsAndColoursGoBeforeThoseOfItsPackages() throws {
        // By its path the package's would be the first.
        for (folder, text, red) in [("A Package", "theirs", 0), ("Widget", "ours", 1)] {
            try fixture.write("\"key\" = \"\(text)\";", to: "\(folder)/Localizable.strings")
            try fixture.write(Self.color(red: red), to: "\(folder)/Assets.xcassets/ink.colorset/Contents.json")
        }
        func files(_ folder: String) -> [URL] {
            ["Localizable.strings", "Assets.xcassets"].map { fixture.folder.appending(path: "\(folder)/\($0)") }
        }
        let sources = ResourceSources(files: files("Widget"), packageFiles: files("A Package"))
        let findings = try fixture.compile(sources)
        #expect(findings.map(\.description) == [])
        #expect(try fixture.strings("en").tables["Localizable"]?["key"] == ResourceStrings.Entry("ours"))
        #expect(try fixture.index.colors["ink"]?.variants.first?.red == 1)
    }

    @Test func assetsOutsideOfCataloguesTakeThePlaceOfThoseInside() throws {
        for name in ["$accent", "ink"] {
            try fixture.write(Self.color(red: 0), to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        let picture = try fixture.write(ResourceFixture.png, to: "shoe.png")
        let text = try fixture.write("no picture", to: "text.png")
        let accent = ResourceIndex.Color(variants: [.init(space: .displayP3, red: 1, green: 0.4, blue: 0)])
        let sources = ResourceSources(
            files: [fixture.folder.appending(path: "Assets.xcassets")],
            assets: DeclaredAssets(
                colors: ["$accent": accent],
                images: ["shoe": [.init(file: picture, scale: 2)], "text": [.init(file: text, scale: 1)]]
            )
        )
        let findings = try fixture.compile(sources)
        #expect(findings.map(\.message) == ["is neither PNG, JPEG, WebP, PDF nor SVG; convert it to one of these"])
        #expect(try fixture.index.colors["$accent"] == accent)
        #expect(try fixture.index.colors["ink"]?.variants.map(\.red) == [0])
        #expect(try fixture.index.images["shoe"]?.variants.map(\.scale) == [2])
        let compiler = AssetCompiler(converter: VectorConverter(folders: []))
        #expect(compiler.assetSymbols(of: sources)?.contains("static let shoe") == true)
    }

    @Test func secondCompilationLeavesFilesAloneAndRemovesThoseThatAreGone() throws {
        try fixture.write("1", to: "kept.txt")
        let gone = try fixture.write("2", to: "gone.txt")
        #expect(try fixture.compile() == [])
        // A program may lie in the folder of its resources.
        let program = fixture.output.appending(path: "program")
        try Data("elf".utf8).write(to: program)
        let kept = fixture.output.appending(path: "kept.txt").path(percentEncoded: false)
        let number = try #require(
            FileManager.default.attributesOfItem(atPath: kept)[.systemFileNumber] as? Int
        )
        try FileManager.default.removeItem(at: gone)
        #expect(try fixture.compile() == [])
        #expect(try FileManager.default.attributesOfItem(atPath: kept)[.systemFileNumber] as? Int == number)
        let goneCopy = fixture.output.appending(path: "gone.txt").path(percentEncoded: false)
        #expect(!FileManager.default.fileExists(atPath: goneCopy))
        #expect(FileManager.default.fileExists(atPath: program.path(percentEncoded: false)))
    }
}
