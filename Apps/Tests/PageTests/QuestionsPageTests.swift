import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// What a developer asks of the page alone, and how many clicks the answer takes: six at most.
    @Suite struct Questions {
        private func click(_ selectors: [String], on page: BrowserPage) async throws {
            #expect(selectors.count <= 6)
            for selector in selectors {
                try await page.wait(for: selector)
                try await page.click(selector)
            }
        }

        @Test func spentBudgetHoldsWhatTheAppAsksForAndSaysUntilWhen() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await device.setProfile(.observed)
                await device.settle()
                let limit = DeviceProfile.observed.chargedReloads.value
                try await click(
                    ["[data-row=w1] .name", "#detail [data-part=budget]", "#detail [data-perform=spend]"],
                    on: page
                )
                try await page.wait(for: "\(limit) of \(limit) reloads charged", in: "#detail .meter")
                try await page.wait(for: "The first charge no longer counts from", in: "#detail .returns")
                try await page.wait(for: " tomorrow on.", in: "#detail .returns")
                try await page.wait(for: "Budget spent", in: "[data-row=w1] .standing:not([hidden])")
                try await click(["#detail [data-perform=ask]", "#detail [data-part=why]"], on: page)
                try await page.wait(for: "the reload would be held until", in: "#detail-why")
                try await page.wait(for: "48 charged reloads in 24 hours is spent", in: "#detail-why")
                try await page.wait(for: " tomorrow", in: "[data-row=w1] .standing:not([hidden])")
                for verdict in ["charged", "held"] { try await page.wait(for: ".ledger [data-verdict=\(verdict)]") }
                try await click(["#detail [data-part=budget]", "#detail [data-perform=reload]"], on: page)
                try await page.wait(for: "free: requested on the device", in: ".charges li")
            }
        }

        /// The app was opened by a tap on its widget a moment ago, after which its requests are ignored for a while.
        @Test func requestThatIsRefusedIsMarkedWithItsReason() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await device.setProfile(.observed)
                await device.settle()
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-open').click()")
                try await page.wait(for: ".app-window .vw")
                try await page.click(".app-bar .leave")
                try await page.wait(forNo: ".app-window")
                try await click(
                    ["[data-row=w1] .name", "#detail [data-part=budget]", "#detail [data-perform=ask]"],
                    on: page
                )
                try await page.wait(for: "1 refused", in: "#detail .meter")
                try await page.wait(for: "refused: requests are ignored for", in: ".charges li")
                try await page.wait(for: ".ledger [data-verdict=refused]")
                let title = try await page.evaluate("document.querySelector('.ledger [data-verdict=refused]').title")
                #expect(title.string?.contains("after a tap on the widget opened the app") == true)
            }
        }
    }
}
