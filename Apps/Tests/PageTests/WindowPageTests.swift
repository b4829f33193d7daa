import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The page as a tool: phones and panel side by side, or one at a time in a window as narrow as a phone.
    @Suite struct Window {
        /// A script for the parts of the page that are beyond the window.
        private static let beyond = """
            ['.phone', '.app-bar .leave', '.app-bar .actions', '[role=tab]'].flatMap((selector) => {
              const box = document.querySelector(selector === '[role=tab]' ? '[role=tab]:not([data-tab=home])' : selector)?.getBoundingClientRect();
              if (!box) return [selector + ' is missing'];
              const isInside = box.left >= -0.5 && box.right <= innerWidth + 0.5 && box.top >= -0.5 && box.bottom <= innerHeight + 0.5;
              return isInside ? [] : [`${selector} ${JSON.stringify(box)}`];
            }).concat(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : [])
            """

        @Test func pagesAreChosenAndStayInViewWhileThePanelScrolls() async throws {
            try await PageTests.onPage(of: [.lucidPal, .sample()], withSample: true) { page, _ in
                try await page.waitForWidgets()
                try await page.click("#pages [data-page='1']")
                #expect(try await page.count(".phone:not([hidden])") == 1)
                try await page.click(".phone:nth-child(2) [data-widget=w3] .widget-rendering")
                try await page.wait(for: ".phone:nth-child(2) .app-window .vw")
                try await page.click("#pages [data-page=all]")
                #expect(try await page.count(".phone:not([hidden])") == 2)

                try await page.setViewport(width: 1440, height: 600, scale: 1)
                try await page.wait(until: "innerHeight === 600")
                let top = "document.querySelector('.phone').getBoundingClientRect().top"
                let before = try await page.evaluate(top)
                try await page.evaluate("document.getElementById('panel-widgets').scrollTo(0, 10000)")
                #expect(try await page.evaluate("document.getElementById('panel-widgets').scrollTop > 0") == true)
                #expect(try await page.evaluate(top) == before)
            }
        }

        @Test func tabsAndSelectionWorkAndThePhoneFitsAnyWindow() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.evaluate("document.getElementById('tab-widgets').focus()")
                try await page.press(.arrowRight)
                #expect(try await page.focused() == "Time")
                #expect(try await page.evaluate("document.getElementById('clock-time').checkVisibility()") == true)
                #expect(try await page.evaluate("document.getElementById('widget-list').checkVisibility()") == false)
                #expect(try await page.count("[role=tab][tabindex='0']") == 1)
                try await page.show(tab: "widgets")

                try await page.evaluate("document.querySelector('[data-widget=w2] .widget-select').click()")
                try await page.wait(for: "[data-row=w2].selected")
                #expect(try await page.count("[data-widget=w2].selected") == 1)
                #expect(try await page.reading("#detail").contains("Page 1, column 1, row 3"))
                try await page.click("#detail .in-trace")
                try await page.wait(for: "#trace .owner")
                #expect(try await page.count("#trace .owner:not([data-owner=w2])") == 0)
                // From the trace to the phone.
                try await page.click("#trace-subject")
                try await page.choose("w1", in: "#trace-subject")
                try await page.evaluate("document.querySelector('#trace-subject').dispatchEvent(new Event('input'))")
                try await page.click("#trace [data-owner=w1]")
                try await page.wait(for: "[data-widget=w1].selected")
                #expect(
                    try await Self.titles(of: page) == ["Parking · Small · A", "Parking · Small · B", "Park · Small"]
                )

                // In a narrow window the home screen is a tab, and shown alone.
                try await page.showPhone()
                let phone = "document.querySelector('.phone').checkVisibility({ visibilityProperty: true })"
                #expect(try await page.evaluate(phone) == true)
                try await page.show(tab: "world")
                #expect(try await page.evaluate(phone) == false)
                try await page.click("#tab-home")
                #expect(try await page.evaluate(phone) == true)

                // The whole phone and its app bar are in any window.
                try await device.openApp("app.sample")
                try await page.wait(for: ".app-window .vw")
                for (width, height) in [(390, 844), (720, 600), (1024, 768), (1440, 900), (1900, 1000)] {
                    try await page.setViewport(width: width, height: height, scale: 1)
                    try await page.wait(until: "innerWidth === \(width)")
                    try await page.evaluate(
                        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
                    )
                    let beyond = try await page.evaluate(Self.beyond)
                    #expect(beyond.array.isEmpty, "\(width): \(beyond)")
                }
            }
        }

        /// The titles of two widgets of one kind and family, and of another one.
        private static func titles(of page: BrowserPage) async throws -> [String?] {
            let found = try await page.evaluate(
                """
                (async () => {
                  const { titles } = await import('/page/titles.js');
                  const park = (id, name, park) => ({ id, name, familyName: 'Small', configuration: park && { park } });
                  return [...titles([park(1, 'Parking', 'a'), park(2, 'Parking', 'b'), park(3, 'Park', 'a')]).values()];
                })()
                """
            )
            return (0..<3).map { found[$0].string }
        }
    }
}
