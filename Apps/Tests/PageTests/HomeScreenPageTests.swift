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

        @Test func everyWidgetHasItsSizeAndPosition() async throws {
            try await PageTests.onPage(of: [.lucidPal]) { page, device in
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
            }
        }

        @Test func reloadAfterADataChangeShowsTheNewRendering() async throws {
            try await PageTests.onPage(of: [.lucidPal], withSample: true) { page, device in
                try await page.waitForWidgets()
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

        @Test func pageFollowsWidgetsThatAreAddedAndRemovedElsewhere() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                // A widget can be placed only after its extension has listed its widgets.
                try await page.waitForWidgets()
                let id = try await device.place("list", .systemSmall, of: "app.sample")
                try await page.wait(for: "Inbox by name", in: "[data-widget=\(id)]")
                #expect(try await page.count("#widget-list li") == 3)
                try await device.remove(id)
                try await page.wait(forNo: "[data-widget=\(id)]")
                #expect(try await page.count("#widget-list li") == 2)
            }
        }

        @Test func deviceWithoutWidgetsShowsHowToAddOne() async throws {
            try await PageTests.onPage(of: [.sample(placements: [])]) { page, _ in
                try await page.wait(for: ".app-icon")
                #expect(try await page.count(".widget") == 0)
                #expect(try await page.evaluate("document.getElementById('no-widgets').checkVisibility()") == true)
            }
        }

        @Test func widgetWithoutARenderingShowsTheReason() async throws {
            try await PageTests.onPage(of: [.faulty("failing"), .sample()]) { page, _ in
                try await page.wait(for: "the store is locked; try again", in: "[data-widget=w1] .widget-note")
                #expect(!(try await page.text("[data-widget=w1] .widget-note").lowercased().contains("app.faulty/")))
                #expect(try await page.evaluate("document.querySelector('[data-widget=w1] .vw') === null") == true)
                try await page.wait(for: "of 3 done", in: "[data-widget=w2]")
            }
        }

        @Test func longReasonLeavesItsTitleInTheWidget() async throws {
            try await PageTests.onPage(of: [.faulty("failing")]) { page, _ in
                try await page.wait(for: "the store is locked; try again", in: "[data-widget=w1] .widget-note")
                let isInside = """
                    ((note, title) => {
                      note.lastChild.textContent = 'the store is locked; '.repeat(20);
                      return title.getBoundingClientRect().top >= note.getBoundingClientRect().top
                        && note.scrollHeight <= note.clientHeight;
                    })(document.querySelector('[data-widget=w1] .widget-note'), document.querySelector('[data-widget=w1] .widget-note b'))
                    """
                #expect(try await page.evaluate(isInside) == true)
            }
        }

        @Test func reloadButtonInTheListReloadsTheWidget() async throws {
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
            }
        }

        @Test func configuredWidgetShowsItsConfiguration() async throws {
            let list = PlacementManifest(kind: "list", family: .systemSmall)
            try await PageTests.onPage(of: [.sample(placements: [list])]) { page, device in
                try await page.wait(for: "Inbox by name", in: ".widget")
                try await page.chooseList("Errands", ofWidget: "w1")
                try await page.evaluate("document.querySelector('#configuration-body select').selectedIndex = 1")
                try await page.click("#configuration-body .primary")
                try await page.wait(forNo: "#configuration[open]")
                try await page.wait(for: "Errands by date", in: ".widget")
                let stored = await device.snapshot().widgets.first?.configuration
                #expect(stored == ["list": "\"Errands\"", "order": "\"date\""])
                // The form opens with the stored values, and the button above it says what it does: it discards.
                try await page.click("[data-row=w1] .edit")
                try await page.wait(
                    until: "document.querySelector('#configuration-body [name=list]')?.value === 'Errands'"
                )
                #expect(try await page.text("#configuration [data-close]") == "Cancel")
            }
        }
    }
}

extension ArchivedAction {
    /// Logs the only habit of the sample that is still open today.
    static let logWalk = ArchivedAction(intent: "LogHabit", parameters: ["habit": "\"sample-walk\"", "value": "30"])
}
