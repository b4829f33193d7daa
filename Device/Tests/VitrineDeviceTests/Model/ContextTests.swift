import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// What a program is asked belongs to the context in which it is asked.
struct ContextTests {
    /// The description that was requested on the pad arrives when the device is a phone again.
    @Test func lateDescriptionForThePadIsNotTakenForThePhone() throws {
        var script = Script.loaded()
        #expect(script.command(.setScreen("820x1180")) == .done)
        let late = script.takeRequests(named: "describe")
        #expect(script.command(.setScreen("393x852")) == .done)
        for request in late { script.answer(request, .description(ChildDescription())) }
        script.answerDescriptions()
        #expect(script.records(.widgetOrphaned).isEmpty)
        let asked = script.takeTimelines()
        #expect(asked.map(\.context.idiom) == [.phone])
        for request in asked { script.answerTimeline(request, [0]) }
        #expect(try script.widget.outcome == .fresh)
    }

    @Test func widgetsAreNamedInTheNewLanguageByAnotherProcess() throws {
        var script = Script.loaded()
        #expect(script.command(.set(\.locale, to: "de_DE")) == .done)
        let stop = try #require(script.effects.firstIndex(of: .stop(Script.extensionProgram)))
        let describe = try #require(script.effects.firstIndex { $0.isDescribe })
        #expect(stop < describe)
        #expect(script.takeRequests(named: "describe").map(\.context.locale) == ["de_DE"])
    }

    @Test func descriptionOfTheOldProgramIsNotTakenForTheUpdatedOne() {
        var script = Script.loaded()
        script.command(.reload(kind: nil))
        let late = script.takeRequests(named: "describe")
        #expect(script.command(.update(app: Script.app)) == .done)
        for request in late { script.answer(request, .description(ChildDescription())) }
        #expect(script.records(.widgetOrphaned).isEmpty)
        #expect(script.takeRequests(named: "describe").count == 1)
    }

    @Test(arguments: [
        DeviceCommand.set(\.locale, to: "de_DE"), .set(\.display.textSize, to: .xLarge),
        .set(\.display.isTextBold, to: true), .set(\.display.isContrastIncreased, to: true),
        .set(\.display.isMotionReduced, to: true), .set(\.hourCycle, to: .twelveHours),
        .set(\.timeZone, to: "Asia/Seoul"), .setScreen("402x874"),
        .set(\.location, to: LocationReading(authorization: .denied)), .update(app: Script.app), .reboot,
        .configure(instance: "w1", configuration: ["count": "2"]),
    ])
    func lateViewForTheFormerContextIsNotShown(change: DeviceCommand) throws {
        var script = Script.ready()
        let late = try script.take("timeline")
        #expect(script.command(change) == .done)
        script.answerTimeline(late, [0])
        #expect(try script.widget.timeline == nil)
        script.answerDescriptions()
        let asked = script.takeTimelines()
        #expect(asked.count == 1)
        for request in asked { script.answerTimeline(request, [0]) }
        #expect(try script.widget.timeline != nil)
    }

    @Test func latePlaceholderForTheFormerContextIsNotShown() throws {
        var script = Script()
        script.answerDescriptions()
        let late = try script.take("placeholder")
        #expect(script.command(.set(\.display.textSize, to: .accessibility5)) == .done)
        script.answer(late, .rendering(ArchivedRendering(archives: [EntryArchive(size: .zero)], variants: [0, 0, 0])))
        #expect(try script.widget.placeholder == nil)
        #expect(script.takeRequests(named: "placeholder").map(\.context.display.textSize) == [.accessibility5])
    }

    @Test func restoredStateGivesServicesTheirConditionAndProgramsTheirLanguage() {
        var script = Script(service: ServiceManifest(program: "/nowhere/service", conditions: ["none", "off"]))
        script.answerDescriptions()
        let saved = script.savedState
        script.command(.setService(app: Script.app, condition: "off"))
        script.command(.change(setting: "locale", to: "de_DE"))
        script.answerDescriptions()
        script.command(.restore(saved, name: "saved"))
        #expect(
            script.effects.last { if case .service = $0 { true } else { false } }
                == .service(app: Script.app, condition: "none")
        )
        #expect(script.takeRequests(named: "describe").map(\.program) == [Script.extensionProgram])
    }
}

extension DeviceEffect {
    fileprivate var isDescribe: Bool {
        if case .send(let request) = self { request.body == .describe } else { false }
    }
}
