import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The command palette, and the single keys.
    @Suite struct Palette {
        @Test func commandIsFoundByWordsAndRunByEnter() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
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

        @Test func singleKeysRunCommandsOutsideFields() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
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
            }
        }

        @Test func singleKeysCanBeSwitchedOff() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
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
