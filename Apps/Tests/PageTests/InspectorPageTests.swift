import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The inspector: frames and styles of a widget's parts.
    @Suite struct Inspecting {
        @Test func partUnderThePointerIsDescribedAndAClickDoesNotTap() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.show(tab: "findings")
                try await page.click("#inspect")
                try await page.click("[data-widget=w2] [data-action]")
                try await page.wait(for: "[data-widget=w2].selected")
                let facts = try await page.reading("#inspected")
                #expect(facts.contains(/Part (Toggle|Button|Text) “/), "\(facts)")
                #expect(facts.contains(/Frame [0-9.]+, [0-9.]+, [0-9.]+ × [0-9.]+ pt/), "\(facts)")
                #expect(facts.contains(/Font Vitrine \w+, [0-9.]+ pt, weight [0-9]+/), "\(facts)")
                #expect(try await page.count(".inspected") == 1)
                #expect(!(await device.trace().contains { $0.kind == .intentAsked }))
                // Without the inspector, the same click taps.
                try await page.click("#inspect")
                try await page.click("[data-widget=w2] [data-action]")
                for await snapshot in await device.updates()
                where snapshot.trace.contains(where: { $0.kind == .intentAsked }) {
                    break
                }
            }
        }

        @Test func partIsChosenByKeyboard() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                try await page.press(.character("b"))
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-select').click()")
                try await page.show(tab: "findings")
                try await page.wait(for: "#inspector-tree button")
                try await page.evaluate("[...document.querySelectorAll('#inspector-tree button')].at(-1).focus()")
                #expect(try await page.count("[data-widget=w1] .inspected") == 1)
                #expect(try await page.reading("#inspected").contains("Frame"))
            }
        }
    }
}
