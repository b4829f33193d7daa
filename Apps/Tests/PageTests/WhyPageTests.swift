import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The card that explains a widget, and the budget.
    @Suite struct Why {
        @Test func cardExplainsEntryBudgetAndAgeAndAsksOnlyWhenSomethingChanges() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: "entry 1 of 3", in: "#detail-why")
                try await page.wait(for: "If the app asked now", in: "#detail-why")
                try await page.wait(for: "charged (budget off)", in: "#detail-budget .meter")
                #expect(try await page.evaluate("document.querySelector('#detail .problem').hidden") == true)
                #expect(try await page.count("#detail .conditions[hidden]") == 1)
                for failure in ["first", "second", "third"] {
                    await device.setBuildFailure(failure)
                    try await page.wait(for: failure, in: "#build-failure")
                }
                let asked = try await page.evaluate(
                    "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/why')).length"
                )
                #expect(asked == 1)
                // Nothing failed, and the card says all the same what may keep new data away.
                try await device.setPushFault(PushFault(.lost), of: "app.sample")
                try await page.wait(
                    for: "Pushes to the widgets of Sample have a fault",
                    in: "#detail .conditions:not([hidden])"
                )
                try await device.setPushFault(nil, of: "app.sample")
                try await page.wait(for: "#detail .conditions[hidden]")

                await device.advance(to: RunningDevice.morning.addingTimeInterval(300))
                try await page.wait(for: "read 5 min ago", in: "#detail-why")

                for (name, says) in [("harsh", " of "), ("development", "budget off")] {
                    try await page.fill("#profile", name)
                    try await page.wait(for: says, in: "#detail-budget .meter")
                    #expect(await device.snapshot().profile.name == name)
                }
                #expect(try await page.evaluate("document.getElementById('developer-mode').hidden") == false)

                // What has failed is asked again with the next state, and nothing of another widget stands in its
                // place.
                try await page.evaluate(
                    """
                    const real = window.fetch;
                    window.failed = 0;
                    window.fetch = async (path, options) => {
                      if (!window.isBroken || !path.includes('/widgets/w2/')) return real(path, options);
                      window.failed += 1;
                      throw new TypeError('no answer');
                    };
                    """
                )
                for (part, shown) in [("why", "#detail-why dl dt"), ("timeline", "[data-entry]")] {
                    try await page.evaluate("[window.isBroken, window.failed] = [true, 0]")
                    try await page.click("#detail [data-part=\(part)]")
                    try await page.wait(for: shown)
                    try await page.click("[data-row=w2] .name")
                    try await page.wait(until: "window.failed > 0")
                    #expect(try await page.count(shown) == 0)
                    try await page.evaluate("window.isBroken = false")
                    try await device.set(\.isLowPower, to: part == "why")
                    try await page.wait(for: shown)
                    try await page.click("[data-row=w1] .name")
                }
            }
        }

        /// The device knows when data was read, and only the widget how old it was then.
        @Test func ageThatAWidgetShowsIsNamedAsItsOwn() async throws {
            try await PageTests.onPage(of: [.lucidPal], withSample: true) { page, device in
                try await page.waitForWidgets()
                // Rows keep their height as time passes.
                let heights = "[...document.querySelectorAll('#widget-list li')].map((row) => row.offsetHeight)"
                let before = try await page.evaluate(heights)
                await device.advance(to: RunningDevice.morning.addingTimeInterval(700))
                try await page.wait(for: " min old", in: "[data-row=w1] .detail")
                #expect(try await page.evaluate(heights) == before)
                await device.setClock(to: RunningDevice.morning.addingTimeInterval(2 * 86_400))
                try await page.wait(for: "the widget says “as of 2 days ago”", in: "[data-row=w1] .detail")
                try await page.wait(for: "as of 2 days ago", in: "[data-widget=w1] .vw")
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: "the widget itself says “as of 2 days ago”", in: "#detail-why")
            }
        }

        @Test func cardOfAFailedWidgetNamesTheCauseAndTheRemedy() async throws {
            let faulty = PlacementManifest(
                kind: "faulty",
                family: .systemSmall,
                configuration: ["fault": "\"crash\""]
            )
            try await PageTests.onPage(of: [.sample(placements: [faulty])]) { page, _ in
                try await page.wait(for: "[data-widget=w1][data-status=failed]")
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: "and last wrote: ", in: "#detail .problem")
                try await page.wait(for: "Fatal error", in: "#detail .problem")
                try await page.wait(for: "the placeholder; there is no timeline", in: "#detail-why")
            }
        }
    }
}
