import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The strip with a widget's timeline, whose scrubber previews every entry.
    @Suite struct TimelineStrip {
        private func open(_ page: BrowserPage) async throws {
            try await page.waitForWidgets()
            try await page.evaluate("document.querySelector('[data-row=w2] .name').click()")
            try await page.click("#detail [data-part=timeline]")
            try await page.wait(for: "[data-entry]")
        }

        private static let preview = "document.querySelector('[data-widget=w2] .widget-preview')"

        @Test func entriesArePreviewedAndMoveTheClock() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await open(page)
                let entries = await device.snapshot().widgets.last?.timeline?.entries.count
                #expect(try await page.count("#timeline-entries .vw") == entries)
                #expect(try await page.text("[data-entry='0']").contains("09:41:00"))
                #expect(try await page.text("#timeline-entries li:nth-child(2) .vw").contains("1 of 3 done"))
                #expect(try await page.count("[data-entry='0'][aria-current=time]") == 1)
                #expect(try await page.count(".timeline-marks .entry") == entries)
                #expect(try await page.count(".timeline-marks .reload[data-cost=free]") == 1)
                // The pictures show their own moments, so the page's clock must not change them.
                #expect(try await page.count("#timeline-entries [data-live]") == 0)

                let next = try #require(await device.snapshot().widgets.last?.timeline?.entries.dropFirst().first?.date)
                #expect(try await page.count("#timeline-go:disabled") == 1)
                // On its way to the button, the pointer leaves the strip.
                try await page.point(.mouseMoved, at: try await page.place(of: "[data-entry='0']"))
                try await page.wait(until: Self.preview)
                try await page.evaluate(
                    """
                    (() => {
                      const scrubber = document.getElementById('scrubber');
                      scrubber.focus();
                      scrubber.value = \(next.timeIntervalSince1970 * 1000);
                      for (const type of ['input', 'change']) scrubber.dispatchEvent(new Event(type));
                    })()
                    """
                )
                try await page.wait(until: "\(Self.preview)?.textContent.includes('1 of 3 done')")
                #expect(await device.snapshot().clock.date == RunningDevice.morning)
                try await page.click("#timeline-go")
                for await state in await device.updates() where state.clock.date >= next { break }
                try await page.wait(until: "!\(Self.preview)")
                try await page.wait(for: "#timeline-go:disabled")
                try await device.undo()
                await device.settle()
                try await page.wait(for: "0 of 3 done", in: "[data-widget=w2] .widget-rendering")
                try await page.wait(for: "#timeline-entries:not([aria-busy]) [data-entry='0'][aria-current=time]")

                try await page.evaluate("document.getElementById('scrubber').focus()")
                try await page.press(.arrowRight)
                try await page.wait(until: "\(Self.preview)?.textContent.includes('1 of 3 done')")
                // A preview leaves the clock and the widget as they are.
                #expect(await device.snapshot().clock.date == RunningDevice.morning)
                #expect(try await page.text("[data-widget=w2] .widget-rendering").contains("0 of 3 done"))
                try await page.press(.escape)
                try await page.wait(until: "!\(Self.preview)")
                try await page.press(.arrowRight)
                try await page.press(.enter)
                for await state in await device.updates() where state.clock.date > RunningDevice.morning { break }
                // The past is only previewed.
                let date = await device.snapshot().clock.date
                try await page.click("[data-entry='0']")
                try await page.wait(until: "\(Self.preview)?.textContent.includes('0 of 3 done')")
                #expect(await device.snapshot().clock.date == date)
            }
        }

        @Test func aPreviewIsDrawnAgainWithItsTimeline() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await open(page)
                try await page.evaluate("document.getElementById('scrubber').focus()")
                try await page.press(.arrowRight)
                try await page.wait(until: "\(Self.preview)?.textContent.includes('1 of 3 done')")
                try await page.evaluate("window.before = \(Self.preview).innerHTML")
                try await device.set(\.appearance, to: .dark)
                try await page.wait(until: "\(Self.preview).innerHTML !== window.before")
                #expect(try await page.count("#timeline-entries[aria-busy]") == 0)
                #expect(try await page.evaluate("\(Self.preview).textContent.includes('1 of 3 done')") == true)
            }
        }

        @Test func aStripThatIsDrawnAgainUnderThePointerPreviewsNothing() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await open(page)
                try await page.point(.mouseMoved, at: try await page.place(of: "[data-entry='1']"))
                try await page.wait(until: "\(Self.preview)?.textContent.includes('1 of 3 done')")
                try await page.evaluate("document.getElementById('scrubber').focus()")
                try await page.press(.escape)
                try await page.wait(until: "!\(Self.preview)")
                // The strip is drawn again under the pointer.
                try await page.evaluate("window.before = document.getElementById('timeline-entries').innerHTML")
                try await device.set(\.appearance, to: .dark)
                try await page.wait(until: "document.getElementById('timeline-entries').innerHTML !== window.before")
                try await page.wait(for: "#timeline-entries:not([aria-busy])")
                try await page.evaluate(
                    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
                )
                #expect(try await page.evaluate("!\(Self.preview)") == true)
            }
        }

        /// The bar is 30 frames a second with 16 ms of script for a step.
        @Test func scrubbingTwoHundredEntriesTakesLittleTimeForEachStep() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await open(page)
                try await page.evaluate(
                    """
                    (async () => {
                      const html = document.querySelector('#timeline-entries .picture').innerHTML;
                      const start = 1780472460;
                      const entries = Array.from({ length: 200 }, (_, index) => ({ date: start + index * 60, reasons: [], html }));
                      const answer = window.fetch;
                      window.fetch = async (path) => path.endsWith('/timeline')
                        ? new Response(JSON.stringify({ entries, count: 260 })) : answer(path);
                      for (const id of ['w1', 'w2']) document.querySelector(`[data-row=${id}] .name`).click();
                      while (document.querySelectorAll('[data-entry]').length < 200) await new Promise(requestAnimationFrame);
                    })()
                    """
                )
                let start = try await page.processorTime()
                try await page.evaluate(
                    """
                    (async () => {
                      const scrubber = document.getElementById('scrubber');
                      for (let index = 0; index < 200; index += 1) {
                        scrubber.value = (1780472460 + index * 60) * 1000;
                        scrubber.dispatchEvent(new Event('input'));
                        if (index % 10 === 0) await new Promise(requestAnimationFrame);
                      }
                    })()
                    """
                )
                let step = try await (page.processorTime() - start) / 200
                #expect(step <= .milliseconds(16), "a step takes longer than a frame")
                #expect(try await page.text("#timeline-moment").contains("entry 200 of 200"))
                #expect(try await page.text("#timeline-rest") == "60 later entries are not drawn.")
            }
        }
    }
}
