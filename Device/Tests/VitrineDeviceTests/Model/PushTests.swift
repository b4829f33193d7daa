import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Pushes to widgets, and the token that makes them possible.
struct PushTests {
    private static func description(hasHandler: Bool) -> ChildDescription {
        let widget = WidgetDescription(
            kind: "kind",
            displayName: "Kind",
            families: ["systemSmall"],
            hasPushHandler: hasHandler ? true : nil
        )
        return ChildDescription(widgets: [widget])
    }

    private func described(hasHandler: Bool) -> Script {
        var script = Script()
        for request in script.takeRequests(named: "describe") {
            let isExtension = request.program.role == .widget
            script.answer(
                request,
                .description(isExtension ? Self.description(hasHandler: hasHandler) : ChildDescription())
            )
        }
        script.answerPlaceholders()
        script.answerTimelines([0])
        return script
    }

    @Test func extensionWithAHandlerGetsTheTokenAndThePlacedWidgets() throws {
        var script = described(hasHandler: true)
        let request = try script.take("pushTokenChanged")
        #expect(request.program == Script.extensionProgram)
        #expect(request.body == .pushTokenChanged("6170702e74657374"))
        #expect(request.context.placedWidgets?.map(\.id) == ["w1"])
        script.answer(request, .done(opensApp: false))
        #expect(script.records(.pushTokenSent).count == 1)
    }

    @Test func removedAndPlacedWidgetsAreReportedAgain() throws {
        var script = described(hasHandler: true)
        _ = script.takeRequests(named: "pushTokenChanged")
        #expect(script.command(.remove(instance: "w1")) == .done)
        #expect(script.takeRequests(named: "pushTokenChanged").first?.context.placedWidgets == [])
        script.command(
            Script.place()
        )
        #expect(script.takeRequests(named: "pushTokenChanged").first?.context.placedWidgets?.map(\.id) == ["w2"])
    }

    @Test func extensionWithoutAHandlerGetsNoToken() {
        var script = described(hasHandler: false)
        #expect(script.takeRequests(named: "pushTokenChanged").isEmpty)
        #expect(script.command(.push(app: Script.app)) == .done)
        script.pass(5)
        #expect(script.takeTimelines().count == 1, "a widget can be pushed before it has a handler")
    }

    @Test func unusedOffersOfABundleAreInTheTrace() {
        var script = Script()
        for request in script.takeRequests(named: "describe") {
            let finding = ArchiveFinding(.ignored, "RunControl is a control")
            script.answer(request, .description(ChildDescription(findings: [finding])))
        }
        #expect(script.records(.timelineWarning).map(\.message) == ["RunControl is a control"])
    }
}
