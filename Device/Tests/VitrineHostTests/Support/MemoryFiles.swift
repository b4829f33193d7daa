import Foundation

@testable import VitrineHost

extension FileTree {
    /// Files that exist only in memory, by their absolute paths.
    static func memory(_ files: [String: String]) -> FileTree {
        memory(files.mapValues { Data($0.utf8) })
    }

    static func memory(_ files: [String: Data]) -> FileTree {
        var folders: [String: Set<String>] = [:]
        for path in files.keys {
            var child = path
            while child != "/" {
                let parent = FilePath.folder(child)
                folders[parent, default: []].insert(FilePath.name(child))
                child = parent
            }
        }
        return FileTree(contents: { files[$0] }, names: { [folders] in folders[$0]?.sorted() })
    }
}

extension ExtensionFinder {
    /// A finder in files that exist only in memory, which describes no package.
    static func memory(_ files: [String: String]) -> ExtensionFinder {
        ExtensionFinder(files: .memory(files)) { path in throw HostError(.project, "no package at \(path)") }
    }
}

/// Swift files and property lists that tests use again and again.
enum Sample {
    static let bundle =
        "import WidgetKit\n@main\nstruct StepsBundle: WidgetBundle { var body: some Widget { Steps() } }\n"
    static let app = "import SwiftUI\n@main\nstruct StepsApp: App { var body: some Scene { WindowGroup { } } }\n"
    static let view = "import SwiftUI\nstruct StepsView: View { var body: some View { Text(\"a\") } }\n"

    static func infoPlist(point: String = "com.apple.widgetkit-extension") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>\(point)</string>
        </dict></dict></plist>
        """
    }

    /// A project whose only target is an extension of this name, with a folder's files; without a name, none.
    static func project(_ name: String? = nil, folder: String = "Widget") -> String {
        guard let name else { return "{ objects = { P = {isa = PBXProject; }; }; rootObject = P; }" }
        return """
            { objects = { P = {isa = PBXProject; mainGroup = G; targets = (W, ); };
              G = {isa = PBXGroup; children = (Y, ); sourceTree = "<group>"; };
              Y = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; };
              W = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.app-extension";
                  fileSystemSynchronizedGroups = (Y, ); }; }; rootObject = P; }
            """
    }
}
