import AppTestSupport
import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineTesting

/// Plays the scripts in `Apps/DeviceScripts`, each with the real programs of all four apps.
///
/// Serialized, because every script starts the programs and the service of four apps.
@Suite(.serialized, .hangGuard)
struct DeviceScriptTests {
    private static let scripts = DeviceManifest.appsFolder.appending(path: "DeviceScripts")

    static let names = ["midnight", "zone", "network", "budget", "day", "locked", "killed", "update", "disk"]

    @Test(.needsStrace, arguments: names, DeviceProfile.all.map(\.name))
    func scriptHoldsInEveryProfile(name: String, profile: String) async throws {
        var yaml = try String(contentsOf: Self.scripts.appending(path: "\(name).yaml"), encoding: .utf8)
        if name == "day", ["observed", "documented"].contains(profile) {
            // The budget of a day lasts until the next morning: from 23:00 to 6:00 LucidPal does not ask.
            let night = "expect:\n  - never: {widget: pal, olderThan: 8h}\n  -"
            yaml.replace("expect:\n  -", with: night, maxReplacements: 1)
        }
        let script = try DeviceScript(yaml: yaml, file: "\(name).yaml")
        #expect(
            Set(script.widgets.map(\.app)) == Set(try DeviceManifest.apps().apps.map(\.id)),
            "a script is about all apps"
        )
        try await play(script, name, in: profile)
    }

    /// The widget's last timeline is made three minutes before midnight, and the day's own entry must not be lost with
    /// it.
    @Test(arguments: DeviceProfile.all.map(\.name))
    func dayThatBeginsSoonAfterATimelineIsShown(profile: String) async throws {
        let yaml = """
            start: 2026-02-03T14:00:00Z # 23:00 in Seoul
            zone: Asia/Seoul
            chargedReloads: 0
            widgets:
              - {id: bee, app: com.ilyakukarkinorg.beebloom, kind: HabitWidget, family: systemSmall}
              - {id: pal, app: app.lucidpal, kind: LucidPalWidget, family: systemSmall}
            steps:
              - open: app.lucidpal
              - advance: 10s
              - open: com.ilyakukarkinorg.beebloom
              - advance: 10s
              - home
              - advance: 56m
              - tap: {widget: bee}
              - open: app.lucidpal
              - intent: {app: app.lucidpal, name: AddNote, parameters: {noteTitle: Call}}
              - advance: 10s
              - home
              - expect:
                  - now: {widget: bee, text: 6 left}
                  - now: {widget: pal, text: Habits done 3 of 6}
              - advance: midnight
              - expect:
                  - eventually: {widget: bee, text: 9 left}
                    within: 1s
                  - eventually: {widget: pal, text: Habits done 0 of 6}
                    within: 1s
              - advance: 12h
              - expect:
                  - now: {widget: bee, text: 9 left}

            """
        try await play(try DeviceScript(yaml: yaml, file: "soon.yaml"), "soon", in: profile)
    }

    /// The service has nothing newer, and the value that the widget has turns old between 20 and 40 seconds after its
    /// timeline.
    @Test(arguments: DeviceProfile.all.map(\.name))
    func valueThatTurnsOldSoonAfterATimelineIsNotCalledCurrent(profile: String) async throws {
        let yaml = """
            start: 2026-06-10T04:00:00Z
            zone: Asia/Seoul
            widgets:
              - {id: river, app: app.hangangjari, kind: HangangjariParking, family: systemSmall, configuration: {park: yeouido}}
              - {id: lots, app: app.hangangjari, kind: HangangjariParking, family: systemMedium, configuration: {park: yeouido, mode: lots}}
            expect:
              - sometimes: {widget: river, matches: '\\bfree\\b.*min.* ago'}
              - sometimes: {widget: lots, matches: '\\bfree\\b.*min.* ago'}
              - never: {matches: '\\bfree\\b.*\\b(3[6-9]|[45]\\d) min.* ago'}
              - never: {matches: '\\bfree\\b.*\\b([2-9]|\\d\\d) hr'}
            steps:
              - open: app.hangangjari
              - home
              - advance: 10s
              - set: {network: notModified}
              - advance: 20m
              - reload
              - advance: 5m
              - reload
              - advance: 2m
              - reload
              - advance: 1m
              - reload
              - advance: 3h

            """
        var script = try DeviceScript(yaml: yaml, file: "old.yaml")
        try await play(script, "old", in: profile)
        // With a spent budget nothing but the entries is left.
        script.profile.chargedReloads.value = 0
        try await play(script, "old", in: profile)
    }

    private func play(_ script: DeviceScript, _ name: String, in profile: String) async throws {
        let folder = try MemoryFolder()
        let script = script.played(in: try #require(DeviceProfile.named(profile)))
        let result = try await ScriptPlayer(script, file: "\(name).yaml", manifest: .apps(), folder: folder.path)
            .play()
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    /// An app is not told that a fault has broken its file, or mended it: it has no reload to ask for.
    @Test func widgetNeedNotKnowOfABrokenFileBeforeItsNextTimeline() async throws {
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
        try await play(try DeviceScript(yaml: yaml, file: "broken-file.yaml"), "broken-file", in: "observed")
    }

    @Test func widgetNeedNotKnowOfTheFirstUnlockBeforeItsNextTimeline() async throws {
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
        try await play(try DeviceScript(yaml: yaml, file: "first-unlock.yaml"), "first-unlock", in: "observed")
    }

    @Test func everyScriptIsPlayed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path)
        #expect(files.sorted() == Self.names.map { "\($0).yaml" }.sorted())
    }
}
