import Testing
import Vitrine
import VitrineTesting

@MainActor
@Suite(.device())
struct StepsWidgetTests {
    @Test func widgetShowsWhatTheAppHasWritten() async throws {
        try SnapshotStore("group.app.steps").update(.steps) { $0.count = 800 }
        let timeline = try await ExtensionHost(StepsWidget()).timeline(kind: "steps", family: .systemSmall)
        #expect(timeline.entries[0].text == ["800 steps"])
    }

    @Test func withoutAValueTheWidgetAsksForTheApp() async throws {
        let timeline = try await ExtensionHost(StepsWidget()).timeline(kind: "steps", family: .systemSmall)
        #expect(timeline.entries[0].text == ["Open the app"])
    }
}
