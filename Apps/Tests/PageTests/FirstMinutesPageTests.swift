import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// What somebody meets who opens the page for the first time.
    @Suite struct FirstMinutes {
        @Test func widgetWithoutARenderingShowsTheReasonAndItsFinding() async throws {
            try await PageTests.onPage(of: [.faulty("failing"), .sample()]) { page, device in
                try await page.wait(for: "the store is locked; try again", in: "[data-widget=w1] .widget-note")
                #expect(!(try await page.text("[data-widget=w1] .widget-note").lowercased().contains("app.faulty/")))
                #expect(try await page.evaluate("document.querySelector('[data-widget=w1] .vw') === null") == true)
                try await page.wait(for: "of 3 done", in: "[data-widget=w2]")

                try await page.wait(for: "#finding-count:not([hidden])")
                try await page.show(tab: "findings")
                #expect(try await page.text("[data-finding]").contains("the store is locked"))
                // The sample's widgets may have findings too: the badge counts what the list shows.
                #expect(try await page.text("#finding-count") == "\(try await page.count("[data-finding]"))")
                try await page.evaluate("document.querySelector('[data-finding]').focus()")
                #expect(try await page.count("[data-widget=w1] .found") == 1)
                try await page.click("[data-finding]")
                try await page.wait(for: "[data-widget=w1].selected")

                // A long reason leaves its title in the widget.
                let isInside = """
                    ((note, title) => {
                      note.lastChild.textContent = 'the store is locked; '.repeat(20);
                      return title.getBoundingClientRect().top >= note.getBoundingClientRect().top
                        && note.scrollHeight <= note.clientHeight;
                    })(document.querySelector('[data-widget=w1] .widget-note'), document.querySelector('[data-widget=w1] .widget-note b'))
                    """
                #expect(try await page.evaluate(isInside) == true)

                // Fonts are loaded with their versions.
                let fonts = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2'))"
                try await page.wait(until: "\(fonts).length > 0")
                #expect(try await page.evaluate("\(fonts).every(({ name }) => /\\?v=[0-9a-f]+$/.test(name))") == true)

                // The welcome stays folded, and can be unfolded.
                try await page.show(tab: "widgets")
                try await page.click("[data-try=nextEntry]")
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w2]")
                try await page.click("[data-try=lock]")
                try await page.wait(for: ".lock:not([hidden])")
                try await page.click("#welcome summary")
                try await page.wait(for: "#welcome:not([open])")
                try await page.reload()
                #expect(try await page.count("#welcome:not([open])") == 1)
                try await page.click("#welcome summary")
                try await page.wait(for: "#welcome[open]")
                #expect(await device.snapshot().settings.isLocked)
            }
        }

        @Test func homeScreenWithoutWidgetsShowsHowToAddOne() async throws {
            try await PageTests.onPage(of: [.sample(placements: [])]) { page, _ in
                try await page.wait(for: ".app-icon")
                #expect(try await page.count(".widget") == 0)
                #expect(try await page.evaluate("document.getElementById('no-widgets').checkVisibility()") == true)
                try await page.click("#add-first")
                try await page.wait(for: "#gallery[open] .gallery-item")
            }
        }

        @Test func findingInALaterEntryLeadsThere() async throws {
            try await PageTests.onPage(of: [.faulty("later-finding")]) { page, _ in
                try await page.wait(for: "[data-widget=w1] .vw")
                try await page.show(tab: "findings")
                try await page.wait(for: "A long text is cut", in: "#finding-list")
                let list = try await page.text("#finding-list")
                #expect(list.contains("entry 2 of") && list.contains("Entries close together"), "\(list)")
                let row =
                    "[...document.querySelectorAll('[data-finding]')].find((row) => row.textContent.includes('is cut'))"
                try await page.evaluate("\(row).click()")
                try await page.wait(for: "#timeline-entries [data-entry='1']:focus")
                try await page.wait(for: "[data-widget=w1].selected .previewing, [data-widget=w1].selected.previewing")
            }
        }
    }
}
