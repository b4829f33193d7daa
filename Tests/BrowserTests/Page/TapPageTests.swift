import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// Taps on the buttons of a widget: BeeBloom's habits.
    @Suite struct Taps {
        private static let app = "com.ilyakukarkinorg.beebloom"

        /// Opens the page after BeeBloom has stored its sample and was closed again.
        private func onPage(refusals: Int = 0, _ body: (BrowserPage, Device) async throws -> Void) async throws {
            try await PageTests.onPage(of: [.beeBloom], refusals: refusals) { page, device in
                try await device.openApp(Self.app)
                try await device.goHome()
                await device.widgetsAreLoaded()
                try await device.closeApp(Self.app)
                try await page.wait(for: "[data-widget=w1] [aria-label^='Check ']")
                try await body(page, device)
            }
        }

        private func titles(_ page: BrowserPage, _ widget: String) async throws -> [String] {
            try await page.evaluate(
                "[...document.querySelectorAll('[data-widget=\(widget)] [aria-label^=\"Check \"]')].map((e) => e.ariaLabel)"
            )
            .decoded()
        }

        @Test func theHabitLeavesTheListTheRestMovesUpAndTheAppStaysClosed() async throws {
            try await onPage { page, device in
                let before = try await titles(page, "w1")
                #expect(before.count == 3)
                let count = await device.trace().count
                try await page.click("[data-widget=w1] [aria-label='\(before[0])']")
                try await page.wait(forNo: "[data-widget=w1] [aria-label='\(before[0])']")
                let after = try await titles(page, "w1")
                #expect(after.count == 3 && Array(after.prefix(2)) == Array(before.dropFirst()))
                await device.settle()
                let since = await device.trace().dropFirst(count)
                #expect(since.count { $0.kind == .intentPerformed } == 1)
                let reloads = since.filter { $0.kind == .reloadStarted && $0.subject == "w1" }
                #expect(reloads.count == 1 && reloads.first?.description.contains("cost=free") == true, "\(reloads)")
                #expect(!since.contains { $0.kind == .appOpened }, "\(since)")
                #expect(await device.snapshot().foreground == nil)
                #expect(try await page.count(".app-window") == 0)
            }
        }

        @Test func openedLaterTheAppShowsAndTellsTheChange() async throws {
            try await onPage { page, _ in
                try await page.click("[data-widget=w2] [aria-label^='Check Stretch']")
                try await page.wait(forNo: "[data-widget=w2] [aria-label^='Check Stretch']")
                try await page.click(".app-icon")
                try await page.wait(for: "Checked on the widget: Stretch.", in: ".app-window .look", seconds: 60)
                try await page.wait(for: "3 of 9 done", in: ".app-window .look")
                try await page.click(".app-window [aria-label='Uncheck Stretch']")
                try await page.wait(for: "2 of 9 done", in: ".app-window .look")
                try await page.click(".app-window .leave")
                try await page.wait(for: "[data-widget=w2] [aria-label^='Check Stretch']")
            }
        }

        @Test func theKeyboardTapsToo() async throws {
            try await onPage { page, _ in
                let first = try await titles(page, "w3")[0]
                try await page.evaluate("document.querySelector('[data-widget=w3] [aria-label=\"\(first)\"]').focus()")
                try await page.press(.enter)
                try await page.wait(forNo: "[data-widget=w3] [aria-label='\(first)']")
                #expect(try await !titles(page, "w3").contains(first))
            }
        }

        @Test func twoQuickClicksCheckOneHabitOnly() async throws {
            // The second click is late or on another picture: the device refuses it, or the journal knows it.
            try await RunningDevice.with([.beeBloom]) { running in
                let device = running.device
                try await device.openApp(Self.app)
                try await device.goHome()
                await device.widgetsAreLoaded()
                try await running.serve { address, _ in
                    try await Browser.withPage(width: 1440, height: 1000, scale: 1, limit: 100) { page in
                        try await page.open(address)
                        let before = try await titles(page, "w3")
                        try await page.evaluate(
                            """
                            (() => {
                              const button = document.querySelector('[data-widget=w3] [aria-label="\(before[0])"]');
                              button.click();
                              button.click();
                            })()
                            """
                        )
                        try await page.wait(forNo: "[data-widget=w3] [aria-label='\(before[0])']")
                        await device.settle()
                        #expect(try await titles(page, "w3") == Array(before.dropFirst()))
                    }
                }
            }
        }

        @Test func aLockedScreenShowsNoButtonToTap() async throws {
            try await onPage { page, device in
                let before = try await titles(page, "w1")
                try await device.setLocked(true)
                try await page.wait(
                    until: """
                        (() => {
                          const button = document.querySelector('[data-widget=w1] [aria-label^="Check "]');
                          if (!button) return true;
                          const box = button.getBoundingClientRect();
                          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                          return button.closest('[inert], [hidden]') !== null || !button.contains(hit);
                        })()
                        """
                )
                let performed = await device.trace().count { $0.kind == .intentPerformed }
                #expect(performed == 0)
                try await device.setLocked(false)
                try await page.wait(for: "[data-widget=w1] [aria-label^='Check ']")
                #expect(try await titles(page, "w1") == before)
            }
        }
    }
}
