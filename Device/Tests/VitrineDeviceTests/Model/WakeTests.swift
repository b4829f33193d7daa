import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Apps that ask for a wake, and that state why they did or did not ask for reloads.
struct WakeTests {
    @Test func appInFrontIsWokenWhenTheWakeIsDue() {
        var script = Script.inFront()
        script.perform(wakeAfter: 2)
        script.pass(1.9)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.pass(0.2)
        #expect(script.takeRequests(named: "wake").map(\.program) == [Script.appProgram])
        script.pass(60)
        #expect(script.takeRequests(named: "wake").isEmpty, "the app is woken once")
    }

    /// An app that is always woken again at once would keep a jump of the clock from ending.
    @Test func appIsNotWokenInTheMomentOfItsRequest() {
        var script = Script.inFront()
        script.perform(wakeAfter: 0)
        script.pass(0.05)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.pass(0.1)
        #expect(script.takeRequests(named: "wake").count == 1)
    }

    @Test func laterWakeRequestReplacesAnEarlierRequest() {
        var script = Script.inFront()
        script.perform(wakeAfter: 2)
        script.pass(1)
        script.perform(wakeAfter: 2)
        script.pass(1.5)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.pass(1)
        #expect(script.takeRequests(named: "wake").count == 1)
    }

    @Test func appInTheBackgroundIsNotWoken() {
        var script = Script.inFront()
        script.perform(wakeAfter: 2)
        script.command(.goHome)
        script.pass(10)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.perform(wakeAfter: 2)
        script.pass(10)
        #expect(script.takeRequests(named: "wake").isEmpty)
    }

    @Test func settingTheClockDoesNotChangeTheTimeOfAWake() {
        for hours in [-24.0, 24] {
            var script = Script.inFront()
            script.perform(wakeAfter: 2)
            script.setClock(.morning.addingTimeInterval(hours * 3_600))
            #expect(script.takeRequests(named: "wake").isEmpty)
            script.pass(2.1)
            #expect(script.takeRequests(named: "wake").count == 1)
        }
    }

    @Test(arguments: [-1, .infinity, .nan, 1e12])
    func invalidWakeDelayIsIgnored(delay: Double) {
        var script = Script.inFront()
        script.perform(wakeAfter: delay)
        script.pass(10)
        #expect(script.takeRequests(named: "wake").isEmpty)
    }

    @Test func traceShowsWhyAReloadWasRequestedHeldOrSaved() throws {
        var script = Script.inFront()
        let asks = ReloadNote(kind: "kind", outcome: .asked, reason: "another chapter")
        script.perform(reloads: [ReloadRequest(kind: "kind")], notes: [asks])
        script.perform(notes: [ReloadNote(kind: "kind", outcome: .held, reason: "a page was turned")])
        script.perform(notes: [ReloadNote(kind: "kind", outcome: .skipped, reason: "the same page")])
        let asked = try #require(script.records(.reloadAsked).last)
        #expect(asked.facts.contains { $0.name == "because" && $0.text == "\"another chapter\"" })
        #expect(script.records(.reloadHeld).contains { "\($0)".contains("a page was turned") })
        #expect(script.records(.reloadSaved).contains { "\($0)".contains("the same page") })
    }

    @Test func tallyCountsRequestedMadeAndSavedReloads() throws {
        var script = Script.inFront()
        var tally = try script.widget.reloads
        #expect(tally.made == 1 && tally.asked == 0)
        for _ in 0..<3 { script.askForReload() }
        tally = try script.widget.reloads
        #expect(tally.asked == 3 && tally.saved == 2, "two requests joined the first")
        script.perform(notes: [ReloadNote(kind: "kind", outcome: .skipped, reason: "the same")])
        script.perform(notes: [ReloadNote(kind: "other", outcome: .skipped, reason: "the same")])
        script.pass(10)
        tally = try script.widget.reloads
        #expect(tally.made == 2 && tally.saved == 3)
    }
}
