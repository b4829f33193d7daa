import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// Plain folders, and folders that are no extension.
struct FolderTests {
    private func find(_ files: [String: String], at path: String = "/w") async throws(HostError) -> ExtensionSources {
        try await ExtensionFinder.memory(files).find(at: path)[0]
    }

    @Test
    func aFolderWithSpacesAndKoreanLettersIsAnExtension() async throws {
        let files = [
            "Bundle.swift": Sample.bundle, "뷰/View.swift": Sample.view, "Info.plist": Sample.infoPlist(),
            "하나.entitlements": "", "Assets.xcassets/Contents.json": "{}", "ko.lproj/Localizable.strings": "",
            "README.md": "", ".build/x.swift": Sample.app,
        ]
        let folder = "/w/위젯 하나/"
        let placed = Dictionary(uniqueKeysWithValues: files.map { (folder + $0, $1) })
        let found = try await find(placed, at: "/w/위젯 하나")
        #expect(found.name == "위젯 하나")
        #expect(found.code.name == "_____")
        #expect(found.code.swiftFiles == [folder + "Bundle.swift", folder + "뷰/View.swift"])
        #expect(found.code.languageMode == .v5)
        #expect(found.infoPlist == folder + "Info.plist")
        #expect(found.entitlements == .file(folder + "하나.entitlements"))
        #expect(found.resources == [folder + "Assets.xcassets", folder + "ko.lproj/Localizable.strings"])
    }

    @Test
    func projectsDeeperInAFolderAreFoundAndSeveralAreNamed() async throws {
        // The last ones are copies that an archive made on a Mac brings along, and an example of a package.
        let files = [
            "/w/App/Steps.xcodeproj/project.pbxproj": "", "/w/App/App.swift": Sample.app,
            "/w/App/._Steps.xcodeproj/project.pbxproj": "", "/w/__MACOSX/App/Steps.xcodeproj/project.pbxproj": "",
            "/w/SourcePackages/checkouts/Kit/Example.xcodeproj/project.pbxproj": "",
        ]
        let one = await #expect(throws: HostError.self) { _ = try await find(files) }
        #expect(one?.message.contains("/w/App/Steps.xcodeproj") == true)
        let second = ["/w/Other/Tides.xcodeproj/project.pbxproj": ""]
        let two = await #expect(throws: HostError.self) { _ = try await find(files.merging(second) { $1 }) }
        #expect(two?.code == .ambiguous)
        #expect(two?.message.contains("/w/Other/Tides.xcodeproj") == true)
    }

    @Test
    func widgetThatNoTargetHasIsNamed() async throws {
        let files = [
            "/w/ios/Runner.xcodeproj/project.pbxproj": Sample.project(),
            "/w/macos/Runner.xcodeproj/project.pbxproj": Sample.project(),
            "/w/ios/Widget/Bundle.swift": Sample.bundle, "/w/ios/App.swift": Sample.app,
        ]
        let error = await #expect(throws: HostError.self) { _ = try await find(files) }
        let line = "no target has the widget in /w/ios/Widget/Bundle.swift; name the folder"
        #expect(error?.message.contains(line) == true, "\(error?.message ?? "")")
    }

    @Test
    func descriptionDeeperInAFolderIsFound() async throws {
        let found = try await find([
            "/w/ios/project.yml": "targets: {W: {type: app-extension, sources: [W]}}",
            "/w/ios/W/Bundle.swift": Sample.bundle, "/w/ios/App/App.swift": Sample.app,
        ])
        #expect(found.code.swiftFiles == ["/w/ios/W/Bundle.swift"])
    }

    @Test
    func extensionBesideAnAppIsTheFolderAroundItsMainType() async throws {
        let found = try await find([
            "/w/App/Sources/App.swift": Sample.app, "/w/Project.swift": "import ProjectDescription",
            "/w/App/Widget/Sources/Bundle.swift": Sample.bundle, "/w/App/Widget/Views/View.swift": Sample.view,
            "/w/Core/Model.swift": "",
        ])
        #expect(found.name == "Widget")
        #expect(
            found.code.swiftFiles == ["/w/App/Widget/Sources/Bundle.swift", "/w/App/Widget/Views/View.swift"]
        )
        #expect(found.notes.count == 2)
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: HostError.Code
        let files: [String: String]
        /// Texts that the message has.
        let says: [String]

        init(_ name: String, _ code: HostError.Code, _ files: [String: String], says: [String]) {
            (testDescription, self.code, self.files, self.says) = (name, code, files, says)
        }
    }

    private static let aliases = (1...30)
        .reduce("a0: &a0 [x, x, x, x]\n") { "\($0)a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1), *a\($1 - 1)]\n" }

    static let mistakes = [
        Mistake("no folder", .file, ["/x/a": ""], says: ["/w is neither", "check the path"]),
        Mistake("no Swift files", .noExtension, ["/w/a.png": ""], says: ["no Swift files"]),
        Mistake("no bundle", .noExtension, ["/w/V.swift": Sample.view], says: ["no WidgetBundle", "/w/V.swift"]),
        Mistake("an app", .noExtension, ["/w/App.swift": Sample.app], says: ["/w/App.swift:2", "is an app"]),
        Mistake(
            "two @main",
            .ambiguous,
            ["/w/App.swift": Sample.app, "/w/Bundle.swift": Sample.bundle],
            says: ["2 types", "App.swift:2: @main struct StepsApp: App", "Bundle.swift:2: @main struct StepsBundle"]
        ),
        Mistake(
            "two projects",
            .ambiguous,
            ["/w/A.xcodeproj/project.pbxproj": "", "/w/B.xcodeproj/project.pbxproj": ""],
            says: ["A.xcodeproj", "B.xcodeproj"]
        ),
        Mistake(
            "a project that is no property list",
            .project,
            ["/w/A.xcodeproj/project.pbxproj": "{ a = "],
            says: ["project.pbxproj is not a project file"]
        ),
        Mistake(
            "a project without objects",
            .project,
            ["/w/A.xcodeproj/project.pbxproj": "{ archiveVersion = 1; }"],
            says: ["no objects"]
        ),
        Mistake("a project without its file", .noExtension, ["/w/A.xcodeproj/x": ""], says: ["no Swift files"]),
        Mistake("no YAML", .project, ["/w/project.yml": "a: [\n"], says: ["project.yml is not YAML"]),
        Mistake(
            "aliases of aliases",
            .project,
            ["/w/project.yml": aliases],
            says: ["project.yml: its aliases stand for more than 100000 values"]
        ),
        Mistake(
            "a package that cannot be described",
            .project,
            ["/w/Package.swift": "x"],
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
        let folder = try TemporaryContainers()
        try folder.write("import WidgetKit", to: "a/b/W.swift")
        try folder.create("a/c")
        for (name, target) in [("root", "/"), ("up", "../.."), ("self", "."), ("processes", "/proc"), ("twin", "../c")]
        { try folder.link("a/b/" + name, to: target) }
        #expect(FileTree.disk.names(folder.path + "/a/b") == ["W.swift", "twin"])
    }

    /// A Mac takes both forms of an accent for the same, and so does an equation of texts.
    @Test func accentOfAFolderIsThatOfTheDisk() throws {
        let folder = try TemporaryContainers()
        try folder.write("", to: "V\u{1ec9}ews/Tide.swift")
        let found = FileTree.disk.spelled("\(folder.path)/Vi\u{309}ews/tide.swift")
        #expect(Array(found.utf8) == Array("\(folder.path)/V\u{1ec9}ews/Tide.swift".utf8))
    }

    @Test func folderWithoutPermissionHidesNoOtherOne() throws {
        let folder = try TemporaryContainers()
        for name in ["Closed", "Open"] { try folder.write("import WidgetKit", to: name + "/W.swift") }
        #expect(chmod("\(folder.path)/Closed", 0) == 0)
        defer { chmod("\(folder.path)/Closed", 0o700) }
        let files = withoutRootPermissions { FileTree.disk.files(below: folder.path) }
        #expect(files == ["\(folder.path)/Closed", "\(folder.path)/Open/W.swift"])
    }
}
