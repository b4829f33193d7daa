import BrowserTesting
import Foundation
import Testing
import VitrineDevice
import VitrineTesting

extension PageTests {
    /// The steps of `docs/stale-widget.md`, with the page alone.
    @Suite struct StaleWidget {
        private static let fault = "[data-setting='fault.app.sample/widget']"

        @Test func plantedCauseIsFoundInFourSteps() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                // Planted: the extension is killed before it answers, so that the widget keeps its timeline.
                try await page.show(tab: "world")
                try await page.fill(Self.fault, "crashLoop")
                try await page.wait(until: "document.querySelector(\"\(Self.fault)\").dataset.value === 'crashLoop'")
                try await page.click("#reload-widgets")
                try await page.show(tab: "widgets")
                // 1
                try await page.wait(for: "!", in: "[data-widget=w1] .widget-select")
                let mark = "document.querySelector('[data-widget=w1] .widget-select')"
                #expect(try await page.evaluate("getComputedStyle(\(mark)).opacity === '1'") == true)
                try await page.wait(for: "[data-row=w1] .dot[data-status=keptOld]")
                try await page.wait(for: "Still showing the last timeline", in: "[data-row=w1] .detail")
                // 2
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: "wrote nothing to standard error", in: "#detail .problem strong")
                try await page.wait(for: "run its timeline in a terminal", in: "#detail .problem span")
                try await page.wait(for: "If the app asked now", in: "#detail-why")
                try await page.wait(for: "entry 1 of", in: "#detail-why")
                try await page.wait(for: "they are killed before they answer", in: "#detail .conditions")
                // 3
                try await page.click("#detail .in-trace")
                try await page.wait(for: "#trace li[data-level=error] .unfold, #trace li[data-level=warning] .unfold")
                try await page.click("#trace li:is([data-level=error], [data-level=warning]) .unfold")
                try await page.wait(
                    for: "the old timeline stays",
                    in: "#trace li:is([data-level=error], [data-level=warning]) ol"
                )
                try await page.wait(for: "its further processes have a fault", in: "#trace")
                // 4
                try await page.fill("#trace-subject", "app.sample")
                try await page.wait(for: "its process ended", in: "#trace")
                // Mended where the card leads to; the button of the list asks again.
                try await page.show(tab: "widgets")
                try await page.click("#detail .in-world")
                try await page.fill(Self.fault, "none")
                try await page.wait(until: "document.querySelector(\"\(Self.fault)\").dataset.value === 'none'")
                try await page.show(tab: "widgets")
                try await page.click("[data-row=w1] .reload")
                try await page.wait(for: "[data-widget=w1][data-status=fresh]")
                try await page.wait(for: "i", in: "[data-widget=w1] .widget-select")
            }
        }
    }

    /// The mark of a widget whose reload has failed.
    @Suite struct FailureMark {
        @Test func markCoversNothingOfTheWidget() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                try await page.evaluate(
                    """
                    import('/page/connection.js').then(async ({ set }) => {
                      await set('fault.app.sample/widget', 'crashLoop');
                      document.getElementById('reload-widgets').click();
                    })
                    """
                )
                try await page.wait(for: "[data-widget=w1][data-status=keptOld]")
                for isTouched in [false, true] {
                    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(isTouched)])
                    for window in [(1440, 420), (1440, 1000), (390, 844)] {
                        try await page.setViewport(width: window.0, height: window.1, scale: 1)
                        // The page scales its phones in the frame after the resize event.
                        try await page.evaluate(
                            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
                        )
                        // A widget's content begins 16 points from its edges.
                        let distance = """
                            (() => {
                              const box = (each) => document.querySelector(`[data-widget=w1] ${each}`).getBoundingClientRect();
                              const [frame, disc] = [box('.widget-frame'), box('.widget-select > span')];
                              const points = frame.width / document.querySelector('[data-widget=w1] .widget-frame').offsetWidth;
                              const [x, y] = [frame.right - 16 * points, frame.top + 16 * points];
                              return Math.hypot(x - (disc.left + disc.right) / 2, y - (disc.top + disc.bottom) / 2) - disc.width / 2;
                            })()
                            """
                        #expect(try await page.evaluate(distance).number ?? -1 >= 0)
                        let target = "document.querySelector('[data-widget=w1] .widget-select')"
                        let width = try await page.evaluate("\(target).getBoundingClientRect().width")
                        #expect(width.number ?? 0 >= (isTouched ? 43.9 : 23.9))
                    }
                }
            }
        }
    }

    /// Much of everything, and a browser that is not as usual.
    @Suite struct BadInput {
        @Test func forcedColoursManyKindsAndTwoHundredPercentAreUsable() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                try await page.setPreferences(reducesMotion: true, forcesColors: true)
                #expect(try await page.evaluate("matchMedia('(forced-colors: active)').matches") == true)
                for (selector, what) in [
                    (".widget-list .dot", "the state of a widget"),
                    ("[role=tab][aria-selected=true]", "the selected tab"),
                    (".segmented [aria-pressed=true]", "the pressed button"), (".switch input", "a switch"),
                ] {
                    let style = try await page.evaluate(
                        "getComputedStyle(document.querySelector('\(selector)')).forcedColorAdjust"
                    )
                    #expect(style == "none", "\(what) has colours of its own")
                    let isReadable = try await page.evaluate(
                        "(({ color, backgroundColor }) => color !== backgroundColor)(getComputedStyle(document.querySelector('\(selector)')))"
                    )
                    #expect(isReadable == true, "\(what) can be read")
                }
                try await page.click("[data-row=w1] .name")
                let outline = "getComputedStyle(document.querySelector('[data-row=w1]')).outlineStyle"
                try await page.wait(until: "\(outline) === 'solid'")
                try await page.setPreferences(reducesMotion: true)

                // Sixty kinds, and names of ten thousand characters.
                // The device bounds what a program may say; the page must bear the rest.
                try await page.evaluate(
                    """
                    (async () => {
                      const original = window.fetch;
                      const gallery = await (await original('/api/gallery')).json();
                      const [kind] = gallery.kinds;
                      gallery.kinds = Array.from({ length: 60 }, (_, index) => ({
                        ...kind, kind: `kind${index}`, name: `${index} ${'N'.repeat(10000)}`, details: 'd'.repeat(10000),
                      }));
                      window.fetch = async (path, ...rest) => path === '/api/gallery'
                        ? new Response(JSON.stringify(gallery)) : original(path, ...rest);
                    })()
                    """
                )
                try await page.click("#open-gallery")
                try await page.wait(until: "document.querySelectorAll('.gallery-kind').length === 60")
                #expect(
                    try await page.evaluate(
                        "document.getElementById('gallery').scrollWidth <= document.getElementById('gallery').clientWidth"
                    ) == true
                )
                try await page.press(.escape)
                try await page.wait(forNo: "#gallery[open]")

                // At 200 % a window of 1280 pixels has 640; nothing may be cut off or need scrolling in two directions.
                try await page.setViewport(width: 640, height: 450, scale: 1)
                try await page.wait(until: "innerWidth === 640")
                for tab in ["widgets", "time", "world", "trace", "findings"] {
                    try await page.show(tab: tab)
                    #expect(
                        try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true,
                        "\(tab)"
                    )
                }
                try await page.show(tab: "world")
                try await page.click("#reset-home")
            }
        }
    }
}
