import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The data of an app and saved states, under World.
    @Suite struct Data {
        @Test func dataIsResetAndStatesAreSavedRestoredAndDeleted() async throws {
            try await PageTests.onPage(of: [.lucidPal], refusals: 1, withSample: true) { page, device in
                try await page.waitForWidgets()
                let before = await device.snapshot().widgets.first?.picture?.digest
                try await page.show(tab: "world")
                try await page.click("[aria-label='Reset the data of LucidPal']")
                try await page.wait(for: "Reset the data of LucidPal?", in: "#question[open]")
                try await page.click("#question-answers button:nth-child(2)")
                try await page.wait(for: "The data of LucidPal was reset", in: "#toast.shown")
                await device.widget("w1") { !$0.isLoading && $0.pending == nil && $0.picture?.digest != before }
                #expect(await device.trace().contains { $0.kind == .dataReplaced && $0.facts.first?.text == "empty" })
                #expect(await device.snapshot().foreground == nil)

                // A name that cannot be one stays in the field.
                try await page.wait(for: "#no-states:not([hidden])")
                try await page.evaluate("document.getElementById('state-name').value = '../x'")
                try await page.click("#state-form button")
                try await page.wait(for: "is not a name of a state", in: "#toast.shown")
                #expect(try await page.evaluate("document.getElementById('state-name').value") == "../x")

                try await page.evaluate("document.getElementById('state-name').value = 'quiet day'")
                try await page.click("#state-form button")
                try await page.wait(for: "quiet day", in: "#state-list")
                try await device.remove("w1")
                try await page.wait(forNo: "[data-widget=w1]")
                try await page.click("#state-list [aria-label='Restore quiet day']")
                try await page.wait(for: "Restore “quiet day”?", in: "#question[open]")
                try await page.click("#question-answers button:last-child")
                try await page.wait(for: "was restored", in: "#toast.shown")
                try await page.wait(for: "[data-widget=w1]")
                #expect(await device.snapshot().widgets.map(\.id) == ["w1", "w2", "w3"])

                // A person who thinks again loses nothing.
                try await page.click("#state-list [aria-label='Delete quiet day']")
                try await page.wait(for: "#question[open]")
                try await page.press(.escape)
                try await page.wait(forNo: "#question[open]")
                #expect(try await device.savedStates() == ["quiet day"])
                try await page.click("#state-list [aria-label='Delete quiet day']")
                try await page.wait(for: "#question[open]")
                try await page.click("#question-answers button:last-child")
                try await page.wait(for: "#no-states:not([hidden])")
                #expect(try await device.savedStates() == [])
            }
        }
    }
}
