import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The page in the few colours that a system chooses; a browser replaces most others.
    @Suite struct SystemColours {
        /// Whether a property of an element has the system's colour for what is chosen.
        private static func isHighlight(_ property: String, of selector: String, _ part: String = "") -> String {
            """
            (() => {
              const probe = document.body.appendChild(document.createElement('i'));
              probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
              const wanted = getComputedStyle(probe).backgroundColor;
              probe.remove();
              return getComputedStyle(document.querySelector('\(selector)'), '\(part)').\(property) === wanted;
            })()
            """
        }

        /// A browser marks a press with the colour for it; one that is not the system's becomes opaque black, which
        /// covers the button, or what is behind it once it is gone.
        @Test func whatIsChosenOrChangedIsMarkedAndAPressDoesNotCoverIt() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                let color = "getComputedStyle(document.querySelector('#open-help')).webkitTapHighlightColor"
                #expect(try await page.evaluate(color) == "rgba(0, 0, 0, 0)")
                try await page.setPreferences(reducesMotion: true, forcesColors: true)
                try await page.wait(until: Self.isHighlight("webkitTapHighlightColor", of: "#open-help"))

                try await page.click("[data-row=w1] .name")
                try await page.click("#detail [data-part=timeline]")
                let entry = ".timeline-entries li:has([aria-current])"
                try await page.wait(until: Self.isHighlight("outlineColor", of: entry))
                try await page.click("#detail [data-part=parts]")
                try await page.click("#inspector-tree button")
                try await page.wait(until: Self.isHighlight("outlineColor", of: "#inspector-tree [aria-current]"))
                try await page.click("#open-palette")
                try await page.wait(until: Self.isHighlight("outlineColor", of: "#palette-list [aria-selected=true]"))
                try await page.press(.escape)
                try await device.set(\.isLowPower, to: true)
                try await page.show(tab: "world")
                try await page.wait(until: Self.isHighlight("backgroundColor", of: ".row.changed", "::before"))
            }
        }
    }
}
