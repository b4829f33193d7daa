import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// Plain folders, and folders that are no extension.
struct FolderTests {
    private func find(_ files: [String: String], at path: String = "/w/위젯 하나") async throws(HostError)
        -> ExtensionSources
    {
        let finder = ExtensionFinder(files: .memory(files)) { path in throw HostError(.project, "no package at \(path)")
        }
        return try await finder.find(at: path)[0]
    }

    @Test
    func aFolderWithSpacesAndKoreanLettersIsAnExtension() async throws {
        let found = try await find([
            "/w/위젯 하나/Bundle.swift": Sample.bundle,
            "/w/위젯 하나/뷰/View.swift": Sample.view,
            "/w/위젯 하나/Info.plist": Sample.infoPlist(),
            "/w/위젯 하나/하나.entitlements": "",
            "/w/위젯 하나/Assets.xcassets/Contents.json": "{}",
            "/w/위젯 하나/ko.lproj/Localizable.strings": "",
            "/w/위젯 하나/README.md": "",
            "/w/위젯 하나/.build/x.swift": Sample.app,
        ])
        #expect(found.name == "위젯 하나")
        #expect(found.code.name == "_____")
        #expect(found.code.swiftFiles == ["/w/위젯 하나/Bundle.swift", "/w/위젯 하나/뷰/View.swift"])
        #expect(found.code.languageMode == .v5)
        #expect(found.infoPlist == "/w/위젯 하나/Info.plist")
        #expect(found.entitlements == .file("/w/위젯 하나/하나.entitlements"))
        #expect(
            found.resources == ["/w/위젯 하나/Assets.xcassets", "/w/위젯 하나/ko.lproj/Localizable.strings"]
        )
    }

    @Test
    func projectsDeeperInAFolderAreFoundAndSeveralAreNamed() async throws {
        // The last two are copies that an archive made on a Mac brings along.
        let files = [
            "/w/위젯 하나/App/Steps.xcodeproj/project.pbxproj": "", "/w/위젯 하나/App/App.swift": Sample.app,
            "/w/위젯 하나/App/._Steps.xcodeproj/project.pbxproj": "",
            "/w/위젯 하나/__MACOSX/App/Steps.xcodeproj/project.pbxproj": "",
        ]
        let one = await #expect(throws: HostError.self) { _ = try await find(files) }
        #expect(one?.message.contains("/w/위젯 하나/App/Steps.xcodeproj") == true)
        let second = ["/w/위젯 하나/Other/Tides.xcodeproj/project.pbxproj": ""]
        let two = await #expect(throws: HostError.self) { _ = try await find(files.merging(second) { $1 }) }
        #expect(two?.code == .ambiguous)
        #expect(two?.message.contains("/w/위젯 하나/Other/Tides.xcodeproj") == true)
    }

    @Test
    func widgetThatNoTargetHasIsNamed() async throws {
        let project = "{ objects = { P = {isa = PBXProject; }; }; rootObject = P; }"
        let files = [
            "/w/위젯 하나/ios/Runner.xcodeproj/project.pbxproj": project,
            "/w/위젯 하나/macos/Runner.xcodeproj/project.pbxproj": project,
            "/w/위젯 하나/ios/Widget/Bundle.swift": Sample.bundle, "/w/위젯 하나/ios/App.swift": Sample.app,
        ]
        let error = await #expect(throws: HostError.self) { _ = try await find(files) }
        let line = "no target has the widget in /w/위젯 하나/ios/Widget/Bundle.swift; name the folder"
        #expect(error?.message.contains(line) == true, "\(error?.message ?? "")")
    }

    @Test
    func descriptionDeeperInAFolderIsFound() async throws {
        let files = [
            "/w/위젯 하나/ios/project.yml": "targets: {W: {type: app-extension, sources: [W]}}",
            "/w/위젯 하나/ios/W/Bundle.swift": Sample.bundle, "/w/위젯 하나/ios/App/App.swift": Sample.app,
        ]
        let found = try await find(files)
        #expect(found.code.swiftFiles == ["/w/위젯 하나/ios/W/Bundle.swift"])
    }

    @Test
    func extensionBesideAnAppIsTheFolderAroundItsMainType() async throws {
        let files = [
            "/w/위젯 하나/App/Sources/App.swift": Sample.app, "/w/위젯 하나/Project.swift": "import ProjectDescription",
            "/w/위젯 하나/App/Widget/Sources/Bundle.swift": Sample.bundle,
            "/w/위젯 하나/App/Widget/Views/View.swift": Sample.view, "/w/위젯 하나/Core/Model.swift": "",
        ]
        let found = try await find(files)
        #expect(found.name == "Widget")
        #expect(
            found.code.swiftFiles == [
                "/w/위젯 하나/App/Widget/Sources/Bundle.swift", "/w/위젯 하나/App/Widget/Views/View.swift",
            ]
        )
        #expect(found.notes.count == 2)
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var files: [String: String]
        var code: HostError.Code
        /// Texts that the message has.
        var says: [String]
    }

    static let mistakes = [
        Mistake(
            testDescription: "no folder",
            files: ["/x/a": ""],
            code: .file,
            says: ["/w/위젯 하나", "check the path"]
        ),
        Mistake(
            testDescription: "no Swift files",
            files: ["/w/위젯 하나/a.png": ""],
            code: .noExtension,
            says: ["no Swift files"]
        ),
        Mistake(
            testDescription: "no bundle",
            files: ["/w/위젯 하나/View.swift": Sample.view],
            code: .noExtension,
            says: ["no WidgetBundle", "/w/위젯 하나/View.swift"]
        ),
        Mistake(
            testDescription: "an app",
            files: ["/w/위젯 하나/App.swift": Sample.app],
            code: .noExtension,
            says: ["/w/위젯 하나/App.swift:2", "is an app"]
        ),
        Mistake(
            testDescription: "two @main",
            files: ["/w/위젯 하나/App.swift": Sample.app, "/w/위젯 하나/Bundle.swift": Sample.bundle],
            code: .ambiguous,
            says: ["2 types", "App.swift:2: @main struct StepsApp: App", "Bundle.swift:2: @main struct StepsBundle"]
        ),
        Mistake(
            testDescription: "two projects",
            files: ["/w/위젯 하나/A.xcodeproj/project.pbxproj": "", "/w/위젯 하나/B.xcodeproj/project.pbxproj": ""],
            code: .ambiguous,
            says: ["A.xcodeproj", "B.xcodeproj"]
        ),
        Mistake(
            testDescription: "a project that is no property list",
            files: ["/w/위젯 하나/A.xcodeproj/project.pbxproj": "{ a = "],
            code: .project,
            says: ["project.pbxproj is not a project file"]
        ),
        Mistake(
            testDescription: "a project without objects",
            files: ["/w/위젯 하나/A.xcodeproj/project.pbxproj": "{ archiveVersion = 1; }"],
            code: .project,
            says: ["no objects"]
        ),
        Mistake(
            testDescription: "a project without its file",
            files: ["/w/위젯 하나/A.xcodeproj/x": ""],
            code: .noExtension,
            says: ["no Swift files"]
        ),
        Mistake(
            testDescription: "no YAML",
            files: ["/w/위젯 하나/project.yml": "a: [\n"],
            code: .project,
            says: ["project.yml is not YAML"]
        ),
        Mistake(
            testDescription: "aliases of aliases",
            files: [
                "/w/위젯 하나/project.yml": (1...30)
                    .reduce("a0: &a0 [x, x, x, x]\n") {
                        "\($0)a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1), *a\($1 - 1)]\n"
                    }
            ],
            code: .project,
            says: ["project.yml: its aliases stand for more than 100000 values"]
        ),
        Mistake(
            testDescription: "a package that cannot be described",
            files: ["/w/위젯 하나/Package.swift": "x"],
            code: .project,
            says: ["Package.swift cannot be read", "no package"]
        ),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsReportedWithItsFiles(_ mistake: Mistake) async throws {
        let error = try await #require(throws: HostError.self) { try await find(mistake.files) }
        #expect(error.code == mistake.code)
        for text in mistake.says { #expect(error.message.contains(text), "\(error.message)") }
    }

    @Test func linksToFoldersAroundThemAndToTheSystemAreLeftOut() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-links-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appending(path: "a/b")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("import WidgetKit".utf8).write(to: sources.appending(path: "W.swift"))
        for (name, target) in [("root", "/"), ("up", "../.."), ("self", "."), ("processes", "/proc"), ("twin", "../c")]
        {
            try FileManager.default.createSymbolicLink(
                atPath: sources.appending(path: name).path,
                withDestinationPath: target
            )
        }
        try FileManager.default.createDirectory(at: folder.appending(path: "a/c"), withIntermediateDirectories: true)
        #expect(FileTree.disk.names(sources.path) == ["W.swift", "twin"])
    }

    /// A Mac takes both forms of an accent for the same, and so does an equation of texts.
    @Test func accentOfAFolderIsThatOfTheDisk() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-accent-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/V\u{1ec9}ews", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(folder)/V\u{1ec9}ews/Tide.swift"))
        let found = FileTree.disk.spelled("\(folder)/Vi\u{309}ews/tide.swift")
        #expect(Array(found.utf8) == Array("\(folder)/V\u{1ec9}ews/Tide.swift".utf8))
    }

    @Test func folderWithoutPermissionHidesNoOtherOne() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-closed-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["/Closed", "/Open"] {
            try FileManager.default.createDirectory(atPath: folder + name, withIntermediateDirectories: true)
            try Data("import WidgetKit".utf8).write(to: URL(filePath: "\(folder)\(name)/W.swift"))
        }
        #expect(chmod("\(folder)/Closed", 0) == 0)
        defer { chmod("\(folder)/Closed", 0o700) }
        let files = withoutRootPermissions { FileTree.disk.files(below: folder) }
        #expect(files == ["\(folder)/Closed", "\(folder)/Open/W.swift"])
    }
}
