import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct InteractionTests {
    @Test func tapPerformsTheIntentOfTheActionInTheExtension() throws {
        var script = Script.loaded()
        #expect(try script.tap() == nil)
        let request = try script.take("performIntent")
        #expect(request.program == Script.extensionProgram)
        #expect(request.body == .performIntent(ArchivedAction(intent: "LogIntent", parameters: ["name": "\"Run\""])))
        script.answer(request, .done(opensApp: false))
        #expect(script.takeReply() == .done)
    }

    @Test func tapReloadsOnlyTheTappedInstanceOnce() throws {
        var script = Script.loaded(placements: [.systemSmall, .systemSmall])
        try script.tapAndPerform()
        script.pass(60)
        #expect(script.takeTimelines().count == 1)
        #expect(script.records(.reloadStarted).last?.subject == "w1")
    }

    @Test func failedIntentIsFollowedByAReload() throws {
        var script = Script.loaded()
        try script.tap()
        let request = try script.take("performIntent")
        script.answer(request, .failed(WireFailure(code: "performFailed", message: "no")))
        #expect(script.takeReply()?.refusal == .reported)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func tapOnAnOldRenderingIsRefused() throws {
        var script = Script.loaded([0, 600])
        let old = try script.digest
        script.pass(600)
        #expect(try script.digest != old)
        #expect(script.command(.tap(instance: "w1", digest: old, action: "a0"))?.refusal == .staleTap)
        #expect(script.takeRequests(named: "performIntent").isEmpty)
    }

    @Test func tapAtTheMomentOfTheChangeIsRefused() throws {
        // user              | device
        // ------------------|--------------------------------
        // sees entry 1      |
        //                   | 600 s pass without a wake
        // taps entry 1      |
        //                   | shows entry 2, then checks the tap
        var script = Script.loaded([0, 600])
        let old = try script.digest
        let late = DeviceInstant(date: .morning.addingTimeInterval(600), uptime: .seconds(600))
        var model = script.model
        let effects = model.handle(.command(1, .tap(instance: "w1", digest: old, action: "a0")), at: late)
        #expect(effects.contains { if case .reply(1, let reply) = $0 { reply.refusal == .staleTap } else { false } })
        script.pass(600)
        #expect(model.widgets["w1"]?.current == (try script.widget.current))
    }

    @Test func tapOnARenderingThatIsShownAgainIsAccepted() throws {
        var script = Script.loaded([0, 600])
        let first = try script.digest
        script.pass(600)
        script.setClock(.morning)
        #expect(script.command(.tap(instance: "w1", digest: first, action: "a0")) == nil)
        #expect(script.takeRequests(named: "performIntent").count == 1)
    }

    @Test func tapOnAnUnknownWidgetOrActionOrOnThePlaceholderIsRefused() throws {
        var script = Script.loaded()
        #expect(try script.tap(on: "w9")?.refusal == .notFound)
        #expect(try script.tap("a9")?.refusal == .notFound)
        script = Script.ready()
        #expect(try script.tap()?.refusal == .staleTap)
    }

    @Test func lockedScreenRefusesActionsAndOpensNoApps() throws {
        var script = Script.loaded()
        script.command(.set(\.isLocked, to: true))
        let digest = try script.digest
        #expect(script.command(.tap(instance: "w1", digest: digest, action: "a0"))?.refusal == .locked)
        #expect(script.command(.tapLink(instance: "w1", digest: digest, url: nil))?.refusal == .locked)
        #expect(script.command(.openApp(Script.app))?.refusal == .locked)
        #expect(script.command(.openLink("test://x"))?.refusal == .locked)
        script.command(.set(\.isLocked, to: false))
        #expect(script.command(.tap(instance: "w1", digest: digest, action: "a0")) == nil)
    }

    @Test func intentThatOpensTheAppBringsItToTheFront() throws {
        var script = Script.loaded()
        try script.tap()
        script.answer(try script.take("performIntent"), .done(opensApp: true))
        #expect(script.model.foreground == Script.app)
        #expect(script.takeRequests(named: "describe").map(\.program) == [Script.appProgram])
    }
}
