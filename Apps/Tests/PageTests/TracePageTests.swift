import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The trace's lines, filters and search.
    @Suite struct TraceTab {
        private func lines(_ page: BrowserPage) async throws -> Int { try await page.count("#trace > li:not(.day)") }

        private func choose(_ value: String, in selector: String, on page: BrowserPage) async throws {
            try await page.choose(value, in: selector)
            try await page.evaluate("document.querySelector('\(selector)').dispatchEvent(new Event('input'))")
        }

        @Test func linesUnfoldAndAreFilteredAndTheSessionIsExported() async throws {
            try await PageTests.onPage(of: [.sample(), .faulty("failing")]) { page, device in
                try await page.wait(for: "of 3 done", in: "[data-widget=w1]")
                try await page.show(tab: "trace")
                let reload = "#trace > .reload:has([data-owner=w1])"
                try await page.wait(for: reload)
                let text = try await page.text(reload)
                #expect(text.contains("Counter · Small: answered with"))
                #expect(text.contains("placed · free · shows entry 1/"))
                try await page.evaluate("document.querySelector('\(reload) .unfold').click()")
                #expect(try await page.count("\(reload) .unfold[aria-expanded=true]") == 1)
                let texts = "[...document.querySelectorAll('\(reload) ol li > span')]"
                let records = "\(texts).map((text) => text.firstChild.data.trim()).join()"
                let said = try await page.evaluate(records).string ?? ""
                #expect(said.hasPrefix("the timeline was requested,answered with"))
                #expect(said.contains("the newest entry not after now is shown"))
                // The device's zone is ahead of universal time, in which the facts are kept.
                let dates = try await page.text("\(reload) ol")
                #expect(dates.contains("date 2026-06-03 09:41:00") && !dates.contains("T07:41"), "\(dates)")
                // A later reload is a line of its own.
                let before = try await page.count("\(reload)")
                try await page.evaluate("document.querySelector('[data-row=w1] .reload').click()")
                try await page.wait(until: "document.querySelectorAll('\(reload)').length === \(before + 1)")

                try await page.wait(for: "the store is locked", in: "[data-widget=w3] .widget-note")
                try await page.wait(for: "#trace > li")
                let all = try await lines(page)
                try await choose("app.faulty", in: "#trace-subject", on: page)
                let ofApp = try await lines(page)
                #expect(ofApp > 0 && ofApp < all)
                try await choose("error", in: "#trace-level", on: page)
                #expect(try await page.count("#trace > li:not(.day, [data-level=error])") == 0)
                try await page.fill("#trace-search", "no record has these words")
                try await page.wait(for: "#trace-none:not([hidden])")
                try await page.click("#trace-clear")
                #expect(try await lines(page) >= all)
                try await page.fill("#trace-search", "LOCKED store")
                #expect(try await lines(page) > 0)
                #expect(try await page.text("#trace > li:not(.day)").contains("the store is locked"))

                // Escape in the search field leaves the app open.
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vw")
                try await page.fill("#trace-search", "reload")
                try await page.evaluate("document.getElementById('trace-search').focus()")
                try await page.press(.escape)
                #expect(try await page.count(".app-window") == 1)
                try await page.evaluate("document.activeElement.blur()")
                try await page.press(.escape)
                try await page.wait(forNo: ".app-window")
                #expect(await device.snapshot().foreground == nil)

                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vw")
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")
                try await page.show(tab: "trace")
                let export = """
                    fetch([...document.querySelectorAll('#panel-trace a')].find(({ textContent }) => textContent.includes('script')).href)
                      .then((answer) => answer.text())
                    """
                let script = try await page.evaluate(export).string ?? ""
                #expect(script.contains("  - {open: \"app.sample\"}\n  - home\n"), "\(script)")
            }
        }

        /// In a wide window the trace is a drawer, beside which the widgets stay; in a narrow one it has the window.
        @Test func traceIsADrawerWithALaneForEachWidgetAndSetsTheClock() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                await device.advanceToNextMidnight()
                for width in [390, 1440] {
                    try await page.setViewport(width: width, height: 1000, scale: 1)
                    try await page.wait(until: "innerWidth === \(width)")
                    try await page.show(tab: "trace")
                    try await page.wait(for: "#trace-lanes:not([hidden])")
                    let box = "document.getElementById('panel-trace').getBoundingClientRect()"
                    #expect(try await page.evaluate("\(box).width === innerWidth") == true)
                    #expect(try await page.count("#panel-widgets:not([hidden])") == (width == 390 ? 0 : 1))
                    #expect(try await page.count(".lane [data-lane]") == 2)
                    let lines = """
                        [...document.querySelectorAll('.lane [data-lane]')].map((name) => {
                          const text = document.createRange();
                          text.selectNodeContents(name);
                          return text.getClientRects().length;
                        }).join()
                        """
                    #expect(try await page.evaluate(lines) == "1,1")
                }
                let started = await device.trace().count { $0.kind == .reloadStarted }
                try await page.wait(until: "document.querySelectorAll('.lane i').length === \(started)")
                // From 09:41 to midnight there are round hours below the lanes.
                #expect(try await page.text(".axis .track").contains("12:00"))
                try await page.click("[data-lane=w2]")
                #expect(try await page.count("#trace .owner:not([data-owner=w2])") == 0)
                try await page.click("#trace-close")
                try await page.wait(for: "#panel-trace[hidden]")

                try await page.show(tab: "trace")
                try await choose("", in: "#trace-subject", on: page)
                try await page.fill("#trace-search", "deviceStarted")
                let jump = "document.querySelector('#trace .jump')"
                try await page.wait(until: "document.querySelectorAll('#trace > li').length > 0 && \(jump)")
                // A record is of a moment, whatever the zone has become since.
                try await device.set(\.timeZone, to: "America/New_York")
                try await page.evaluate("\(jump).click()")
                try await page.wait(until: "document.getElementById('clock-time').textContent === '03:41:00'")
                #expect(await device.snapshot().clock.date == RunningDevice.morning)
            }
        }

        @Test func axisOfManyLanesStaysInViewAndCanBeRead() async throws {
            let small = PlacementManifest(kind: "counter", family: .systemSmall)
            let app = AppManifest.sample(placements: Array(repeating: small, count: 20))
            try await PageTests.onPage(of: [app]) { page, device in
                try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(BrowserPage.deafEars)])
                try await page.reload()
                try await page.waitForWidgets()
                for _ in 0..<2 { await device.advanceToNextMidnight() }
                try await page.show(tab: "trace")
                try await page.wait(until: "document.querySelectorAll('.lane [data-lane]').length === 20")
                for width in [1440, 390] {
                    // Below the axis, parts of lanes looked like lanes of another time.
                    try await page.setViewport(width: width, height: 480, scale: 1)
                    try await page.wait(until: "innerWidth === \(width)")
                    let below = """
                        (({ left, bottom }) => document.elementFromPoint(left + 40, bottom + 12)?.closest('.lane') ?? null)(
                          document.querySelector('#trace-lanes .axis').getBoundingClientRect())
                        """
                    try await page.wait(until: "\(below) === null")
                    try await page.setViewport(width: width, height: 1000, scale: 1)
                    let isInView = """
                        (({ top, bottom }) => top > 0 && bottom <= innerHeight)(document.querySelector('.axis').getBoundingClientRect())
                        """
                    try await page.wait(until: isInView)
                    let gaps = """
                        [...document.querySelectorAll('.axis .track span')].map((label) => label.getBoundingClientRect())
                          .map(({ left }, index, all) => index === 0 ? 99 : left - all[index - 1].right)
                        """
                    try await page.wait(until: "\(gaps).every((gap) => gap > 6)", showing: gaps)
                    let found = try await page.evaluate(gaps).array.compactMap(\.number)
                    #expect(!found.isEmpty && found.allSatisfy { $0 > 6 }, "\(found)")
                    // As many as there is room for in a window that has become narrower, or wider, also without a new
                    // record.
                    try await page.evaluate("window.isDeaf = true")
                    let labels = "document.querySelectorAll('.axis .track span').length"
                    let before = try await page.evaluate(labels).number ?? 0
                    try await page.setViewport(width: width == 390 ? 700 : 760, height: 1000, scale: 1)
                    try await page.wait(until: "\(labels) \(width == 390 ? ">" : "<") \(before)", showing: labels)
                    try await page.wait(until: "\(gaps).every((gap) => gap > 6)", showing: gaps)
                    try await page.evaluate("window.isDeaf = false")
                }
            }
        }

        @Test func anyRecordsAreDrawnShortlyAndSoon() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                let labels = try await page.evaluate(
                    """
                    (async () => {
                      const { Lanes } = await import('/page/lanes.js');
                      const element = document.createElement('div');
                      document.body.append(element);
                      const record = (time) => ({ time, number: time, subject: 'w1', event: { reload: { started: { cost: 'free' } } } });
                      new Lanes(element, {}).draw([{ records: [record(1780472460), record(60000000000)] }], [['w1', 'W']], 'Europe/Berlin');
                      return element.querySelectorAll('.axis .track span').length;
                    })()
                    """
                )
                #expect((1...7).contains(labels.number ?? 0), "\(labels)")

                try await page.evaluate(
                    """
                    (async () => {
                      const { Trace } = await import('/page/trace.js');
                      const trace = new Trace({ selection: {}, isShown: () => true });
                      const record = (number, time, message) => ({
                        number, time, zone: 'Europe/Berlin', level: 'info', kind: 'processSaid', topic: 'program',
                        event: { program: { said: {} } }, subject: 'app.sample', message, facts: [],
                      });
                      trace.add([
                        ...Array.from({ length: 40 }, (_, index) => record(index, 1780472460 + index, 'said again')),
                        record(40, 1780472500, 'said something else'), record(41, 1780563600, 'said again'),
                      ]);
                      trace.draw();
                    })()
                    """
                )
                let days = "[...document.querySelectorAll('#trace .day')].map((day) => day.textContent).join()"
                #expect(try await page.evaluate(days) == "Thursday, 4 June 2026,Wednesday, 3 June 2026")
                #expect(try await page.count("#trace > li:not(.day)") == 3)
                #expect(try await page.text("#trace .repeated .count") == " × 40")
                #expect(try await page.count("#trace > .same") == 1)
                try await page.evaluate("document.querySelector('#trace .repeated .unfold').click()")
                #expect(try await page.count("#trace .repeated ol:not([hidden]) > li") == 40)

                try await page.reload()
                try await page.waitForWidgets()
                let start = try await page.processorTime()
                try await page.evaluate(
                    """
                    (async () => {
                      const { Trace } = await import('/page/trace.js');
                      const trace = new Trace({ selection: {}, isShown: () => true });
                      const name = 'x'.repeat(10000);
                      trace.add(Array.from({ length: 100000 }, (_, number) => ({
                        number, time: 1780472460 + number, zone: 'Europe/Berlin', level: 'info', kind: 'processSaid',
                        subject: `app${number % 7}`, message: number % 1000 ? 'said something' : name, facts: [],
                      })));
                      trace.draw();
                    })()
                    """
                )
                #expect(try await page.processorTime() - start < .seconds(2))
                #expect(try await lines(page) == 200)
                #expect(try await page.text("#trace-older").contains("4800"))
            }
        }
    }
}
