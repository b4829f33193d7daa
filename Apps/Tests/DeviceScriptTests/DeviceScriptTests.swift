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
        let script = try DeviceScript(file: Self.scripts.appending(path: "\(name).yaml").path)
        let manifest = try Self.manifest()
        let result = try await ScriptPlayer(script, file: "\(name).yaml", manifest: manifest, folder: folder)
            .play()
        #expect(Set(script.widgets.map(\.app)) == Set(manifest.apps.map(\.id)), "a script is about all apps")
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    /// An app is not told that a fault has broken its file, or mended it: it has no reload to ask for.
    @Test func widgetNeedNotKnowOfABrokenFileBeforeItsNextTimeline() async throws {
        let folder = Self.folder(for: "broken-file")
        defer {
            // A folder that stays does not make the test fail.
            try? FileManager.default.removeItem(atPath: folder)
        }
        let yaml = """
            start: 2026-02-02T00:00:00Z
            widgets:
              - {id: dbm, app: com.nobadi.dbm, kind: DBMultiverseWidgets, family: systemSmall}
            expect:
              - upToDate: {widget: dbm, patterns: ['CHAPTER, (\\d+)']}
            steps:
              - open: com.nobadi.dbm
              - intent: {app: com.nobadi.dbm, name: OpenChapter, parameters: {chapter: 2}}
              - home
              - advance: 1m
              - fault: {app: com.nobadi.dbm, file: currentChapterData.json, name: damaged}
              - advance: 5m
              - expect:
                  - now: {widget: dbm, text: 'CHAPTER, 2'}
              - reload
              - advance: 5m
              - expect:
                  - now: {widget: dbm, text: Data is damaged}
              - fault: {app: com.nobadi.dbm, file: currentChapterData.json, mended: true}
              - advance: 5m

            """
        let script = try DeviceScript(yaml: yaml, file: "broken-file.yaml")
        let player = try ScriptPlayer(script, file: "broken-file.yaml", manifest: Self.manifest(), folder: folder)
        let result = try await player.play()
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    @Test func widgetNeedNotKnowOfTheFirstUnlockBeforeItsNextTimeline() async throws {
        let folder = Self.folder(for: "first-unlock")
        defer {
            // A folder that stays does not make the test fail.
            try? FileManager.default.removeItem(atPath: folder)
        }
        let yaml = """
            start: 2026-02-02T00:00:00Z
            widgets:
              - {id: dbm, app: com.nobadi.dbm, kind: DBMultiverseWidgets, family: systemSmall}
            expect:
              - upToDate: {widget: dbm, patterns: ['CHAPTER, (\\d+)']}
            steps:
              - open: com.nobadi.dbm
              - intent: {app: com.nobadi.dbm, name: OpenChapter, parameters: {chapter: 2}}
              - home
              - reboot
              - advance: 5m
              - expect:
                  - now: {widget: dbm, text: Can’t read right now}
              - set: {locked: false}
              - advance: 5m
              - advance: 15m
              - expect:
                  - now: {widget: dbm, text: 'CHAPTER, 2'}

            """
        let script = try DeviceScript(yaml: yaml, file: "first-unlock.yaml")
        let player = try ScriptPlayer(script, file: "first-unlock.yaml", manifest: Self.manifest(), folder: folder)
        let result = try await player.play()
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    private static func manifest() throws -> DeviceManifest {
        let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return try DeviceManifest.load(
            from: scripts.deletingLastPathComponent().appending(path: "vitrine.json").path,
            programFolders: [programs.path]
        )
    }

    @Test func everyScriptIsPlayed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path)
        #expect(files.sorted() == Self.names.map { "\($0).yaml" }.sorted())
    }
}
