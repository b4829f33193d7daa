import Foundation
import Testing

@testable import VitrineHost

/// Packages with an extension target, by what `swift package dump-package` prints.
struct PackageProjectTests {
    private static let description = """
        {"toolsVersion": {"_version": "6.2.0"}, "swiftLanguageVersions": null,
         "dependencies": [
           {"fileSystem": [{"identity": "model", "path": "/q/Model"}]},
           {"sourceControl": [{"identity": "remote", "location": {"remote": [{"urlString": "https://x.example/Remote"}]}}]}],
         "products": [{"name": "Model", "targets": []}],
         "targets": [
           {"name": "StepsWidget", "type": "executable", "exclude": ["Old"], "settings": [],
            "dependencies": [{"byName": ["StepsKit", null]}, {"product": ["Model", "model", null, null]},
                             {"product": ["Remote", "remote", null, null]}]},
           {"name": "StepsKit", "type": "regular", "path": "Kit", "exclude": [], "dependencies": [],
            "settings": [{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
                         {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
                         {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "Unknown"}}},
                         {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]},
           {"name": "steps", "type": "executable", "exclude": [], "dependencies": [], "settings": []},
           {"name": "Tests", "type": "test", "exclude": [], "dependencies": [], "settings": []}]}
        """

    private static let files = [
        "/p/Package.swift": "", "/p/Sources/StepsWidget/Bundle.swift": Sample.bundle,
        "/p/Sources/StepsWidget/Old/Bundle.swift": Sample.bundle, "/p/Kit/Kit.swift": "",
        "/p/Sources/steps/main.swift": "", "/q/Model/Package.swift": ".library(name: \"Model\", targets: [])",
    ]

    @Test
    func anExecutableTargetWithABundleIsAnExtension() async throws {
        let finder = ExtensionFinder(files: .memory(Self.files)) { path in
            #expect(["/p", "/q/Model"].contains(path))
            return Data(Self.description.utf8)
        }
        let found = try await finder.find(at: "/p")[0]
        #expect(found.name == "StepsWidget")
        #expect(found.code.swiftFiles == ["/p/Sources/StepsWidget/Bundle.swift"])
        #expect(found.code.languageMode == .v6)
        #expect(found.code.dependencies == ["StepsKit"])
        #expect(found.modules.map(\.swiftFiles) == [["/p/Kit/Kit.swift"]])
        #expect(
            found.modules.map { CompilerSettings($0).flags } == [
                [
                    "-swift-version", "5", "-default-isolation", "MainActor", "-enable-upcoming-feature",
                    "ExistentialAny",
                ]
            ]
        )
        #expect(!CompilerSettings(found.code).flags.contains("-default-isolation"))
        #expect(found.code.packageProducts == [PackageProduct(name: "Model", package: "/q/Model")])
        #expect(found.notes.first?.contains("Remote of https://x.example/Remote") == true)
    }

    /// A finder in a package with a target and one of tests.
    private func finder(_ sources: [String: String], target: String, tests: String = "Tests") -> ExtensionFinder {
        let description = """
            {"toolsVersion": {"_version": "6.2.0"}, "dependencies": [], "targets": [
              {"name": \(target), "exclude": [], "settings": [], "dependencies": []},
              {"name": "\(tests)", "type": "test", "exclude": [], "dependencies": [], "settings": []}]}
            """
        let files = sources.merging(["/p/Package.swift": ""]) { $1 }
        return ExtensionFinder(files: .memory(files)) { _ in Data(description.utf8) }
    }

    @Test(arguments: [
        (", \"path\": \".\"", "/p/Steps.swift"), ("", "/p/src/StepsWidget/Steps.swift"), ("", "/p/Sources/Steps.swift"),
    ])
    func filesLieWhereThePackageManagerLooks(path: String, file: String) async throws {
        let finder = finder([file: Sample.bundle], target: "\"StepsWidget\", \"type\": \"executable\"\(path)")
        #expect(try await finder.find(at: "/p").map(\.code.swiftFiles) == [[file]])
    }

    @Test(arguments: [
        "/p/Tests/StepsTests/Steps.swift", "/p/Tests/Steps.swift", "/p/Sources/StepsTests/Steps.swift",
    ])
    func filesOfTestsLieWhereThePackageManagerLooks(file: String) async throws {
        let files = ["/p/Sources/Steps/Steps.swift": "", file: ""]
        let finder = finder(files, target: "\"Steps\", \"type\": \"regular\"", tests: "StepsTests")
        #expect(try await finder.tests(at: "/p").map(\.code.swiftFiles) == [[file]])
    }

    @Test
    func thePackageThatDeclaresAProductOffersIt() {
        let files = FileTree.memory([
            "/p/Chart/Package.swift": ".product(name: \"Boats\", package: \"boats\")",
            "/p/Boats/Package.swift": ".library(\n    name: \"Boats\", targets: [])",
            "/p/Odd/Package.swift": "let names = [\"Oars\"]",
        ])
        let offer = PackageOffer(files: files)
        let folders = ["/p/Chart", "/p/Boats", "/p/Odd", "/p/gone"]
        #expect(offer.package(offering: "Boats", among: folders) == "/p/Boats")
        #expect(offer.package(offering: "Oars", among: folders) == "/p/Odd")
        #expect(offer.package(offering: "Sails", among: folders) == nil)
    }

    @Test(arguments: [".library(name: \"\\(Project.name)Shared\", targets: [])", ".library(\n name: Project.shared)"])
    func thePackageThatMakesTheNamesOfItsProductsMayOfferAny(manifest: String) {
        let offer = PackageOffer(
            files: .memory(["/p/Boats/Package.swift": ".library(name: \"Boats\")", "/p/Made/Package.swift": manifest])
        )
        #expect(offer.package(offering: "HarbourShared", among: ["/p/Boats", "/p/Made"]) == "/p/Made")
        #expect(offer.package(offering: "Boats", among: ["/p/Made", "/p/Boats"]) == "/p/Boats")
    }

    @Test
    func anotherFormOfDescriptionIsReported() async throws {
        let finder = ExtensionFinder(files: .memory(Self.files)) { _ in Data("{}".utf8) }
        let error = try await #require(throws: HostError.self) { try await finder.find(at: "/p") }
        #expect(error.code == .project)
        #expect(error.message.contains("/p/Package.swift"))
    }
}
