import AppIntentsTesting
import XCTest

final class LogWalkTests: XCTestCase {
    @MainActor
    func testWalkIsLogged() async throws {
        XCUIApplication().launch()
        let definitions = IntentDefinitions(bundleIdentifier: "example.walks")
        let before: Int = try await definitions.intents["LogWalk"].makeIntent(minutes: 1).run().value
        let result = try await definitions.intents["LogWalk"].makeIntent(minutes: 12).run()
        XCTAssertEqual(try result.value, before + 12)
    }
}
