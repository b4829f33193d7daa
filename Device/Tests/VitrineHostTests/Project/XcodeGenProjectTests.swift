import Foundation
import Testing

@testable import VitrineHost

/// XcodeGen's `project.yml`.
struct XcodeGenProjectTests {
    private func find(_ yaml: String, _ files: [String: String]) async throws(HostError) -> ExtensionSources {
        try await ExtensionFinder.memory(files.merging(["/p/project.yml": yaml]) { $1 }).find(at: "/p")[0]
    }

    private static let yaml = """
        name: Steps
        options: {bundleIdPrefix: app.example}
        settings: {base: {SWIFT_VERSION: "6.0"}}
        packages:
          Model: {path: Packages/Model}
          Remote: {url: https://example.com/remote, from: 1.0.0}
        targetTemplates:
          Widget: {type: app-extension, entitlements: {path: Widget/W.entitlements}}
        targets:
          Steps: {type: application, platform: iOS, sources: [App]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
          StepsWidget:
            templates: [Widget]
            platform: iOS
            sources:
              - path: Widget
                excludes: ["**/Drafts", "*.md", Old.swift]
              - Shared/Steps.swift
            info:
              path: Widget/Info.plist
              properties:
                CFBundleDisplayName: Steps $(MARKETING_VERSION)
                NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
            settings: {MARKETING_VERSION: 2.5, FLAG: true}
            dependencies:
              - target: Kit
              - package: Model
              - {package: Remote, product: RemoteKit}
        """

    private static let files = [
        "/p/Widget/Bundle.swift": Sample.bundle, "/p/Widget/Old.swift": Sample.app,
        "/p/Widget/Deep/Drafts/A.swift": Sample.app, "/p/Widget/Deep/B.swift": "",
        "/p/Widget/Localizable.xcstrings": "", "/p/Widget/W.entitlements": "",
        "/p/Shared/Steps.swift": "", "/p/Shared/Other.swift": "", "/p/Kit/Kit.swift": "",
    ]

    @Test(arguments: [
        ("configs: {debug: {FLAG: A}}", "A"), ("configs: {Release: {FLAG: A}}", "YES"),
        ("configs: {Debug: {FLAG: A}, release: {FLAG: B}}", "A"), ("base: {FLAG: [A, B]}", "A B"),
        ("groups: [shared]", "S"), ("groups: [outer]", "S"), ("groups: [circle]", "C"),
        ("groups: [shared], base: {FLAG: $(inherited) B}", "YES B"), ("base: {FLAG: $(FLAG) B}", "YES B"),
        ("base: {FLAG: '$(CONFIGURATION) of $(PROJECT_NAME)'}", "Debug of Steps"),
    ])
    func settingsAreThoseOfXcodeGen(settings: String, flag: String) async throws {
        let groups = "{shared: {FLAG: S}, outer: {groups: [shared]}, circle: {groups: [circle], base: {FLAG: C}}}"
        let yaml = Self.yaml
            .replacing("settings: {base: {", with: "settingGroups: \(groups)\nsettings: {base: {FLAG: true, ")
            .replacing("{MARKETING_VERSION: 2.5, FLAG: true}", with: "{\(settings)}")
        #expect(try await find(yaml, Self.files).code.settings["FLAG"] == flag)
    }

    @Test func filesOfSettingsCountBelowTheSettings() async throws {
        var files = Self.files
        files["/p/Own/Base.xcconfig"] = "FLAG = A\nOTHER = B\nDATA = C\n"
        files["/p/Own/Widget.xcconfig"] = "OTHER = $(inherited) D\nDATA = E\n"
        let yaml = Self.yaml.replacing("options:", with: "configFiles: {Debug: Own/Base.xcconfig}\noptions:")
            .replacing("FLAG: true}", with: "DATA: F}\n    configFiles: {Debug: Own/Widget.xcconfig}")
        let settings = try await find(yaml, files).code.settings
        #expect(settings["FLAG"] == "A" && settings["OTHER"] == "B D" && settings["DATA"] == "F")
        files["/p/Own/Base.xcconfig"] = nil
        files["/p/passwords"] = "FLAG = secret\n"
        let other = yaml.replacing("Own/Base.xcconfig", with: "passwords")
        #expect(try await find(other, files).code.settings["FLAG"] == nil, "no file of settings")
    }

    @Test func templatesAndTargetsAreMerged() async throws {
        let yaml = """
            targetTemplates:
              Base: {settings: {ONE: 1, TWO: 1}, sources: [Shared/Steps.swift]}
              Widget:
                templates: [Base]
                type: app-extension
                settings: {TWO: 2, TEAM: "${team}", LIST: [a]}
                sources: [{path: "${target_name}", excludes: ["**/Drafts", Old.swift]}]
            targets:
              Widget:
                templates: [Widget]
                templateAttributes: {team: T1}
                sources: [Kit]
                settings: {THREE: 3, "LIST:REPLACE": [b]}
            """
        let found = try await find(yaml, Self.files)
        let files = ["Shared/Steps.swift", "Widget/Bundle.swift", "Widget/Deep/B.swift", "Kit/Kit.swift"]
        #expect(found.code.swiftFiles == files.map { "/p/\($0)" })
        let settings = ["ONE": "1", "TWO": "2", "THREE": "3", "TEAM": "T1", "LIST": "b"]
        #expect(found.code.settings.filter { settings.keys.contains($0.key) } == settings)
    }

    @Test func templatesThatStandForTooManyBytesAreRefused() async throws {
        let targets = (0..<1_000).map { "  T\($0): {templates: [A]}\n" }.joined()
        let yaml = "targetTemplates: {A: {sources: [\(String(repeating: "a, ", count: 2_200))]}}\ntargets:\n\(targets)"
        let error = await #expect(throws: HostError.self) { try await find(yaml, Self.files) }
        #expect(error?.message.contains("templates stand for more than") == true)
    }

    @Test func keyThatIsAListIsLeftOut() async throws {
        let yaml = Self.yaml.replacing("FLAG: true", with: "? [a, b] : 1, ? {c: d} : 2")
        #expect(try await find(yaml, Self.files).code.settings["MARKETING_VERSION"] == "2.5")
    }

    @Test(arguments: [("com.apple.widget-extension", true), ("$(WIDGET_EXTENSION_POINT)", false)])
    func wrongPointThatTheProjectStatesIsNoted(point: String, isNoted: Bool) async throws {
        let found = try await find(Self.yaml.replacing("com.apple.widgetkit-extension", with: point), Self.files)
        let note = "StepsWidget: \(point) is not the extension point of widgets, so no phone shows its widgets"
        #expect(found.notes.contains(note) == isNoted)
    }

    @Test func includedFilesArePartsOfTheProject() async throws {
        let files = [
            "/p/Widget/Bundle.swift": Sample.bundle, "/p/Kit/Kit.swift": "", "/p/App/App.swift": Sample.app,
            "/p/Widget/widget.yml": """
            include: [../kit.yml]
            targets:
              StepsWidget:
                type: app-extension
                sources: ["."]
                dependencies: [{target: Kit}]
                info: {properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
            """,
            "/p/kit.yml": "settings: {FLAG: 1, OTHER: 1}\ntargets: {Kit: {type: framework, sources: [Kit]}}",
        ]
        let own = "settings: {FLAG: 2}\ntargets: {Steps: {type: application, sources: [App]}}\n"
        let found = try await find(own + "include: [{path: Widget/widget.yml}]", files)
        #expect(found.code.swiftFiles == ["/p/Widget/Bundle.swift"])
        #expect(found.modules.map(\.swiftFiles) == [["/p/Kit/Kit.swift"]])
        #expect(found.code.settings["FLAG"] == "2" && found.code.settings["OTHER"] == "1")
        #expect(found.app?.name == "Steps")
        await #expect(throws: HostError.self) { try await find(own + "include: project.yml", files) }
    }

    @Test func includedFileThatIsNotThereIsNoted() async throws {
        let found = try await find("include: Models/made.yml\n" + Self.yaml, Self.files)
        let note = "/p/Models/made.yml is not there, although the project includes it; its part is left out"
        #expect(found.notes.contains(note))
    }

    @Test func fetchedPackageIsOnThisMachine() async throws {
        let manifest = #"let package = Package(products: [.library(name: "RemoteKit", targets: ["RemoteKit"])])"#
        var files = Self.files
        files["/p/SourcePackages/checkouts/remote/Package.swift"] = manifest
        let found = try await find(Self.yaml, files)
        let product = PackageProduct(name: "RemoteKit", package: "/p/SourcePackages/checkouts/remote")
        #expect(found.code.packageProducts.contains(product) && found.notes == [])
    }

    @Test(arguments: ["url: https://example.com/remote", "github: example/remote"])
    func addressOfAMissingPackageIsNamed(_ stated: String) async throws {
        let yaml = Self.yaml.replacing("url: https://example.com/remote", with: stated)
        let address = stated.contains("url") ? "https://example.com/remote" : "https://github.com/example/remote"
        #expect(try await find(yaml, Self.files).notes.first?.contains("RemoteKit of \(address) is not on") == true)
    }

    @Test
    func sourcesHaveExcludesAndTemplates() async throws {
        let found = try await find(Self.yaml, Self.files)
        #expect(found.name == "StepsWidget")
        #expect(
            found.code.swiftFiles == ["/p/Widget/Bundle.swift", "/p/Widget/Deep/B.swift", "/p/Shared/Steps.swift"]
        )
        #expect(found.resources == ["/p/Widget/Localizable.xcstrings"])
        #expect(found.code.languageMode == .v6)
        #expect(found.code.settings["MARKETING_VERSION"] == "2.5")
        #expect(found.code.settings["FLAG"] == "YES")
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "app.example.StepsWidget")
        #expect(found.entitlements == .file("/p/Widget/W.entitlements"))
        #expect(found.infoPlist == nil, "XcodeGen writes it")
        #expect(found.code.settings["INFOPLIST_KEY_CFBundleDisplayName"] == "Steps 2.5")
        #expect(found.modules.map(\.name) == ["Kit"])
        #expect(found.code.packageProducts == [PackageProduct(name: "Model", package: "/p/Packages/Model")])
        #expect(found.notes.first?.contains("RemoteKit") == true)
    }

    @Test
    func groupsAreThoseThatTheProjectListsOrOfAFile() async throws {
        let listed = "{path: W.entitlements, properties: {com.apple.security.application-groups: [group.a]}}"
        let yaml = Self.yaml.replacingOccurrences(of: "{path: Widget/W.entitlements}", with: listed)
        #expect(try await find(yaml, Self.files).entitlements == .groups(["group.a"]))
        let gone = Self.yaml.replacingOccurrences(of: "Widget/W.entitlements", with: "Gone.entitlements")
        #expect(try await find(gone, Self.files).entitlements == .unknown)
        let none = Self.yaml.replacingOccurrences(of: ", entitlements: {path: Widget/W.entitlements}", with: "")
        #expect(try await find(none, Self.files).entitlements == .absent)
    }

    @Test
    func anotherExtensionPointIsNotAWidget() async throws {
        let yaml = Self.yaml.replacingOccurrences(of: "com.apple.widgetkit-extension", with: "com.apple.share-services")
        let error = try await #require(throws: HostError.self) { try await find(yaml, Self.files) }
        #expect(error.code == .noExtension)
    }

    @Test(arguments: [
        ("*.md", "a.md", true), ("*.md", "b/a.md", false), ("**/*.md", "a.md", true), ("**/*.md", "b/c/a.md", true),
        ("Tests", "Tests/a.swift", true), ("Tests/**", "Tests/b/a.swift", true), ("Tests", "MyTests/a.swift", false),
        ("a?.swift", "ab.swift", true), ("a.swift", "aXswift", false), ("**/Drafts", "b/Drafts/a.swift", true),
    ])
    func aPatternMatchesPaths(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(GlobPattern(pattern).matches(path) == matches)
    }

    @Test
    func appAndTestsOfATargetAreFound() async throws {
        let yaml = """
            targets:
              Steps: {type: application, sources: [App], dependencies: [{target: StepsWidget}]}
              StepsWidget: {type: app-extension, sources: [{path: Widget, excludes: ["**/Drafts", Old.swift]}]}
              StepsTests: {type: bundle.unit-test, sources: [Tests], dependencies: [{target: Steps}]}
            """
        let own = ["/p/project.yml": yaml, "/p/Tests/A.swift": "", "/p/App/App.swift": Sample.app]
        let files = Self.files.merging(own) { $1 }
        let finder = ExtensionFinder.memory(files)
        #expect(try await finder.find(at: "/p")[0].app?.code.swiftFiles == ["/p/App/App.swift"])
        let tests = try await finder.tests(at: "/p")
        #expect(tests.map(\.name) == ["StepsTests"] && tests[0].modules.map(\.name) == ["Steps"])
    }
}
