import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

@MainActor
@Suite(.device(zone: "Asia/Seoul", start: "2026-06-03T20:00:00+09:00"))
struct StepsWidgetTests {
    init() throws {
        let moment = DeviceMoment.current
        let today = try moment.days.day(of: moment.now)
        try SnapshotStore("group.app.steps").update(.steps) { $0 = Steps(day: today, count: 800) }
    }

    @Test func widgetShowsTheStepsOfToday() async throws {
        let timeline = try await ExtensionHost(StepsWidget()).timeline(kind: "steps", family: .systemSmall)
        #expect(timeline.entries[0].text == ["800 steps"])
        #expect(!timeline.entries[0].isTruncated)
    }
}
