import Testing
import VitrineWire

@testable import VitrineDevice

/// An app asks to know where the device is; the person answers once, and the device keeps the answer.
struct LocationTests {
    private static let here = LocationReading(authorization: "authorized", latitude: 37.53, longitude: 127.07)
    private static let denied = LocationReading(authorization: "denied")

    @Test(arguments: [here, denied]) func questionStandsUntilItIsAnswered(answer: LocationReading) {
        var script = Script.loaded()
        #expect(script.model.locationAsker == nil)
        script.askForLocation()
        #expect(script.model.locationAsker == Script.app)
        #expect(script.records(.locationAsked).map(\.subject) == ["\(Script.appProgram)"])
        script.command(.setLocation(answer))
        #expect(script.model.locationAsker == nil)
        #expect(script.model.settings.location == answer)
        // What the widgets show of a place may be another thing now.
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test(arguments: [here, denied]) func answeredQuestionIsNotAskedAgain(answer: LocationReading) {
        var script = Script.loaded()
        script.command(.setLocation(answer))
        script.askForLocation()
        #expect(script.model.locationAsker == nil)
        #expect(script.records(.locationAsked).count == 1, "the trace says why nobody is asked")
    }

    @Test func twoQuestionsAreOne() {
        var script = Script.loaded()
        script.askForLocation()
        script.askForLocation()
        #expect(script.model.locationAsker == Script.app)
        #expect(script.records(.locationAsked).count == 1)
    }

    @Test func extensionCannotAsk() {
        var script = Script.loaded()
        script.askForLocation(in: Script.extensionProgram)
        #expect(script.model.locationAsker == nil)
        #expect(script.records(.locationAsked).count == 1)
    }

    @Test func questionGoesWithTheApp() {
        var script = Script.loaded()
        script.command(.openApp(Script.app))
        script.askForLocation()
        #expect(script.model.locationAsker == Script.app)
        script.command(.closeApp(Script.app))
        #expect(script.model.locationAsker == nil)
    }
}
