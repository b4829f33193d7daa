import Foundation
import Testing

@testable import VitrineHost

/// Tuist's manifests, whose generated project is not in the repository.
struct TuistProjectTests {
    private static let manifest = #"""
        import ProjectDescription
        import ProjectDescriptionHelpers

        private let widgetName = "StepsWidget"
        let widgetPlist: InfoPlist = .extendingDefault(with: [
            "CFBundleDisplayName": .string("Steps, today"), // as on the home screen
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
        ])

        let project = Project(
            name: "Steps",
            packages: [.local(path: "../Packages/Model")],
            targets: [
                .target(
                    name: "Steps", destinations: .iOS, product: .app, bundleId: "\(Constants.bundle)",
                    infoPlist: .default, sources: ["Sources/**"], dependencies: [.target(name: widgetName)]),
                Target(
                    name: widgetName, destinations: [.iPhone, .appleWatch], product: .appExtension,
                    bundleId: "\(Constants.bundle).widget", infoPlist: widgetPlist,
                    sources: .sourceFilesList(globs: [.glob("Widget/**", excluding: ["Widget/Old.swift"])]),
                    resources: ["Widget/Assets.xcassets"], entitlements: .file(path: "Widget/W.entitlements"),
                    dependencies: [
                        .project(target: "Kit", path: .relativeToRoot("Kit")), .external(name: "Charts2"),
                        .package(product: "Model"),
                    ],
                    settings: .settings(
                        base: ["SWIFT_VERSION": "6.0", "FLAG": "A"],
                        configurations: [.debug(name: .debug, settings: ["FLAG": "B"]), .release(name: .release)])),
            ] + Target.tests(of: "Steps")
        )
        """#

    private static let files = [
        "/p/App/Project.swift": manifest,
        "/p/Kit/Project.swift": """
        import ProjectDescription
        let project = Project(name: "Kit", targets: [
            .target(name: "Kit", destinations: .iOS, product: .staticFramework, bundleId: "k", sources: "Sources/**")])
        """,
        "/p/Tuist/ProjectDescriptionHelpers/Constants.swift": #"enum Constants { static let bundle = "app.steps" }"#,
        "/p/Package.swift": "", "/p/App/Sources/App.swift": Sample.app, "/p/App/Widget/Bundle.swift": Sample.bundle,
        "/p/App/Widget/Deep/View.swift": Sample.view, "/p/App/Widget/Old.swift": Sample.app,
        "/p/App/Widget/Assets.xcassets/Contents.json": "{}", "/p/App/Widget/W.entitlements": "",
        "/p/Kit/Sources/Kit.swift": "", "/p/Packages/Model/Package.swift": "",
        "/p/App/Steps.xcodeproj/project.xcworkspace/a": "",
    ]

    private func find(_ files: [String: String]) async throws(HostError) -> ExtensionSources {
        try await ExtensionFinder.memory(files).find(at: "/p")[0]
    }

    @Test func targetsOfAllManifestsAreRead() async throws {
        let found = try await find(Self.files)
        #expect(found.name == "StepsWidget")
        #expect(found.code.swiftFiles == ["/p/App/Widget/Bundle.swift", "/p/App/Widget/Deep/View.swift"])
        #expect(found.resources == ["/p/App/Widget/Assets.xcassets"])
        #expect(found.modules.map(\.name) == ["Kit"])
        #expect(found.modules.first?.swiftFiles == ["/p/Kit/Sources/Kit.swift"])
        #expect(found.entitlements == .file("/p/App/Widget/W.entitlements"))
        #expect(found.code.packageProducts == [PackageProduct(name: "Model", package: "/p/Packages/Model")])
        #expect(found.notes.contains { $0.contains("Charts2 is not on this machine") })
        #expect(found.app?.name == "Steps")
        #expect(found.platform == .phone)
    }

    @Test func settingsHaveConstantsAndThoseForDebugging() async throws {
        let settings = try await find(Self.files).code.settings
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "app.steps.widget")
        #expect(settings["INFOPLIST_KEY_CFBundleDisplayName"] == "Steps, today")
        #expect(settings["SWIFT_VERSION"] == "6.0")
        #expect(settings["FLAG"] == "B")
    }

    @Test(arguments: [
        ("base: [\"FLAG\": \"A\"]", "", "A"), ("base: [\"FLAG\": \"A\"], debug: [\"FLAG\": \"B\"]", "", "B"),
        ("base: [\"FLAG\": \"A\"]", "base: [:], debug: [\"FLAG\": [\"$(inherited)\", \"C\"]]", "A C"),
    ])
    func settingsOfTheProjectCount(project: String, target: String, flag: String) async throws {
        var files = Self.files
        let start = try #require(Self.manifest.range(of: "settings: .settings("))
        let end = try #require(Self.manifest.range(of: ".release(name: .release)])"))
        files["/p/App/Project.swift"] = Self.manifest
            .replacingCharacters(in: start.upperBound..<end.upperBound, with: target + ")")
            .replacing("    packages: [", with: "    settings: .settings(\(project)), packages: [")
        #expect(try await find(files).code.settings["FLAG"] == flag)
    }

    @Test func argumentOfAConstantIsPartOfAName() async throws {
        var files = Self.files
        files["/p/Plugin/ProjectDescriptionHelpers/Environment.swift"] = #"let env = Environment(name: "Steps")"#
        files["/p/App/Project.swift"] = Self.manifest
            .replacing(#"let widgetName = "StepsWidget""#, with: #"let widgetName = "\(env.name)Widget""#)
            .replacing(#"name: "Steps", destinations"#, with: "name: env.name, destinations")
        let found = try await find(files)
        #expect(found.name == "StepsWidget" && found.app?.name == "Steps")
    }

    @Test func targetsThatAFunctionMakesAreTheFolderOfTheWidget() async throws {
        var files = Self.files
        files["/p/App/Project.swift"] = "import ProjectDescription\nlet project = Project.app(name: \"Steps\")\n"
        files["/p/App/Widget/Old.swift"] = nil
        files["/p/App/Widget/Deep/View.swift"] = "import Model\nimport SwiftUI\n"
        files["/p/Packages/Model/Package.swift"] = "Package(products: [.library(\n  name: \"Model\")])"
        let found = try await find(files)
        #expect(found.code.packageProducts == [PackageProduct(name: "Model", package: "/p/Packages/Model")])
        #expect(found.code.swiftFiles == ["/p/App/Widget/Bundle.swift", "/p/App/Widget/Deep/View.swift"])
        #expect(
            found.notes.contains {
                $0.contains("/p/App/Project.swift") && $0.contains("not run; `tuist generate` makes a project")
            }
        )
    }

    @Test func dependenciesThatFunctionsMakeAreNamed() async throws {
        var files = Self.files
        files["/p/App/Project.swift"] = Self.manifest
            .replacing(".external(name", with: #".feature(name: "Home"), .sdk(name: "c++"), .external(name"#)
        let dependencies = #""Sources/**", dependencies: [.target(name: "Core")] + more()"#
        files["/p/Kit/Project.swift"] = files["/p/Kit/Project.swift"]?.replacing(#""Sources/**""#, with: dependencies)
        let found = try await find(files)
        #expect(found.modules.map(\.name) == ["Kit"])
        #expect(found.notes.contains { $0.contains("it depends on, and are not run: Core, feature, more; `tuist") })
        let whole = try await find(Self.files)
        #expect(!whole.notes.contains { $0.contains("functions make") })
    }

    @Test(arguments: ["", "let a = a", "Target(name: [", "let project = Target(product: .app, name: \"\\(a)\""])
    func damagedManifestHasNoTargets(_ text: String) {
        var manifest = TuistManifest(text)
        let targets = manifest.calls(of: ["Target"])
        #expect(targets.allSatisfy { $0["name"].text == nil })
    }

    @Test func listsOfListsEnd() {
        let lists = (0..<20).map { "let a\($0) = [a\($0 + 1), a\($0 + 1), a\($0 + 1), a\($0 + 1)]\n" }.joined()
        var manifest = TuistManifest(lists + "let a20 = \"x\"\nTarget(name: \"A\", sources: a0)\n")
        let targets = manifest.calls(of: ["Target"])
        #expect(targets.count == 1)
    }
}
