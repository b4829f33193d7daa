import Testing

@testable import VitrineDevice

/// Requests that the system ignores or holds, as developers report them.
struct ReloadRequestTests {
    @Test func burstIsRefusedEvenWithTheAppInFront() throws {
        var script = Script.inFront(profile: .observed)
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
        #expect(script.takeTimelines().count == 1)
    }

    @Test func requestsThatJoinAWaitingReloadAreNoBurst() throws {
        var script = Script.inFront(profile: .observed)
        for _ in 0..<100 { script.askForReload() }
        #expect(try script.widget.ledger.count(.refused, at: script.now.uptime) == 0)
        script.pass(2)
        #expect(script.takeTimelines().count == 1)
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
        #expect(script.takeTimelines().count == 1)
    }

    @Test func documentedProfileIgnoresNoRequest() throws {
        var script = Script.loaded(profile: .documented)
        script.command(.tapLink(instance: "w1", digest: try script.digest, url: nil))
        script.answerDescriptions()
        script.askForReload()
        #expect(try script.widget.pending != nil)
    }
}
