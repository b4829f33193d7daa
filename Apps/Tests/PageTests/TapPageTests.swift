import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// Taps on the buttons of a widget, in this case BeeBloom's habits.
    @Suite struct Taps {
        private static let app = "com.ilyakukarkinorg.beebloom"

        /// Opens the page after BeeBloom has stored its sample and has been closed.
        private func onPage(_ body: (BrowserPage, Device) async throws -> Void) async throws {
            try await RunningDevice.with([.beeBloom]) { running in
                let device = running.device
                try await device.storeSample(of: Self.app)
                try await device.closeApp(Self.app)
                await device.settle()
                try await running.serve { address, _ in
                    try await Browser.withPage(width: 1440, height: 1000, scale: 1) { page in
                        try await page.open(address)
                        try await page.waitForWidgets()
                        try await page.wait(for: Self.button(in: "w1"))
                        try await body(page, device)
                    }
                }
            }
        }

        /// The selector of a habit's button in a widget; without a label, of all habit buttons.
        private static func button(in widget: String, _ label: String? = nil) -> String {
            "[data-widget=\(widget)] " + (label.map { "[aria-label='\($0)']" } ?? "[aria-label^='Check ']")
        }

        /// The labels of a widget's buttons, in order.
        private func labels(_ page: BrowserPage, _ widget: String) async throws -> [String] {
            let all = "[...document.querySelectorAll(\"\(Self.button(in: widget))\")]"
            return try await page.evaluate("\(all).map((button) => button.getAttribute('aria-label'))").decoded()
        }

        /// A script that clicks again on the place of the previous click, as soon as a widget shows something else
        /// there.
        ///
        /// The page does it by itself, so that the time between the two does not depend on the machine's load.
        private static func clickAgain(in widget: String) -> String {
            """
            (() => {
              addEventListener('click', ({ clientX, clientY }) => {
                const rendering = document.querySelector('[data-widget=\(widget)] .widget-rendering');
                const observer = new MutationObserver(() => {
                  observer.disconnect();
                  window.second = document.elementFromPoint(clientX, clientY).closest('[aria-label]').getAttribute('aria-label');
                  document.elementFromPoint(clientX, clientY).dispatchEvent(
                    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2, clientX, clientY }));
                });
                observer.observe(rendering, { childList: true });
              }, { capture: true, once: true });
            })()
            """
        }

        /// After the first click a row without a button is under the pointer; the second one was not meant to open the
        /// app.
        @Test func doubleClickFillsTheRowOfOneHabitAndOpensNothing() async throws {
            try await onPage { page, device in
                let before = try await labels(page, "w1")
                try #require(before.count == 3)
                let count = await device.trace().count
                try await page.evaluate(Self.clickAgain(in: "w1"))
                try await page.click(Self.button(in: "w1", before[0]))
                try await page.wait(until: "window.second")
                // The answer to this request arrives after the page has sent a command for the second click, if it did.
                try await page.evaluate("fetch('/api/apps/none/intents').then(() => true)")
                await device.settle()
                #expect(try await labels(page, "w1") == [before[1], before[2]], "the checked row keeps its place")
                #expect(try await page.evaluate(Self.isFilled(before[0])) == true)
                let since = await device.trace().dropFirst(count)
                #expect(since.count { $0.kind == .intentAsked } == 1)
                #expect(since.count { $0.kind == .intentPerformed } == 1)
                let reloads = since.filter { $0.kind == .reloadStarted && $0.subject == "w1" }
                #expect(reloads.count == 1 && reloads.first?.description.contains("cost=free") == true, "\(reloads)")
                #expect(!since.contains { $0.kind == .appOpened }, "\(since)")
                #expect(await device.snapshot().foreground == nil)
                // A click elsewhere is meant for the habit that is there.
                try await page.click(Self.button(in: "w1", before[1]))
                try await page.wait(forNo: Self.button(in: "w1", before[1]))
                #expect(try await labels(page, "w1") == [before[2]])
                #expect(try await page.evaluate(Self.isFilled(before[1])) == true)
            }
        }

        /// A script that says whether the row of a habit is filled, by the label of its former button.
        private static func isFilled(_ label: String) -> String {
            let title = label.dropFirst("Check ".count).prefix { $0 != "," }
            return "document.querySelector('[data-widget=w1]').textContent.includes('\(title), checked')"
        }

        /// The app's window covers the first phone; on the second one, a widget of the app can be tapped.
        @Test func appShowsTapsOnItsWidgetsWhenOpenedLaterAndWithoutARestart() async throws {
            try await onPage { page, device in
                let window = ".app-window .rendering"
                let habit = try #require(try await labels(page, "w1").first)
                try await page.click(Self.button(in: "w1", habit))
                try await page.wait(forNo: Self.button(in: "w1", habit))
                try await page.click(".app-icon")
                let title = habit.dropFirst("Check ".count).prefix { $0 != "," }
                try await page.wait(for: "Checked on the widget: \(title).", in: window)

                let other = try #require(try await labels(page, "w3").first { !$0.contains(title) })
                let name = other.dropFirst("Check ".count).prefix { $0 != "," }
                try await page.wait(for: "\(window) [aria-label='Check \(name)']")
                await device.settle()
                let count = await device.trace().count
                try await page.click(Self.button(in: "w3", other))
                try await page.wait(for: "\(window) [aria-label='Uncheck \(name)']")
                let since = await device.trace().dropFirst(count)
                #expect(since.contains { $0.kind == .screenChanged && $0.subject == Self.app }, "\(since)")
                #expect(!since.contains { [.appOpened, .appLeft, .appClosed].contains($0.kind) }, "\(since)")
                #expect(await device.snapshot().foreground == Self.app)

                let first = try #require(try await labels(page, "w3").first)
                try await page.evaluate("document.querySelector(\"\(Self.button(in: "w3", first))\").focus()")
                try await page.press(.enter)
                try await page.wait(forNo: Self.button(in: "w3", first))
                #expect(try await !labels(page, "w3").contains(first))
            }
        }
    }
}
