import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

@MainActor
@Suite(.device())
struct StepsWidgetTests {
    private let host = ExtensionHost(StepsWidget())

    @Test func twoTapsOnOneButtonCountOnce() async throws {
        let walk = Walk(id: "walk-0", steps: 100)
        try await host.perform(CountWalk(walk))
        try await host.perform(CountWalk(walk))
        let timeline = try await host.timeline(kind: "steps", family: .systemSmall)
        #expect(timeline.entries[0].text == ["100 steps", "Walk"])
    }
}
