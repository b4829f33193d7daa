#if canImport(Testing)
public import Foundation
public import VitrineDevice

extension DeviceManifest {
    /// The folder of the apps.
    public static let appsFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the tests, into which the programs are built too.
    public static let programsFolder =
        (Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL).path

    /// The apps of `Apps/vitrine.json` with the programs beside the tests and the sample's data; with ids, only those.
    public static func apps(_ ids: String..., data: String = "sample") throws -> DeviceManifest {
        var manifest = try load(
            from: appsFolder.appending(path: "vitrine.json").path,
            programFolders: [programsFolder]
        )
        manifest.apps.removeAll { !ids.isEmpty && !ids.contains($0.id) }
        for index in manifest.apps.indices { manifest.apps[index].environment["VITRINE_DATA"] = data }
        return manifest
    }
}
#endif
