import Foundation
import StepsWidget
import Testing
import Vitrine
import VitrineTesting

@MainActor
struct StepsWidgetTests {
    @Test func widgetShowsWhatTheAppStored() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let containers = ContainersDirectory(path: folder)
        let time = ManualTime("2026-06-03T09:41:00Z")
        let container = try containers.container(of: .steps)
        try container.create()
        try SnapshotStore(container).update(.steps, now: time.now) { $0.count = 4_200 }
        let host = ExtensionHost(StepsWidget(), time: time, containers: containers)
        let timeline = try await host.timeline(kind: "steps", family: .systemSmall)
        let lines = timeline.entries.first?.rendering.archives.first?.reading(now: time.now).lines
        #expect(lines == [#"text "4200 steps""#])
    }
}
