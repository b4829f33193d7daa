import Foundation
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

    @Test func nightEndsTheStepsOfToday() async throws {
        let host = ExtensionHost(StepsWidget())
        let evening = try await host.timeline(kind: "steps", family: .systemSmall)
        let midnight = try #require(ISO8601DateFormatter().date(from: "2026-06-04T00:00:00+09:00"))
        let shown = evening.entries.last { $0.date <= midnight }
        #expect(shown?.text == ["No steps yet today"])
    }

    @Test func reloadInTheMorningSaysTheSame() async throws {
        let host = ExtensionHost(StepsWidget())
        host.time.advance(by: .seconds(10 * 3_600))
        let morning = try await host.timeline(kind: "steps", family: .systemSmall)
        #expect(morning.entries[0].text == ["No steps yet today"])
    }

    @Test(.device(zone: "Asia/Seoul", start: "2026-06-03T20:00:00+09:00", profile: .largestText))
    func stepsFitInTheLargestText() async throws {
        let timeline = try await ExtensionHost(StepsWidget()).timeline(kind: "steps", family: .systemSmall)
        #expect(!timeline.entries[0].isTruncated)
    }
}
