import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    @Suite struct AppWindow {
        private static let window = ".app-window .rendering"

        @Test func appOpensShowsItsScreensAndUpdatesItsWidgets() async throws {
            try await PageTests.onPage(of: [.lucidPal], withSample: true) { page, device in
                try await page.waitForWidgets()
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vw")
                try await page.wait(for: "3 of 6 habits done", in: Self.window)
                #expect(await device.snapshot().foreground == "app.lucidpal")
                #expect(try await page.count(".phone:first-child .home[inert]") == 1)

                // A change leaves the screen where it is, and another screen begins at its top.
                let scrolled = "document.querySelector('.app-scroll').scrollTop"
                try await page.evaluate("\(scrolled) = 100")
                try await page.click("[aria-label='Log Call family']")
                try await page.wait(for: "4 of 6 habits done", in: Self.window)
                #expect(try await page.evaluate(scrolled) == 100)
                try await device.openLink("lucidpal://calendar")
                try await page.wait(for: "Calendar", in: ".app-window [role=heading]")
                #expect(try await page.evaluate(scrolled) == 0)
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")
                #expect(await device.snapshot().foreground == nil)
                #expect(try await page.count(".home[inert]") == 0)
                try await page.wait(for: "4 of 6", in: "[data-widget=w1]")
                try await page.wait(for: "4 of 6 habits", in: "[data-widget=w3] .vw")

                // A tap on a widget opens its link.
                let opened = await device.trace().count { $0.kind == .linkOpened || $0.kind == .linkQueued }
                try await page.click("[data-widget=w3] a[data-url^='lucidpal://note/']")
                try await page.wait(for: ".app-window .vw")
                try await page.wait(for: "Packing list", in: Self.window)
                #expect(await device.trace().count { $0.kind == .linkOpened || $0.kind == .linkQueued } > opened)
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")
                // A tap outside all links follows the widget's own link.
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-open').click()")
                try await page.wait(for: "of 6 habits done", in: Self.window)
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")

                try await expectStatusBarInTheColourOfTheApp(page, device)
                try await expectAppOnThePageThatIsTapped(page)
            }
        }

        private func expectStatusBarInTheColourOfTheApp(_ page: BrowserPage, _ device: Device) async throws {
            for appearance in [DeviceAppearance.light, .dark] {
                try await device.set(\.appearance, to: appearance)
                try await device.openApp("app.lucidpal")
                let ink = appearance == .light ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)"
                let isSeamless = """
                    ((bar, app, own) => app === own && bar === '\(ink)')(
                      getComputedStyle(document.querySelector('.app-window .status')).color,
                      getComputedStyle(document.querySelector('.app-window')).backgroundColor,
                      getComputedStyle(document.querySelector('.app-window .vw > .v')).backgroundColor)
                    """
                try await page.wait(until: isSeamless)
                try await device.goHome()
                try await page.wait(forNo: ".app-window")
            }
            #expect(try await page.evaluate("document.documentElement.style.getPropertyValue('--app')") == "")
        }

        /// In a window as narrow as a phone, only one page is in view, and the app must cover that one.
        private func expectAppOnThePageThatIsTapped(_ page: BrowserPage) async throws {
            try await page.showPhone()
            try await page.evaluate(
                "document.querySelector('[data-widget=w3]').scrollIntoView({ inline: 'center', behavior: 'instant' })"
            )
            try await page.evaluate("document.querySelector('[data-widget=w3] .widget-open').click()")
            try await page.wait(for: ".app-window .vw")
            let window = "document.querySelector('.app-window').getBoundingClientRect()"
            #expect(try await page.evaluate("\(window).left >= 0 && \(window).right <= innerWidth") == true)
            #expect(try await page.evaluate("document.querySelector('.phone:nth-child(2) .home').inert") == true)
            try await page.click(".app-window .leave")
            try await page.wait(forNo: ".app-window")
            let widget = "document.querySelector('[data-widget=w3]').getBoundingClientRect()"
            #expect(try await page.evaluate("\(widget).left >= 0 && \(widget).right <= innerWidth") == true)
        }

        /// The page moves the focus into an app that opens; a ring around it helps only a user of the keyboard.
        ///
        /// At the round edges of the screen, the ground behind an app shows through.
        @Test func appHasAFocusRingOnlyAfterAKeyAndItsGroundHasItsColour() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                let ring = "getComputedStyle(document.querySelector('.app-scroll')).outlineStyle"
                try await page.click("[data-widget=w1]")
                try await page.wait(for: ".app-window")
                #expect(try await page.evaluate(ring) == "none")
                try await page.press(.escape)
                try await page.wait(forNo: ".app-window")
                try await page.evaluate("document.querySelector('.app-icon').focus()")
                try await page.press(.enter)
                try await page.wait(for: ".app-window")
                #expect(try await page.evaluate(ring) == "solid")
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")

                let color = "getComputedStyle(document.querySelector('.screen')).backgroundColor"
                let wallpaper = "getComputedStyle(document.querySelector('.wallpaper')).visibility"
                for isNarrow in [false, true] {
                    if isNarrow { try await page.showPhone() }
                    let home = try await page.evaluate(color)
                    try await page.click("[data-widget=w1]")
                    try await page.wait(for: ".app-window")
                    for appearance in [DeviceAppearance.light, .dark] {
                        try await device.set(\.appearance, to: appearance)
                        try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                        let window = "getComputedStyle(document.querySelector('.app-window')).backgroundColor"
                        #expect(try await page.evaluate("\(color) === \(window)") == true)
                        #expect(try await page.evaluate(wallpaper) == "hidden")
                    }
                    try await device.set(\.appearance, to: .light)
                    try await page.click(".app-window .leave")
                    try await page.wait(forNo: ".app-window")
                    #expect(try await page.evaluate(color) == home)
                    #expect(try await page.evaluate(wallpaper) == "visible")
                }
            }
        }

        @Test func tapOnAnOutdatedRenderingIsRefusedWithAMessage() async throws {
            try await PageTests.onPage(of: [.sample()], refusals: 1) { page, device in
                try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(BrowserPage.deafEars)])
                try await page.reload()
                try await page.waitForWidgets()
                try await page.wait(for: "0 of 3 done", in: "[data-widget=w2]")
                try await page.evaluate("window.isDeaf = true")
                try await device.advanceToNextEntry()
                try await page.click("[data-widget=w2] button[data-action]")
                try await page.wait(for: "#toast.shown")
                #expect(try await page.text("#toast").contains("has changed"))
                #expect(!(await device.trace().contains { $0.kind == .intentPerformed }))
                // The same button works on the current rendering.
                try await page.reload()
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w2]")
                try await page.click("[data-widget=w2] button[data-action]")
                try await page.show(tab: "trace")
                try await page.wait(
                    until: "document.getElementById('trace').textContent.includes('the intent was performed')"
                )
            }
        }
    }
}
