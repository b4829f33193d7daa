import Foundation
import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire

/// What a newcomer's tests look like.
///
/// With `VITRINE_MISTAKES` set each has its mistake: ``MistakeTests`` runs them so.
@MainActor
struct NewcomerTests {
    private nonisolated static let isMistaken = ProcessInfo.processInfo.environment["VITRINE_MISTAKES"] != nil

    private let key = SnapshotKey("count.json", default: CountWidget.Count())

    @Test(.device()) func family() async throws {
        let family = Self.isMistaken ? WidgetFamily.systemLarge : .systemSmall
        let timeline = try await ExtensionHost(CountWidget()).timeline(kind: "count", family: family)
        #expect(timeline.entries[0].text == ["nothing yet"])
    }

    @Test(.device()) func kind() async throws {
        let kind = Self.isMistaken ? "Count" : "count"
        let timeline = try await ExtensionHost(CountWidget()).timeline(kind: kind, family: .systemSmall)
        #expect(timeline.entries[0].text == ["nothing yet"])
    }

    @Test(.device()) func program() async throws {
        let folder = try TemporaryContainers()
        let program = Program(name: Self.isMistaken ? "sample-extensions" : "sample-extension")
        let host = try ExtensionHost(program: program, time: ManualTime(.current), containers: folder.directory)
        #expect(try await host.describe().widgets.contains { $0.kind == "counter" })
    }

    @Test(.device()) func group() async throws {
        let store = Self.isMistaken ? SnapshotStore.temporary() : SnapshotStore("group.count")
        try store.update(key) { $0.count = 3 }
        let timeline = try await ExtensionHost(CountWidget()).timeline(kind: "count", family: .systemSmall)
        #expect(timeline.entries[0].text == ["3 counted"])
    }

    @Test(.device()) func reload() async throws {
        let host = ExtensionHost(CountWidget())
        let before = try await host.timeline(kind: "count", family: .systemSmall)
        try SnapshotStore("group.count").update(key) { $0.count = 3 }
        let after = Self.isMistaken ? before : try await host.timeline(kind: "count", family: .systemSmall)
        #expect(after.entries[0].text == ["3 counted"])
    }

    @Test(.device(profile: isMistaken ? .largestText : .phone)) func size() async throws {
        let timeline = try await ExtensionHost(CountWidget()).timeline(kind: "count", family: .systemSmall)
        #expect(!timeline.entries[0].isTruncated)
    }

    @Test(.device(zone: isMistaken ? "Asia/Soul" : "Asia/Seoul")) func zone() {
        #expect(DeviceMoment.current.timeZoneIdentifier == "Asia/Seoul")
    }

    @Test(.device(start: isMistaken ? "3 June, 9:41" : "2026-06-03T09:41:00Z")) func start() {
        #expect(DeviceMoment.current.now.timeIntervalSince1970 == 1_780_479_660)
    }
}

/// A widget that shows what an app has counted.
struct CountWidget: Widget {
    struct Count: Codable, Sendable {
        var count = 0
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> NoteEntry { NoteEntry(date: DeviceMoment.current.now) }

        func getSnapshot(in context: Context, completion: @escaping @Sendable (NoteEntry) -> Void) {
            completion(placeholder(in: context))
        }

        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NoteEntry>) -> Void) {
            let stored = SnapshotStore("group.count").read(SnapshotKey("count.json", default: Count()))
            let text = stored.value.map { "\($0.count) counted" } ?? "nothing yet"
            completion(Timeline(entries: [NoteEntry(date: DeviceMoment.current.now, text: text)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "count", provider: Provider()) { entry in
            Text(entry.text).containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
