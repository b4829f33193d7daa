import StepsWidget
import Testing
import Vitrine
import VitrineTesting

@MainActor
struct StepsWidgetTests {
    @Test func widgetShowsWhatTheAppStored() async throws {
        let folder = try TemporaryContainers()
        let time = ManualTime("2026-06-03T09:41:00Z")
        try SnapshotStore(folder.container(of: .steps)).update(.steps, now: time.now) { $0.count = 4_200 }
        let host = ExtensionHost(StepsWidget(), time: time, containers: folder.directory)
        let timeline = try await host.timeline(kind: "steps", family: .systemSmall)
        #expect(timeline.entries[0].text == ["4200 steps"])
    }
}
