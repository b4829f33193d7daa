import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineTesting

/// Plays the scripts in `Apps/DeviceScripts`, each with the real programs of all four apps.
///
/// Serialized, because every script starts the programs and the service of four apps.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct DeviceScriptTests {
    /// A folder in memory where there is one: the apps store their sample data carefully, which takes a disk seconds.
    private static func folder(for name: String) -> String {
        let memory = "/dev/shm"
        let isWritable = FileManager.default.isWritableFile(atPath: memory)
        let parent = isWritable ? memory : FileManager.default.temporaryDirectory.path
        return "\(parent)/vitrine-script-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
    }

    private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "DeviceScripts")

    static let names = ["midnight", "zone", "network", "budget", "locked", "killed", "update", "disk"]

    @Test(.needsStrace, arguments: names)
    func scriptHolds(name: String) async throws {
        let folder = Self.folder(for: name)
        defer {
            // A folder that stays does not make the test fail.
            try? FileManager.default.removeItem(atPath: folder)
        }
        let file = Self.scripts.appending(path: "\(name).yaml").path
        let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let manifest = try DeviceManifest.load(
            from: Self.scripts.deletingLastPathComponent().appending(path: "vitrine.json").path,
            programFolders: [programs.path]
        )
        let script = try DeviceScript(file: file)
        let result = try await ScriptPlayer(script, file: "\(name).yaml", manifest: manifest, folder: folder)
            .play()
        #expect(Set(script.widgets.map(\.app)) == Set(manifest.apps.map(\.id)), "a script is about all apps")
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    @Test func everyScriptIsPlayed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path)
        #expect(files.sorted() == Self.names.map { "\($0).yaml" }.sorted())
    }
}
