import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Requests that the system ignores or holds, as developers report them.
struct ReloadRequestTests {
    /// A device with the app in front, where its reloads are free.
    private static func inFront(_ profile: DeviceProfile = .observed) -> Script {
        var script = Script.loaded(profile: profile)
        script.command(.openApp(Script.app))
        script.answerDescriptions()
        return script
    }

    @Test func burstIsRefusedEvenWithTheAppInFront() throws {
        var script = Self.inFront()
        // Every third second, so that no request joins another one.
        for _ in 0..<20 {
            script.askForReload()
            script.pass(3)
            script.answerTimelines([0])
        }
        #expect(try script.widget.ledger.count(.refused, at: script.now.uptime) == 10)
        #expect(script.records(.reloadRefused).last?.message.contains("burst") == true)
        script.pass(60)
        script.askForReload()
        script.pass(2)
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func requestsThatJoinAWaitingReloadAreNoBurst() throws {
        var script = Self.inFront()
        for _ in 0..<100 { script.askForReload() }
        #expect(try script.widget.ledger.count(.refused, at: script.now.uptime) == 0)
        script.pass(2)
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func requestsAreIgnoredForThirtySecondsAfterAWidgetTapOpenedTheApp() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.tapLink(instance: "w1", digest: try script.digest, url: nil))
        script.answerDescriptions()
        script.pass(29)
        script.askForReload()
        #expect(try script.widget.ledger.entries.last?.verdict == .refused)
        #expect(try script.widget.pending == nil)
        script.pass(1)
        script.askForReload()
        script.pass(2)
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func requestsAreTakenAfterTheAppWasOpenedByItsIcon() throws {
        var script = Self.inFront()
        script.askForReload()
        #expect(try script.widget.pending != nil)
    }

    @Test func documentedProfileIgnoresNoRequest() throws {
        var script = Script.loaded(profile: .documented)
        script.command(.tapLink(instance: "w1", digest: try script.digest, url: nil))
        script.answerDescriptions()
        script.askForReload()
        #expect(try script.widget.pending != nil)
    }

    @Test func reloadByKindRebuildsEveryPlacedInstance() {
        var script = Script.loaded(profile: .observed, placements: [.systemSmall, .systemMedium])
        script.askForReload()
        script.pass(2)
        #expect(script.takeRequests(named: "timeline").count == 2)
    }

    @Test func failedReloadBacksOffForAnHourAndTheOldTimelineStays() throws {
        var script = Script.loaded(profile: .observed)
        let old = try script.widget.timeline
        script.command(.reload(kind: "kind"))
        script.fail(try #require(script.takeRequests(named: "timeline").first))
        script.pass(3_599)
        #expect(script.takeRequests(named: "timeline").isEmpty)
        #expect(try script.widget.timeline == old)
        script.pass(1)
        #expect(script.takeRequests(named: "timeline").count == 1)
        #expect(try script.widget.ledger.entries.last?.reason == "retry after a failure")
    }
}
