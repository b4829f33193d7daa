import BrowserTesting
import Testing
import VitrineDevice
import WidgetArchive

extension PageTests {
    /// A widget's variants side by side.
    @Suite struct Variants {
        @Test func variantsOpenByKeyAndAddressAndFollowTheDevice() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click("[data-row=w2] .name")
                try await page.press(.character("s"))
                try await page.wait(for: "#variants[open] .variants-row .vw")
                #expect(try await page.evaluate("location.search") == "?widget=w2&view=variants&at=2026-06-03T09:41:00")
                #expect(try await page.text("#variants-title").contains("Counter"))
                let families = try await page.count(".variants-body section")
                #expect(families >= 2)
                let settings = await device.snapshot().settings
                try await page.choose("textSize", in: "#variants-axis")
                try await page.wait(
                    until: "document.querySelector('.variants-row').children.length === 12"
                )
                #expect(try await page.evaluate("document.getElementById('variants-text-size').disabled") == true)
                #expect(await device.snapshot().settings == settings)
                try await page.press(.escape)
                try await page.wait(forNo: "#variants[open]")
                // The page hears of the closed dialog after it.
                try await page.wait(until: "!location.search.includes('view')")
                // The same view by its address.
                try await page.visit("/?widget=w1&view=variants")
                try await page.wait(for: "#variants[open] .variants-row .vw")
                try await page.press(.escape)
                try await page.wait(forNo: "#variants[open]")

                try await page.click("[data-row=w2] .name")
                try await page.click("#detail .in-variants")
                try await page.wait(for: "#variants[open] .variants-row .vw")
                try await page.evaluate("window.before = document.querySelector('.variants-body').innerHTML")
                try await device.set(\.display.textSize, to: .accessibility3)
                try await page.wait(until: "document.querySelector('.variants-body').innerHTML !== window.before")

                // What has failed is asked again with the next state, and the drawings of another choice do not stand
                // in its place.
                try await page.evaluate(
                    """
                    const real = window.fetch;
                    window.fetch = async (path, options) => {
                      if (window.isMended || !path.includes('/variants')) return real(path, options);
                      throw new TypeError('no answer');
                    };
                    """
                )
                try await page.choose("textSize", in: "#variants-axis")
                try await page.wait(for: "did not arrive", in: ".variants-body")
                #expect(try await page.count(".variants-row") == 0)
                try await page.evaluate("window.isMended = true")
                try await device.set(\.isLowPower, to: true)
                try await page.wait(until: "document.querySelector('.variants-row')?.children.length === 12")
            }
        }
    }
}
