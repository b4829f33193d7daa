import Foundation
import Testing

@testable import VitrineHost

/// The apps and widget extensions of a folder.
struct SignedTargetsTests {
    private func targets(_ files: [String: String]) -> SignedTargets {
        SignedTargets(files: .memory(files), describePackage: ExtensionFinder.memory([:]).describePackage)
    }

    private func find(_ files: [String: String]) async throws -> [ProjectTarget] {
        try await targets(files).find(at: "/p")
    }

    private static let yaml = """
        name: Steps
        targets:
          Steps: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
          Watch: {type: application, platform: watchOS, sources: [Watch]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
          Widget: {type: app-extension, platform: iOS, sources: [Widget], entitlements: {properties: {}}}
        """

    @Test func projectHasItsAppsAndWidgetExtensions() async throws {
        let files = [
            "/p/Deep/project.yml": Self.yaml, "/p/Deep/App/App.swift": Sample.app, "/p/Deep/Kit/Kit.swift": "",
            "/p/Deep/Widget/Bundle.swift": Sample.bundle, "/p/Deep/Watch/App.swift": Sample.app,
        ]
        let found = try await find(files)
        #expect(found.map(\.sources.name) == ["Steps", "Widget"])
        #expect(found.map(\.sources.entitlements) == [.absent, .groups([])])
        #expect(found.first?.sources.modules.map(\.swiftFiles) == [["/p/Deep/Kit/Kit.swift"]])
    }

    @Test func targetHasTheGroupsOfEachConfiguration() async throws {
        func list(_ group: String) -> String {
            """
            <plist><dict><key>com.apple.security.application-groups</key>
            <array><string>\(group)</string></array></dict></plist>
            """
        }
        let configurations = ["Debug", "Release"]
            .map {
                """
                \($0) = {isa = XCBuildConfiguration; name = \($0);
                    buildSettings = {CODE_SIGN_ENTITLEMENTS = \($0).entitlements; }; };
                """
            }
        let project = Sample.project("Widget")
            .replacing("fileSystemSynchronizedGroups", with: "buildConfigurationList = L; fileSystemSynchronizedGroups")
            .replacing(
                "W = {",
                with: "L = {buildConfigurations = (Debug, Release, ); };\n\(configurations.joined())\nW = {"
            )
        var files = [
            "/p/S.xcodeproj/project.pbxproj": project, "/p/Widget/Bundle.swift": Sample.bundle,
            "/p/Debug.entitlements": list("group.debug"), "/p/Release.entitlements": list("group.release"),
        ]
        let tree = FileTree.memory(files)
        #expect(try await find(files).map { try $0.appGroups(tree) } == [[["group.debug"], ["group.release"]]])
        files["/p/Release.entitlements"] = nil
        let other = FileTree.memory(files)
        #expect(try await find(files).map { try $0.appGroups(other) } == [nil])
    }

    @Test func settingsBelowAFileThatIsNotThereAreNotKnown() async throws {
        let yaml = Self.yaml.replacing(
            "type: app-extension,",
            with: "type: app-extension, configFiles: {Debug: A.xcconfig},"
        )
        var files = [
            "/p/project.yml": yaml, "/p/Widget/Bundle.swift": Sample.bundle,
            "/p/A.xcconfig": "#include? \"Own.xcconfig\"\n#include \"Gone.xcconfig\"",
        ]
        let note = "/p/Gone.xcconfig is not there, and what it may set is not judged"
        let found = try await outline(files)
        #expect(found.notes.contains(note))
        #expect(found.targets.last?.configurations.map(\.absentFiles) == [["/p/Gone.xcconfig"]])
        files["/p/Gone.xcconfig"] = ""
        #expect(try await outline(files).notes.contains(note) == false)
    }

    @Test func resourcesOfPackagesAreNotTheTargetsOwn() async throws {
        let yaml = Self.yaml.replacing("sources: [Widget],", with: "sources: [Widget], dependencies: [{package: Kit}],")
        let files = [
            "/p/project.yml": yaml + "\npackages: {Kit: {path: Kit}}", "/p/Widget/Bundle.swift": Sample.bundle,
            "/p/Widget/en.lproj/A.strings": "", "/p/Kit/Package.swift": "", "/p/Kit/Sources/Kit/Kit.swift": "",
            "/p/Kit/Sources/Kit/de.lproj/A.strings": "",
        ]
        let targets = SignedTargets(files: .memory(files)) { _ in
            Data(
                """
                {"toolsVersion": {"_version": "5.9.0"}, "dependencies": [],
                 "products": [{"name": "Kit", "targets": ["Kit"]}],
                 "targets": [{"name": "Kit", "type": "regular", "exclude": [], "dependencies": [], "settings": []}]}
                """
                .utf8
            )
        }
        let own = try await targets.outline(at: "/p").targets.last
        #expect(own?.resources == ["/p/Widget/en.lproj/A.strings"])
        #expect(own?.sources.resources.count == 2 && own?.sources.lacksPackages == false)
        let missing = yaml + "\npackages: {Kit: {url: https://example.com/kit}}"
        let last = try await outline(files.merging(["/p/project.yml": missing, "/p/Kit/Package.swift": ""]) { $1 })
            .targets
        #expect(last.map(\.sources.lacksPackages) == [false, true])
        #expect(last.map(\.dependencies) == [["Kit"], []])
    }

    @Test func folderIsATargetIfItIsAWidgetExtension() async throws {
        #expect(try await find(["/p/Bundle.swift": Sample.bundle]).map(\.sources.entitlements) == [.absent])
        #expect(try await find(["/p/View.swift": Sample.view]).isEmpty)
        #expect(try await find(["/p/Package.swift": "", "/p/Sources/Bundle.swift": Sample.bundle]).isEmpty)
    }

    private func outline(_ files: [String: String]) async throws -> ProjectOutline {
        try await targets(files).outline(at: "/p")
    }

    @Test func extensionBesideAnAppIsFoundWithoutAProject() async throws {
        let files = ["/p/App.swift": Sample.app, "/p/Widget/Bundle.swift": Sample.bundle, "/p/Widget/V.swift": ""]
        let found = try await outline(files)
        #expect(found.targets.map(\.sources.code.swiftFiles) == [["/p/Widget/Bundle.swift", "/p/Widget/V.swift"]])
        #expect(found.notes == ["no project describes the extension; it is taken to be the folder /p/Widget"])
    }

    @Test func tuistsManifestsAreReadAndWhatFunctionsMakeIsNoted() async throws {
        var files = [
            "/p/App/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Steps", targets: [
                .target(name: "W", destinations: .iOS, product: .appExtension, bundleId: "w", sources: "W/**",
                    dependencies: [.feature(name: "Home")])])
            """, "/p/App/W/Bundle.swift": Sample.bundle,
        ]
        let found = try await outline(files)
        #expect(found.targets.map(\.sources.code.swiftFiles) == [["/p/App/W/Bundle.swift"]])
        #expect(found.notes.map { $0.contains("not run: feature") } == [true])
        files["/p/Other/project.yml"] = "name: A\ntargets: {A: {type: application, platform: iOS, sources: [A]}}\n"
        #expect(try await outline(files).targets.map(\.sources.name) == ["A", "W"])
        #expect(try await find(files).map(\.sources.name) == ["A", "W"])
        files["/p/Other/project.yml"] = nil
        files["/p/App/Project.swift"] = "import ProjectDescription\nlet project = Project.app(name: \"Steps\")\n"
        #expect(try await find(files).map(\.sources.entitlements) == [.unknown])
        files["/p/App/W/Other.swift"] = Sample.app
        let unread = try await outline(files)
        #expect(unread.targets.isEmpty)
        #expect(unread.notes.first?.contains("`tuist generate` makes a project that has everything") == true)
        #expect(unread.notes.last == "/p/App/W/Bundle.swift:2: no target that was read has the widget marked @main")
    }

    @Test func widgetThatNoTargetOfTheProjectHasIsNoted() async throws {
        let app = "name: Steps\ntargets: {Steps: {type: application, platform: iOS, sources: [App]}}\n"
        let files = [
            "/p/project.yml": app, "/p/App/App.swift": Sample.app, "/p/Widget/Bundle.swift": Sample.bundle,
        ]
        let found = try await outline(files)
        #expect(found.targets.map(\.isExtension) == [false])
        #expect(found.notes == ["/p/Widget/Bundle.swift:2: no target that was read has the widget marked @main"])
    }

    @Test func extensionForAnotherSystemIsNamedAndNotJudged() async throws {
        let mac = "name: Steps\ntargets: {W: {type: app-extension, platform: macOS, sources: [Widget]}}\n"
        let found = try await outline(["/p/project.yml": mac, "/p/Widget/Bundle.swift": Sample.bundle])
        #expect(found.targets.isEmpty)
        #expect(found.notes == ["W is for macOS, and is not judged"])
    }
}
