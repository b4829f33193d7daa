import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Answers that arrive after what they were asked for has gone.
struct LateAnswerTests {
    @Test func reloadRequestInTheAnswerToATapCountsAfterTheWidgetWasRemoved() throws {
        // user              | extension
        // ------------------|--------------------------------
        // taps w1           |
        //                   | performs the intent
        // removes w1        |
        //                   | answers, and asks for its kind
        var script = Script.loaded(placements: [.systemSmall, .systemSmall])
        script.command(.tap(instance: "w1", digest: try script.digest, action: "a0"))
        let request = try #require(script.takeRequests(named: "performIntent").first)
        script.command(.remove(instance: "w1"))
        script.answer(request, .done(opensApp: false), reloads: [ReloadRequest(kind: "kind")])
        script.pass(60)
        #expect(script.records(.reloadAsked).count == 1)
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func deviceDoesNotWaitForTheStoppedProgramOfARemovedWidget() throws {
        var script = Script.loaded()
        script.command(.tap(instance: "w1", digest: try script.digest, action: "a0"))
        let request = try #require(script.takeRequests(named: "performIntent").first)
        script.happen(.stopped(request.token, Script.extensionProgram))
        script.command(.remove(instance: "w1"))
        #expect(script.model.isSettled)
    }

    @Test func answerToALaunchSaysNothingAboutALaterOne() throws {
        // user              | app
        // ------------------|--------------------------------
        // opens it          |
        //                   | first process starts
        // closes, opens it  |
        //                   | first process ends
        //                   | second process is ready
        var script = Script.loaded()
        script.command(.openApp(Script.app))
        let first = try #require(script.takeRequests(named: "describe").first)
        script.command(.closeApp(Script.app))
        script.command(.openApp(Script.app))
        let second = try #require(script.takeRequests(named: "describe").first)
        script.fail(first)
        script.answer(second, .description(ChildDescription(widgets: [], intents: [])))
        #expect(script.takeReply() == .done)
        #expect(script.model.foreground == Script.app)
        #expect(script.records(.appReady).count == 1)
    }

    @Test func intentThatOpensItsAppDoesNotOpenItOnALockedScreen() throws {
        var script = Script.loaded()
        script.command(.performAppIntent(app: Script.app, ArchivedAction(intent: "OpenIntent")))
        let request = try #require(script.takeRequests(named: "performIntent").first)
        script.command(.set(\.isLocked, to: true))
        script.answer(request, .done(opensApp: true))
        #expect(script.model.foreground == nil)
        #expect(script.records(.intentPerformed).count == 1)
    }
}
