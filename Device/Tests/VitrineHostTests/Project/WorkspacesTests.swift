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
        let project = """
            // !$*UTF8*$!
            {objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (A, W, ); };
                G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
                A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
                W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                    fileSystemSynchronizedGroups = (S, ); };
            }; rootObject = P; }
            """
        return [
            "/w/App.xcworkspace/contents.xcworkspacedata": "<Workspace>\(references)</Workspace>",
            "/w/App/App.xcodeproj/project.pbxproj": project, "/w/App/Widget/Bundle.swift": Sample.bundle,
            "/w/Pods/Pods.xcodeproj/project.pbxproj": "no project",
        ]
    }()

    private static let noPackage: @Sendable (String) async throws -> Data = { path in
        throw HostError(.project, "no package at \(path)")
    }

    @Test func extensionsOfAWorkspaceAreThoseOfItsProjects() async throws {
        let finder = ExtensionFinder(files: .memory(Self.files), describePackage: Self.noPackage)
        #expect(try await finder.find(at: "/w/App.xcworkspace").map(\.name) == ["Widget"])
        let targets = SignedTargets(files: .memory(Self.files), describePackage: Self.noPackage)
        #expect(try await targets.find(at: "/w/App.xcworkspace").map(\.name) == ["App", "Widget"])
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

    @Test func workspaceWithoutAProjectIsAnError() async throws {
        let messages = [
            "/w/App.xcworkspace": "/w/App.xcworkspace has no Xcode project that is here; name a project's folder",
            "/w/Other.xcworkspace": "/w/Other.xcworkspace/contents.xcworkspacedata cannot be read; check the path",
        ]
        for (path, message) in messages {
            var files = Self.files
            files["/w/App/App.xcodeproj/project.pbxproj"] = nil
            let finder = ExtensionFinder(files: .memory(files), describePackage: Self.noPackage)
            let error = await #expect(throws: HostError.self) { try await finder.find(at: path) }
            #expect(error?.message == message)
        }
    }
}
