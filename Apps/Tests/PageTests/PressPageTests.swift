import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// News of the device that comes while something is pressed or has the focus.
    @Suite struct Pressing {
        /// A script that counts the states that the page has received.
        private static let countedStates = """
            window.EventSource = class extends EventSource {
              constructor(path) {
                super(path);
                window.heard = 0;
                super.addEventListener("state", () => setTimeout(() => { window.heard += 1; }));
              }
            };
            """

        @Test func pressAndFocusOutliveANewState() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                // The item of the fault comes before the pressed one, and takes its place.
                let script = BrowserValue.string(Self.countedStates)
                try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
                try await page.reload()
                try await device.set(\.isLowPower, to: true)
                try await page.wait(for: "Low Power Mode", in: "#conditions:not([hidden])")
                let place = try await page.place(of: "#conditions li button")
                try await page.point(.mousePressed, at: place)
                try await page.evaluate("window.heard = 0")
                try await device.setPushFault(PushFault(.lost), of: "app.sample")
                try await page.wait(until: "window.heard > 0")
                try await page.point(.mouseReleased, at: place)
                try await page.wait(for: "pushes", in: "#conditions")
                try await page.wait(until: "document.querySelectorAll('#conditions li').length === 1")
                #expect(await device.snapshot().settings.isLowPower == false)

                // A press that ends in another window holds nothing back.
                try await page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))")
                try await page.evaluate("dispatchEvent(new Event('blur'))")
                try await device.set(\.isLowPower, to: true)
                try await page.wait(for: "Low Power Mode", in: "#conditions:not([hidden])")

                // The focus stays in lists that a new state replaces.
                try await page.waitForWidgets()
                try await page.click("[data-row=w2] .name")
                try await page.click("#detail [data-part=parts]")
                try await page.evaluate("document.querySelector('#inspector-tree [data-part=\"2\"]').focus()")
                try await device.advanceToNextEntry()
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w2]")
                #expect(try await page.evaluate("document.activeElement.dataset.part") == "2")
                #expect(try await page.count("#inspected dt") > 0)
                try await page.show(tab: "trace")
                try await page.evaluate("document.querySelector('[data-lane=w2]').focus()")
                let label = "document.querySelector('[data-lane=w2]').getAttribute('aria-label')"
                let before = try await page.evaluate(label).string ?? ""
                try await device.reload()
                try await page.wait(until: "\(label) !== \(BrowserPage.quoted(before))")
                #expect(try await page.evaluate("document.activeElement.dataset.lane") == "w2")
            }
        }
    }
}
