import BrowserTesting
import Testing
import VitrineDevice
import VitrineWire

extension PageTests {
    /// The command palette, and the single keys.
    @Suite struct Palette {
        @Test func commandIsFoundByWordsAndRunByEnterOrItsKey() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click("#open-palette")
                let start = try await page.processorTime()
                try await page.fill("#palette-input", String(repeating: "a b ", count: 2_500))
                try await page.wait(for: "#palette-list")
                try await page.fill("#palette-input", String(repeating: "x", count: 10_000))
                try await page.wait(for: "#palette-empty:not([hidden])")
                #expect(try await page.processorTime() - start < .milliseconds(500))
                try await page.press(.escape)
                try await page.wait(forNo: "#palette[open]")

                try await page.press(.character("?"))
                try await page.wait(for: "#help[open]")
                #expect(try await page.text("#version") == VitrineVersion.number)
                let keys = try await page.reading("#help-keys")
                for key in ["Space", "⇧ Z Redo", "? Help", "5 Show Findings"] { #expect(keys.contains(key), "\(keys)") }
                #expect(try await page.text("#help").contains("stale-widget.md"))
                try await page.press(.escape)
                try await page.wait(forNo: "#help[open]")

                try await page.evaluate("document.activeElement.blur()")
                try await page.press(.arrowRight)
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w2]")
                try await page.press(.character("l"))
                try await page.wait(for: ".lock:not([hidden])")
                try await page.press(.character("l"))
                try await page.wait(forNo: ".lock:not([hidden])")
                try await page.press(.character("/"))
                #expect(try await page.focused() == "Search the trace")
                try await page.press(.character("l"))
                #expect(try await page.evaluate("document.getElementById('trace-search').value") == "l")
                // Space presses the focused button, and does not start the clock.
                try await page.evaluate("document.getElementById('tab-world').focus()")
                try await page.press(.space)
                #expect(await device.snapshot().clock.isHeld)
                #expect(await !device.snapshot().settings.isLocked)

                try await device.saveState(named: "Before")
                try await device.remove("w1")
                try await page.wait(forNo: "[data-widget=w1]")
                try await page.click("#open-palette")
                try await page.type("restore before")
                try await page.wait(for: "Restore the state Before", in: "#palette-list")
                try await page.press(.enter)
                try await page.click("#question-answers button:last-child")
                try await page.wait(for: "[data-widget=w1]")

                try await page.press(.character("k"), withControl: true)
                try await page.wait(for: "#palette[open]")
                try await page.type("light dark")
                try await page.wait(until: "document.querySelectorAll('#palette-list li').length === 1")
                try await page.press(.enter)
                try await page.wait(for: ":root[data-appearance=dark]")
                #expect(try await page.count("dialog[open]") == 0)
                // The widgets and apps of the device are in it too.
                try await page.click("#open-palette")
                try await page.type("select medium")
                try await page.wait(until: "document.querySelectorAll('#palette-list li').length === 1")
                try await page.click("#palette-list li")
                try await page.wait(for: "[data-widget=w2].selected")
                try await page.click("#open-palette")
                try await page.type("no such thing")
                try await page.wait(for: "#palette-empty:not([hidden])")
                try await page.press(.escape)
                // So are its operations.
                try await page.click("#open-palette")
                try await page.type("reboot")
                try await page.wait(until: "document.querySelectorAll('#palette-list li').length === 1")
                try await page.press(.enter)
                try await page.wait(for: ".lock:not([hidden])")
            }
        }

        /// What is typed, what is found, and how the page then is.
        private static let things = [
            ("appearance dark", "Appearance: Dark", ":root[data-appearance=dark]"),
            ("text size extra extra large", "Text size: Extra extra large", "#text-size option[value=xxLarge]:checked"),
            ("ko_KR", "Locale: ko_KR", "#undo[title*=ko_KR]"),
            ("budget harsh", "Reload budget: Harsh", "#profile option[value=harsh]:checked"),
            ("18:30", "Set the clock to 18:30", "#undo[title*='8 h 49 min']"),
            ("+90m", "Advance the clock by 90 m", "#undo[title*='1 h 30 min']"),
            ("why small", "Why Counter, Small shows this", "#detail-why:not([hidden])"),
            ("parts medium", "Parts of Counter, Medium", "#detail-parts:not([hidden])"),
            ("trace errors", "Trace: warnings and errors", "#trace-level option[value=warning]:checked"),
            ("fault widgets crash loop", "Fault of Sample’s widgets: Crash loop", "#conditions:not([hidden])"),
            ("help keys", "Help, keys and version", "#help[open]"),
        ]

        @Test func everythingIsFoundAndRun() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                for (query, name, result) in Self.things {
                    try await page.click("#open-palette")
                    try await page.type(query)
                    try await page.wait(for: name, in: "#palette-list [aria-selected=true]")
                    try await page.press(.enter)
                    try await page.wait(for: result)
                }
                try await page.press(.escape)
                try await page.wait(forNo: "#help[open]")

                // Single keys can be switched off.
                try await page.click("#open-palette")
                try await page.click("#single-keys")
                try await page.press(.escape)
                try await page.wait(forNo: "#palette[open]")
                try await page.press(.character("l"))
                // The palette's own key still works, which shows that the page has handled the one before it.
                try await page.press(.character("k"), withControl: true)
                try await page.wait(for: "#palette[open]")
                #expect(await !device.snapshot().settings.isLocked)
            }
        }
    }
}
