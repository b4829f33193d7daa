import Testing
import VitrineWire

@testable import VitrineDevice

/// An app asks for the device's location; the user answers once, and the device stores the answer.
struct LocationTests {
    private static let here = LocationReading(authorization: .authorized, latitude: 37.53, longitude: 127.07)
    private static let denied = LocationReading(authorization: .denied)

    @Test(arguments: [here, denied]) func questionIsOpenUntilTheUserAnswersIt(answer: LocationReading) {
        var script = Script.loaded()
        #expect(script.model.locationAsker == nil)
        script.askForLocation()
        #expect(script.model.locationAsker == Script.app)
        #expect(script.records(.locationAsked).map(\.subject) == ["\(Script.appProgram)"])
        script.command(.set(\.location, to: answer))
        #expect(script.model.locationAsker == nil)
        #expect(script.model.settings.location == answer)
        // Widgets may show the location, so they are reloaded.
        #expect(script.takeTimelines().count == 1)
    }

    @Test(arguments: [here, denied]) func answeredQuestionIsNotAskedAgain(answer: LocationReading) {
        var script = Script.loaded()
        script.command(.set(\.location, to: answer))
        script.askForLocation()
        #expect(script.model.locationAsker == nil)
        #expect(script.records(.locationAsked).count == 1, "the trace shows why the user is not asked")
    }

    @Test func widgetsThatDoNotDependOnTheLocationAreNotReloaded() {
        var script = Script(wantsLocation: false)
        script.answerDescriptions()
        script.answerTimelines([0])
        script.command(.set(\.location, to: Self.here))
        #expect(script.model.settings.location == Self.here)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.locationChanged).count == 1)
    }

    @Test func secondQuestionWhileOneIsOpenIsIgnored() {
        var script = Script.loaded()
        script.askForLocation()
        script.askForLocation()
        #expect(script.model.locationAsker == Script.app)
        #expect(script.records(.locationAsked).count == 1)
    }

    @Test func extensionCannotAskForTheLocation() {
        var script = Script.loaded()
        script.askForLocation(in: Script.extensionProgram)
        #expect(script.model.locationAsker == nil)
        #expect(script.records(.locationAsked).count == 1)
    }

    @Test func questionIsWithdrawnWhenTheAppCloses() {
        var script = Script.loaded()
        script.command(.openApp(Script.app))
        script.askForLocation()
        #expect(script.model.locationAsker == Script.app)
        script.command(.closeApp(Script.app))
        #expect(script.model.locationAsker == nil)
    }
}
