import Foundation
import Testing

@testable import VitrineHost

/// The apps and widget extensions of a folder.
struct SignedTargetsTests {
    private func find(_ files: [String: String]) async throws -> [ExtensionSources] {
        try await SignedTargets(files: .memory(files)) { path in throw HostError(.project, "no package at \(path)") }
            .find(at: "/p")
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
        #expect(found.map(\.name) == ["Steps", "Widget"])
        #expect(found.map(\.entitlements) == [.absent, .groups([])])
        #expect(found.first?.modules.map(\.swiftFiles) == [["/p/Deep/Kit/Kit.swift"]])
    }

    @Test func folderIsATargetIfItIsAWidgetExtension() async throws {
        #expect(try await find(["/p/Bundle.swift": Sample.bundle]).map(\.entitlements) == [.absent])
        #expect(try await find(["/p/View.swift": Sample.view]).isEmpty)
        #expect(try await find(["/p/Package.swift": "", "/p/Sources/Bundle.swift": Sample.bundle]).isEmpty)
    }
}
