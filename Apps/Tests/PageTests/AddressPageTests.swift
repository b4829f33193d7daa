import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The page's address: what it names, and Back and Forward.
    @Suite struct Address {
        private static let apps = [
            AppManifest.sample(
                placements: AppManifest.counters + [
                    PlacementManifest(kind: "counter", family: .systemSmall, page: 1, column: 0, row: 0)
                ]
            )
        ]

        @Test func addressNamesPageWidgetTabAndMoment() async throws {
            try await PageTests.onPage(of: Self.apps) { page, device in
                try await page.waitForWidgets()
                try await page.click("#pages [data-page='1']")
                try await page.evaluate("document.querySelector('[data-widget=w3] .widget-select').click()")
                try await page.show(tab: "trace")
                #expect(
                    try await page.evaluate("location.search") == "?page=2&widget=w3&tab=trace&at=2026-06-03T09:41:00"
                )
                try await page.reload()
                try await page.wait(for: "[data-widget=w3].selected")
                #expect(try await page.count(".phone:nth-child(1)[hidden]") == 1)
                #expect(try await page.count("#panel-trace:not([hidden])") == 1)
                #expect(try await page.count("#moment[hidden]") == 1)

                // The selected row stays in view above its inspector, which the answer makes larger.
                try await page.setViewport(width: 1440, height: 700, scale: 1)
                try await page.visit("/?widget=w3")
                try await page.wait(for: "#detail-why dd")
                let edge = { (each: String) in "document.querySelector('\(each)').getBoundingClientRect().bottom" }
                try await page.wait(until: "\(edge("[data-row=w3]")) <= \(edge(".card.list")) + 1")

                for (query, message) in [
                    ("widget=w99", "There is no widget w99"), ("page=7", "There is no page 7"),
                    ("page=-1", "There is no page -1"), ("app=nobody", "There is no app nobody"),
                    ("widget=%3Cb%3E", "There is no widget <b>"),
                ] {
                    try await page.visit("/?\(query)")
                    try await page.wait(for: message, in: "#toast.shown")
                    #expect(try await page.evaluate("location.search") == "?at=2026-06-03T09:41:00", "\(query)")
                }

                // Opening a link must not change the device; it only offers the moment.
                try await page.visit("/?at=2026-06-04T08:30:00")
                try await page.wait(for: "2026-06-04 08:30:00", in: "#moment:not([hidden])")
                #expect(await device.snapshot().clock.date == RunningDevice.morning)
                try await page.click("#moment button")
                try await page.wait(until: "document.getElementById('clock-time').textContent === '08:30:00'")
                #expect(try await page.count("#moment[hidden]") == 1)
            }
        }

        /// At the end, the app is opened again before the browser has gone back.
        ///
        /// | the page                  | the browser            |
        /// |---------------------------|------------------------|
        /// | leaves the app, asks for Back |                    |
        /// | opens the app again       |                        |
        /// |                           | goes back              |
        @Test func backClosesAnAppAndForwardOpensItAgain() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vw")
                try await page.wait(until: "location.search.includes('app=app.sample')")
                try await page.evaluate("history.back()")
                try await page.wait(forNo: ".app-window")
                #expect(await device.snapshot().foreground == nil)
                try await page.evaluate("history.forward()")
                try await page.wait(for: ".app-window .vw")
                // The app's own way home is a step back too, so that Back does not open the app again.
                try await page.click(".app-window .leave")
                try await page.wait(until: "!location.search.includes('app=')")
                #expect(try await page.count(".app-window") == 0)

                try await page.evaluate(
                    """
                    (() => {
                      const back = history.back.bind(history);
                      history.back = () => { window.goBack = back; };
                      addEventListener("popstate", () => { window.hasGoneBack = true; });
                    })()
                    """
                )
                let left = await device.trace().count { $0.kind == .appLeft }
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vw")
                try await page.click(".app-window .leave")
                try await page.wait(until: "window.goBack")
                try await device.openApp("app.sample")
                try await page.wait(for: ".app-window .vw")
                try await page.evaluate("window.goBack()")
                try await page.wait(until: "window.hasGoneBack && location.search.includes('app=app.sample')")
                #expect(await device.snapshot().foreground == "app.sample")
                // A request of the page to leave the app would have been answered before this one.
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")
                #expect(await device.trace().count { $0.kind == .appLeft } == left + 2)
            }
        }
    }
}
