import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Apps that ask for a wake, and that state why they did or did not ask for reloads.
struct WakeTests {
    private func openApp() -> Script {
        var script = Script.loaded()
        script.command(.openApp(Script.app))
        script.answerDescriptions()
        _ = script.takeRequests(named: "sceneBecame")
        return script
    }

    /// Performs an intent in the app and answers it.
    private func perform(
        _ script: inout Script,
        reloads: [ReloadRequest] = [],
        notes: [ReloadNote]? = nil,
        wakeAfter: Double? = nil
    ) {
        script.command(.performAppIntent(app: Script.app, ArchivedAction(intent: "Turn")))
        for request in script.takeRequests(named: "performIntent") {
            let answer = WireResponse(
                id: request.token,
                body: .done(opensApp: false),
                reloads: reloads,
                notes: notes,
                wakeAfter: wakeAfter
            )
            script.happen(.answered(request.token, .success(answer)))
        }
    }

    @Test func appInFrontIsWokenWhenTheWakeIsDue() {
        var script = openApp()
        perform(&script, wakeAfter: 2)
        script.pass(1.9)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.pass(0.2)
        #expect(script.takeRequests(named: "wake").map(\.program) == [Script.appProgram])
        script.pass(60)
        #expect(script.takeRequests(named: "wake").isEmpty, "the app is woken once")
    }

    /// An app that is always woken again at once would keep a jump of the clock from ending.
    @Test func appIsNotWokenInTheMomentOfItsRequest() {
        var script = openApp()
        perform(&script, wakeAfter: 0)
        script.pass(0.05)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.pass(0.1)
        #expect(script.takeRequests(named: "wake").count == 1)
    }

    @Test func laterWakeRequestReplacesAnEarlierRequest() {
        var script = openApp()
        perform(&script, wakeAfter: 2)
        script.pass(1)
        perform(&script, wakeAfter: 2)
        script.pass(1.5)
        #expect(script.takeRequests(named: "wake").isEmpty)
        script.pass(1)
        #expect(script.takeRequests(named: "wake").count == 1)
    }

    @Test func appInTheBackgroundIsNotWoken() {
        var script = openApp()
        perform(&script, wakeAfter: 2)
        script.command(.goHome)
        script.pass(10)
        #expect(script.takeRequests(named: "wake").isEmpty)
        perform(&script, wakeAfter: 2)
        script.pass(10)
        #expect(script.takeRequests(named: "wake").isEmpty)
    }

    @Test func settingTheClockDoesNotChangeTheTimeOfAWake() {
        for hours in [-24.0, 24] {
            var script = openApp()
            perform(&script, wakeAfter: 2)
            script.setClock(.morning.addingTimeInterval(hours * 3_600))
            #expect(script.takeRequests(named: "wake").isEmpty)
            script.pass(2.1)
            #expect(script.takeRequests(named: "wake").count == 1)
        }
    }

    @Test(arguments: [-1, .infinity, .nan, 1e12])
    func invalidWakeDelayIsIgnored(delay: Double) {
        var script = openApp()
        perform(&script, wakeAfter: delay)
        script.pass(10)
        #expect(script.takeRequests(named: "wake").isEmpty)
    }

    @Test func traceShowsWhyAReloadWasRequestedHeldOrSaved() throws {
        var script = openApp()
        perform(
            &script,
            reloads: [ReloadRequest(kind: "kind")],
            notes: [ReloadNote(kind: "kind", outcome: .asked, reason: "another chapter")]
        )
        perform(&script, notes: [ReloadNote(kind: "kind", outcome: .held, reason: "a page was turned")])
        perform(&script, notes: [ReloadNote(kind: "kind", outcome: .skipped, reason: "the same page")])
        let asked = try #require(script.records(.reloadAsked).last)
        #expect(asked.facts.contains { $0.name == "because" && $0.text == "\"another chapter\"" })
        #expect(script.records(.reloadHeld).contains { "\($0)".contains("a page was turned") })
        #expect(script.records(.reloadSaved).contains { "\($0)".contains("the same page") })
    }

    @Test func tallyCountsRequestedMadeAndSavedReloads() throws {
        var script = openApp()
        var tally = try script.widget.reloads
        #expect(tally.made == 1 && tally.asked == 0)
        for _ in 0..<3 { perform(&script, reloads: [ReloadRequest(kind: "kind")]) }
        tally = try script.widget.reloads
        #expect(tally.asked == 3 && tally.saved == 2, "two requests joined the first")
        perform(&script, notes: [ReloadNote(kind: "kind", outcome: .skipped, reason: "the same")])
        perform(&script, notes: [ReloadNote(kind: "other", outcome: .skipped, reason: "the same")])
        script.pass(10)
        tally = try script.widget.reloads
        #expect(tally.made == 2 && tally.saved == 3)
    }
}
