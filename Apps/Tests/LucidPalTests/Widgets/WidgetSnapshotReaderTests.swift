import Foundation
import LucidPalApp
import LucidPalModel
import LucidPalWidgets
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets
import VitrineWire
import WidgetArchive

struct WidgetSnapshotReaderTests {
    private static let files: [(content: String, words: String)] = [
        ("", "Data is damaged"),
        (#"{"writtenAt":1,"habitsTod"#, "Data is damaged"),
        (#"{"writtenAt":"yesterday","habitsToday":0,"habitsTotal":0,"topStreakDays":0}"#, "Data is damaged"),
        ("[1,2]", "Data is damaged"),
        (String(repeating: " ", count: 2 << 20), "Data is damaged"),
        (
            #"{"writtenAt":1,"habitsToday":0,"habitsTotal":1,"topStreakDays":0,"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#,
            "Update LucidPal"
        ),
    ]

    /// Without a snapshot that can be read, the widget names the reason, and the gallery shows a sample.
    @Test(.model("L25")) @MainActor func invalidFileReadsAsNilAndTheWidgetShowsTheReason() async throws {
        let phone = try Phone()
        _ = try phone.storage()
        let host = ExtensionHost(LucidPalWidgetBundle(), time: try phone.time(), containers: phone.containers)
        func read() throws -> WidgetSnapshot? {
            try DeviceMoment.withMoment(phone.time().moment) { WidgetSnapshotReader.read() }
        }
        func shown(inGallery isPreview: Bool) async throws -> String {
            try await host.snapshot(kind: LucidPalKind.today, family: .systemSmall, isPreview: isPreview)
                .reading(at: date(phone.now)).lines.joined()
        }
        func expect(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
            #expect(try read() == nil, sourceLocation: sourceLocation)
            #expect(try await shown(inGallery: false).contains(words), sourceLocation: sourceLocation)
            #expect(try await shown(inGallery: true).contains("3 of 5"), sourceLocation: sourceLocation)
        }
        try await expect("Nothing here yet")
        for (content, words) in Self.files {
            try Data(content.utf8).write(to: URL(filePath: phone.snapshotFile))
            try await expect(words)
        }
        try FileManager.default.removeItem(atPath: phone.snapshotFile)
        try FileManager.default.createDirectory(atPath: phone.snapshotFile, withIntermediateDirectories: true)
        try await expect("Can\u{2019}t read right now")
        try FileManager.default.removeItem(atPath: phone.snapshotFile)
        try phone.app("habit", "add", "Run")
        #expect(try await shown(inGallery: true).contains("0 of 1"))
    }

    @Test(.model("L25")) func readerUsesTheContainerOfTheProcess() throws {
        let phone = try Phone()
        try DeviceMoment.withMoment(phone.time().moment) {
            #expect(WidgetSnapshotReader.read() == nil)
            try phone.app("note", "add", "Milk", "--pin")
            #expect(WidgetSnapshotReader.read()?.pinnedNote == "Milk")
        }
        let moment = DeviceMoment(now: try date(phone.now))
        #expect(DeviceMoment.withMoment(moment) { WidgetSnapshotReader.read() } == nil, "there is no container")
    }

    @Test func fileWithExtraKeysAndEscapedSlashesIsRead() throws {
        let phone = try Phone()
        _ = try phone.storage()
        let text =
            #"{"pinnedNote":"a\/b","topStreakName":null,"writtenAt":802774800,"habitsToday":1,"habitsTotal":2,"topStreakDays":0,"x":[{}]}"#
        try Data(text.utf8).write(to: URL(filePath: phone.snapshotFile))
        let snapshot = try #require(WidgetSnapshotReader.read(at: phone.time().moment).value)
        #expect(snapshot.pinnedNote == "a/b" && snapshot.topStreakName == nil && snapshot.habitsTotal == 2)
    }
}
