import Foundation
import Testing

@testable import VitrineHost

/// Workspaces name the packages that the targets of their projects may use.
struct WorkspacesTests {
    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:Core &amp; Co"></FileRef>
           <Group location = "group:Packages" name = "Packages">
              <FileRef location = "group:Model"></FileRef>
           </Group>
           <FileRef location = "group:App/Steps.xcodeproj"></FileRef>
           <FileRef location = "container:README.md"></FileRef>
        </Workspace>
        """

    private func members(with project: String) -> [String] {
        let file = "/w/Steps.xcworkspace/contents.xcworkspacedata"
        return Workspaces(files: .memory([file: Self.workspace])).members(with: project)
    }

    @Test func membersOfAWorkspaceWithTheProjectAreFound() {
        #expect(
            members(with: "/w/App/Steps.xcodeproj")
                == ["/w/Core & Co", "/w/Packages/Model", "/w/App/Steps.xcodeproj", "/w/README.md"]
        )
    }

    @Test func aWorkspaceOfOtherProjectsDoesNotCount() {
        #expect(members(with: "/w/App/Other.xcodeproj").isEmpty)
        #expect(members(with: "/w/Steps.xcodeproj").isEmpty)
    }

    /// A workspace of an app, of pods and of a project that is not here.
    private static let files: [String: String] = {
        let places = ["App/App.xcodeproj", "Pods/Pods.xcodeproj", "Gone.xcodeproj", "Core"]
        let references = places.map { "<FileRef location=\"group:\($0)\"></FileRef>" }.joined()
        let app = "A = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; };"
        let project = Sample.project("Widget").replacing("targets = (", with: "targets = (A, ")
            .replacing("G = {", with: "\(app) G = {")
        return [
            "/w/App.xcworkspace/contents.xcworkspacedata": "<Workspace>\(references)</Workspace>",
            "/w/App/App.xcodeproj/project.pbxproj": project, "/w/App/Widget/Bundle.swift": Sample.bundle,
            "/w/Pods/Pods.xcodeproj/project.pbxproj": "no project",
        ]
    }()

    @Test func extensionsOfAWorkspaceAreThoseOfItsProjects() async throws {
        let finder = ExtensionFinder.memory(Self.files)
        #expect(try await finder.find(at: "/w/App.xcworkspace").map(\.name) == ["Widget"])
        let targets = SignedTargets(files: .memory(Self.files), describePackage: finder.describePackage)
        #expect(try await targets.find(at: "/w/App.xcworkspace").map(\.sources.name) == ["App", "Widget"])
        #expect(try await targets.outline(at: "/w/App.xcworkspace").targets.map(\.sources.name) == ["App", "Widget"])
    }

    @Test func extensionsOfAPackageOfModulesAreThoseOfTheAppsProjectInIt() async throws {
        var files = Self.files
        files["/w/Package.swift"] = ""
        let finder = ExtensionFinder(files: .memory(files)) { _ in
            Data(#"{"name": "W", "dependencies": [], "toolsVersion": {"_version": "6.0.0"}, "targets": []}"#.utf8)
        }
        #expect(try await finder.find(at: "/w").map(\.name) == ["Widget"])
    }

    @Test(arguments: [
        ("/w/App.xcworkspace", "/w/App.xcworkspace has no Xcode project that is here; name a project's folder"),
        (
            "/w/Other.xcworkspace",
            "/w/Other.xcworkspace/contents.xcworkspacedata cannot be read; check the path"
        ),
    ])
    func workspaceWithoutAProjectIsAnError(path: String, message: String) async {
        var files = Self.files
        files["/w/App/App.xcodeproj/project.pbxproj"] = nil
        let error = await #expect(throws: HostError.self) { try await ExtensionFinder.memory(files).find(at: path) }
        #expect(error?.message == message)
    }
}
