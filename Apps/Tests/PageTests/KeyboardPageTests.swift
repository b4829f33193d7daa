import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    @Suite struct KeyboardOnly {
        @Test func tabKeyFollowsTheVisualOrderAndKeysPressWhatHasTheFocus() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                var stops: [String] = []
                for _ in 0..<24 {
                    try await page.press(.tab)
                    stops.append(try await page.focused())
                    let isSeen = try await page.evaluate(
                        """
                        (() => {
                          const element = document.activeElement;
                          const shown = element.matches('.widget-open') ? element.parentElement : element;
                          const style = getComputedStyle(shown);
                          return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && style.opacity !== '0';
                        })()
                        """
                    )
                    #expect(isSeen == true, "\(stops)")
                }
                #expect(
                    stops.prefix(18) == [
                        "Skip to the device's controls", "Add widget", "Dark phone", "Help", "Commands",
                        "Open Sample from Counter, Small", "Remove Counter, Small", "Details of Counter, Small",
                        "Open Sample from Counter, Medium", "habit 0", "habit 1", "habit 2", "Remove Counter, Medium",
                        "Details of Counter, Medium", "Open Sample", "Widgets", "Three things to try", "Show the trace",
                    ]
                )

                // The focus returns to the icon after the app is left.
                for key in [BrowserPage.Key.enter, .space] {
                    try await page.evaluate("document.querySelector('.app-icon').focus()")
                    try await page.press(key)
                    try await page.wait(for: ".app-window .vw")
                    #expect(try await page.focused().contains("Screen of Sample") == true)
                    try await page.press(.escape)
                    try await page.wait(forNo: ".app-window")
                    #expect(try await page.focused() == "Open Sample")
                    #expect(await device.snapshot().foreground == nil)
                }

                // The first stop leads to the controls.
                try await page.evaluate("document.querySelector('.skip').focus()")
                try await page.press(.enter)
                try await page.press(.tab)
                #expect(try await page.focused() == "Widgets")

                try await page.show(tab: "world")
                try await page.evaluate("document.getElementById('lock').focus()")
                try await page.press(.space)
                try await page.wait(for: ".lock:not([hidden])")
                try await page.press(.space)
                try await page.wait(forNo: ".lock:not([hidden])")
                #expect(!(await device.snapshot().settings.isLocked))

                // A button in a widget keeps the focus when the rendering changes.
                try await page.evaluate("document.querySelectorAll('[data-widget=w2] [data-action]')[1].focus()")
                #expect(try await page.focused() == "habit 1")
                try await device.advanceToNextEntry()
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w2]")
                #expect(try await page.focused() == "habit 1")
                try await page.press(.enter)
                try await page.show(tab: "trace")
                try await page.wait(
                    until: "document.getElementById('trace').textContent.includes('the intent was performed')"
                )
            }
        }

        /// The second phone is half behind the panel.
        @Test func phoneOfTheFocusIsInViewAndEscapeRestoresTheFocus() async throws {
            try await PageTests.onPage(of: [.lucidPal], width: 1000) { page, _ in
                try await page.waitForWidgets()
                try await page.press(.tab)
                let hidden = """
                    Math.round(document.querySelector('[data-widget=w3]').closest('.phone').getBoundingClientRect().right
                      - document.getElementById('panel').getBoundingClientRect().left)
                    """
                #expect(try await page.evaluate("\(hidden) > 0") == true)
                try await page.evaluate("document.querySelector('[data-widget=w3] .widget-open').focus()")
                try await page.wait(until: "\(hidden) <= 0", showing: hidden)

                try await page.evaluate("document.getElementById('open-gallery').focus()")
                try await page.press(.enter)
                try await page.wait(for: ".gallery-item button")
                try await page.press(.escape)
                try await page.wait(forNo: "#gallery[open]")
                #expect(try await page.focused() == "Add widget")
                try await page.evaluate("document.querySelector('.app-icon').focus()")
                try await page.press(.enter)
                try await page.wait(for: ".app-window .vw")
                try await page.evaluate("document.querySelector('.app-window .actions').focus()")
                try await page.press(.enter)
                try await page.wait(for: "#intents summary")
                #expect(try await page.focused() == "Add Habit")
                try await page.press(.escape)
                try await page.wait(forNo: "#intents[open]")
                // Escape closes only the topmost dialog or window.
                #expect(try await page.count(".app-window") == 1)
                #expect(try await page.focused() == "Actions")
                try await page.press(.escape)
                try await page.wait(forNo: ".app-window")
                #expect(try await page.focused() == "Open LucidPal")
            }
        }
    }
}
