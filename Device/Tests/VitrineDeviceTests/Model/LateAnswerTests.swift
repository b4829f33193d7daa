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
        try script.tap()
        let request = try script.take("performIntent")
        script.command(.remove(instance: "w1"))
        script.answer(request, .done(opensApp: false), reloads: [ReloadRequest(kind: "kind")])
        script.pass(60)
        #expect(script.records(.reloadAsked).count == 1)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func deviceDoesNotWaitForTheStoppedProgramOfARemovedWidget() throws {
        var script = Script.loaded()
        try script.tap()
        let request = try script.take("performIntent")
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
        let first = try script.take("describe")
        script.command(.closeApp(Script.app))
        script.command(.openApp(Script.app))
        let second = try script.take("describe")
        script.fail(first)
        script.answer(second, .description(ChildDescription(widgets: [], intents: [])))
        #expect(script.takeReply() == .done)
        #expect(script.model.foreground == Script.app)
        #expect(script.records(.appReady).count == 1)
    }

    @Test func intentThatOpensItsAppDoesNotOpenItOnALockedScreen() throws {
        var script = Script.loaded()
        script.command(.performAppIntent(app: Script.app, ArchivedAction(intent: "OpenIntent")))
        let request = try script.take("performIntent")
        script.command(.set(\.isLocked, to: true))
        script.answer(request, .done(opensApp: true))
        #expect(script.model.foreground == nil)
        #expect(script.records(.intentPerformed).count == 1)
    }
}
