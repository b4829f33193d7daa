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
}
