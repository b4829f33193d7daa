import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The comic reader in a browser: turning pages reloads the widget, and the trace shows the reasons.
    @Suite struct Reader {
        /// Opens the reader's first chapter, which makes the app draw its pages.
        private func openChapter(_ page: BrowserPage) async throws {
            try await page.waitForWidgets()
            try await page.click(".app-icon")
            try await page.wait(for: "Chapters", in: ".app-window .rendering")
            try await page.evaluate(
                "[...document.querySelectorAll('.app-window button')].find((b) => b.innerText.includes('A Light')).click()"
            )
            try await page.wait(for: ".app-window img")
        }

        private func turn(_ page: BrowserPage, to text: String) async throws {
            try await page.click(".app-window [aria-label='Next page']")
            try await page.wait(for: text, in: ".app-window .rendering")
        }

        @Test func turningPagesReloadsTheWidgetByTheRulesAndATapOpensTheChapter() async throws {
            try await PageTests.onPage(of: [.dbMultiverse]) { page, device in
                try await openChapter(page)
                try await page.show(tab: "trace")
                try await page.wait(for: "because \"nothing was reported to the widget before\"", in: "#trace")
                try await page.wait(for: "8%", in: "[data-widget=w1] .vw")
                #expect(try await page.count("[data-widget=w1] img") == 1)
                for number in 2...4 { try await turn(page, to: "page \(number) of") }
                try await page.show(tab: "trace")
                try await page.wait(for: "because \"the reader rests on a page\"", in: "#trace")
                try await page.wait(for: "33%", in: "[data-widget=w1] .vw")
                // A slow reader rests on more pages than the last; the rules hold in that case too.
                let trace = await device.trace()
                let asked = trace.filter { $0.kind == .reloadAsked }
                let rests = asked.count { $0.description.contains("the reader rests on a page") }
                let held = trace.count { $0.kind == .reloadHeld && $0.description.contains("waits before it asks") }
                let saved = trace.count { $0.kind == .reloadSaved }
                #expect(rests >= 1 && rests == held && asked.count == 1 + rests, "\(asked)")
                #expect(held + saved == 3, "each page turn must start a delayed reload or join one: \(trace)")
                let tally = try #require(await device.snapshot().widgets.first).reloads
                #expect(tally.asked == asked.count && tally.saved >= saved, "\(tally)")
                try await page.evaluate("document.querySelector('[data-row=w1] .name').click()")
                try await page.wait(for: "\(tally.asked) requested", in: "#detail-about")

                try await page.click("#trace-close")
                try await page.click(".app-window .leave")
                try await page.wait(for: "33%", in: "[data-widget=w1] .vw")
                // The app is running, so it opens the link immediately.
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-open').click()")
                try await page.wait(for: "page 4 of", in: ".app-window .rendering")
                try await page.show(tab: "trace")
                try await page.wait(for: "the app was running (warm)", in: "#trace")
                // The app is not running, so the link waits until the app is ready.
                try await device.closeApp("com.nobadi.dbm")
                try await page.wait(forNo: ".app-window")
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-open').click()")
                try await page.wait(for: "page 4 of", in: ".app-window .rendering")
                try await page.show(tab: "trace")
                try await page.wait(for: "the link waits until the app is ready (cold)", in: "#trace")
                #expect(await device.trace().contains { $0.kind == .linkQueued })
            }
        }

        @Test func padShowsTwoPagesAndTheMediumWidget() async throws {
            try await PageTests.onPage(of: [.dbMultiverse], screen: .points820x1180, width: 1_600) { page, device in
                try await openChapter(page)
                #expect(try await page.count(".app-window .rendering img") == 2)
                try await page.click(".app-window .leave")
                try await page.wait(for: "Continue reading", in: "[data-widget=w1] .vw")
                #expect(await device.snapshot().widgets.map(\.family) == [.systemMedium])
                #expect(try await page.count(".phones[data-idiom=pad]") == 1)
            }
        }
    }
}
