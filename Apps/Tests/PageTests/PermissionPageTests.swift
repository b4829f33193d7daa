import BrowserTesting
import Testing
import VitrineDevice
import WidgetArchive

extension PageTests {
    /// An app's request for access to the location.
    @Suite struct Permission {
        private static let apps = [
            AppManifest.hangangjari(placements: [
                AppManifest.park("HangangjariParking", .systemMedium, ["park": "\"nearby\""])
            ])
        ]

        /// Opens the app and clicks the button that needs the location.
        private static func ask(_ page: BrowserPage) async throws {
            try await page.waitForWidgets()
            try await page.wait(forReading: "Which park is near?", in: "[data-widget=w1] .widget-rendering")
            try await page.click(".app-icon")
            try await page.wait(for: "Find the nearest park", in: ".app-window .rendering")
            try await page.click("[aria-label='Find the nearest park']")
        }

        @Test func answerIsStoredAndReachesAppAndWidget() async throws {
            try await PageTests.onPage(of: Self.apps) { page, device in
                for (answer, onWidget, inApp) in [
                    ("authorized", "Ttukseom", "Nearest to you: Ttukseom"),
                    ("denied", "Location is off", "Location is off"),
                ] {
                    try await Self.ask(page)
                    try await page.wait(for: "Allow “Hangangjari” to use your location?", in: "#permission[open]")
                    // The dialog cannot be cancelled.
                    try await page.evaluate(
                        "document.getElementById('permission').dispatchEvent(new Event('cancel', { cancelable: true }))"
                    )
                    #expect(try await page.count("#permission[open]") == 1)
                    try await page.click("#permission [data-answer=\(answer)]")
                    try await page.wait(forNo: "#permission[open]")
                    try await page.wait(for: inApp, in: ".app-window .rendering")
                    try await page.click(".app-window .leave")
                    try await page.wait(forReading: onWidget, in: "[data-widget=w1] .widget-rendering")
                    let kept = try await page.evaluate("document.getElementById('location').value").string
                    #expect(kept == (answer == "denied" ? answer : "37.5302,127.0688"))
                    try await device.performAppIntent(ArchivedAction(intent: "AskForLocation"), in: "app.hangangjari")
                    #expect(await device.snapshot().locationAsker == nil)
                    try await device.set("location", to: "notDetermined")
                }
            }
        }
    }
}
