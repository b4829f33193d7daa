import AppTestSupport
import BrowserTesting
import Testing
import VitrineDevice
import WidgetArchive

extension PageTests {
    @Suite struct HomeScreen {
        private struct Box: Codable {
            var id: String
            var page: Int
            var rect: [Double]
            var inner: [Double]
        }

        /// A script that returns the widgets' boxes relative to the screen of their phone.
        private static let boxes = """
            [...document.querySelectorAll('.phone')].flatMap((phone, page) => {
              const screen = phone.querySelector('.screen').getBoundingClientRect();
              return [...phone.querySelectorAll('.home .widget')].map((widget) => {
                const place = widget.querySelector('.widget-frame').getBoundingClientRect();
                const rendering = widget.querySelector('.vw').getBoundingClientRect();
                return {
                  id: widget.dataset.widget, page,
                  rect: [place.x - screen.x, place.y - screen.y, place.width, place.height],
                  inner: [rendering.width, rendering.height],
                };
              });
            })
            """

        @Test func everyWidgetHasItsSizeAndShowsANewRenderingAfterADataChange() async throws {
            try await PageTests.onPage(of: [.lucidPal], withSample: true) { page, device in
                try await page.waitForWidgets()
                let boxes: [Box] = try await page.evaluate(Self.boxes).decoded()
                let placed = await device.snapshot().widgets
                #expect(boxes.count == 3)
                for widget in placed {
                    let box = try #require(boxes.first { $0.id == widget.id })
                    let frame = try #require(widget.frame)
                    #expect(box.rect == [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
                    #expect(box.inner == [frame.size.width, frame.size.height])
                    #expect(box.page == widget.position?.page)
                }
                #expect(placed.map { [$0.size.width, $0.size.height] } == [[158, 158], [338, 158], [338, 354]])

                let before = try await page.evaluate("document.querySelector('[data-widget=w2]').dataset.digest").string
                try await device.performAppIntent(.logWalk, in: "app.lucidpal")
                try await page.wait(
                    until: "document.querySelector('[data-widget=w2]').dataset.digest !== '\(before ?? "")'"
                )
                for (widget, text) in [("w1", "4 of 6"), ("w2", "4 of 6"), ("w3", "4 of 6 habits")] {
                    try await page.wait(for: text, in: "[data-widget=\(widget)]")
                }
            }
        }

        @Test func widgetIsReloadedAddedConfiguredAndRemoved() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                let first = await device.snapshot().trace.last?.number ?? 0
                try await page.click("[data-row=w1] .reload")
                // Other records can come first, such as the end of an idle process.
                try await page.show(tab: "trace")
                try await page.wait(
                    until: """
                        [...document.querySelectorAll('#trace [data-number]')].some((row) =>
                          row.dataset.number > \(first) && row.textContent.includes('requested on the device'))
                        """
                )
                await device.widgetsAreLoaded()
                let since = await device.trace().filter { $0.number > first }
                #expect(since.count { $0.kind == .timelineAccepted && $0.subject == "w1" } == 1, "\(since)")

                // What is added elsewhere is shown, too.
                try await page.show(tab: "widgets")
                let id = try await device.place("list", .systemSmall, of: "app.sample")
                try await page.wait(for: "Inbox by name", in: "[data-widget=\(id)]")
                #expect(try await page.count("#widget-list li") == 3)

                try await page.chooseList("Errands", ofWidget: id)
                try await page.evaluate("document.querySelector('#configuration-body select').selectedIndex = 1")
                try await page.click("#configuration-body .primary")
                try await page.wait(forNo: "#configuration[open]")
                try await page.wait(for: "Errands by date", in: "[data-widget=\(id)]")
                let stored = await device.snapshot().widgets.last?.configuration
                #expect(stored == ["list": "\"Errands\"", "order": "\"date\""])
                // The form opens with the stored values, and the button above it says what it does: it discards.
                try await page.click("[data-row=\(id)] .edit")
                try await page.wait(
                    until: "document.querySelector('#configuration-body [name=list]')?.value === 'Errands'"
                )
                #expect(try await page.text("#configuration [data-close]") == "Cancel")
                try await page.press(.escape)

                try await device.remove(id)
                try await page.wait(forNo: "[data-widget=\(id)]")
                #expect(try await page.count("#widget-list li") == 2)
            }
        }
    }
}

extension ArchivedAction {
    /// Logs the only habit of the sample that is still open today.
    static let logWalk = ArchivedAction(intent: "LogHabit", parameters: ["habit": "\"sample-walk\"", "value": "30"])
}
