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
    struct Row: CustomTestStringConvertible {
        var name: String
        var content: String?
        var isFolder = false
        var words: String
        var testDescription: String { name }

        static let all: [Row] = [
            Row(name: "no file", content: nil, words: "Nothing here yet"),
            Row(name: "empty", content: "", words: "Data is damaged"),
            Row(name: "truncated", content: #"{"writtenAt":1,"habitsTod"#, words: "Data is damaged"),
            Row(
                name: "another type",
                content: #"{"writtenAt":"yesterday","habitsToday":0,"habitsTotal":0,"topStreakDays":0}"#,
                words: "Data is damaged"
            ),
            Row(name: "not an object", content: "[1,2]", words: "Data is damaged"),
            Row(name: "huge", content: String(repeating: " ", count: 2 << 20), words: "Data is damaged"),
            Row(name: "folder", content: nil, isFolder: true, words: "Can\u{2019}t read right now"),
            Row(
                name: "newer version",
                content:
                    #"{"writtenAt":1,"habitsToday":0,"habitsTotal":1,"topStreakDays":0,"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#,
                words: "Update LucidPal"
            ),
        ]
    }

    @Test(.process("L25"), arguments: Row.all)
    func invalidFileReadsAsNilAndTheWidgetShowsTheReason(_ row: Row) throws {
        let phone = try Phone()
        _ = try phone.storage()
        if let content = row.content { try Data(content.utf8).write(to: URL(filePath: phone.snapshotFile)) }
        if row.isFolder {
            try FileManager.default.createDirectory(atPath: phone.snapshotFile, withIntermediateDirectories: true)
        }
        #expect(try DeviceMoment.withMoment(phone.time().moment) { WidgetSnapshotReader.read() } == nil)
        #expect(try phone.timeline("small").report.text.contains(row.words))
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

    @Test(arguments: Row.all)
    @MainActor
    func galleryShowsASampleUnlessThereIsASnapshot(_ row: Row) async throws {
        let phone = try Phone()
        _ = try phone.storage()
        let host = ExtensionHost(LucidPalWidgetBundle(), time: try phone.time(), containers: phone.containers)
        func shown() async throws -> String {
            try await host.snapshot(kind: LucidPalKind.today, family: .systemSmall, isPreview: true).archives
                .flatMap { $0.reading(now: try date(phone.now)).lines }.joined()
        }
        if let content = row.content { try Data(content.utf8).write(to: URL(filePath: phone.snapshotFile)) }
        #expect(try await shown().contains("3 of 5"))
        guard row.content == nil else { return }
        try phone.app("habit", "add", "Run")
        #expect(try await shown().contains("0 of 1"))
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
