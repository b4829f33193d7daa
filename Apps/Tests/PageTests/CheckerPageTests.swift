import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The page as axe sees it, a checker of accessibility that `Scripts/setup --test` installs.
    @Suite struct Checker {
        /// The checker's own program.
        private static func source() throws -> String {
            let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            let file = root.appending(path: ".build/axe/axe_playwright_python/axe.min.js")
            return try #require(
                try? String(contentsOf: file, encoding: .utf8),
                "\(file.path) is missing; run Scripts/setup --test"
            )
        }

        /// The violations on the page as it is, or in a part of it, each with the elements that it is about.
        private static func violations(_ page: BrowserPage, in part: String = "html") async throws -> [String] {
            try await page.evaluate(
                """
                axe.run('\(part)', { resultTypes: ['violations'] }).then(({ violations }) => violations
                  .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`))
                """
            )
            .array.compactMap(\.string)
        }

        private static func expectNone(_ page: BrowserPage, _ view: String, in part: String = "html") async throws {
            let found = try await violations(page, in: part)
            #expect(found == [], "\(view)")
        }

        @Test func nothingIsFoundOnTheHomeScreenAndInEveryTab() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.evaluate(Self.source() + ";0")
                try await Self.expectNone(page, "home, light")
                // The checker looks at all: what is planted is found.
                try await page.evaluate("document.querySelector('h1 img').removeAttribute('alt')")
                #expect(try await Self.violations(page).contains { $0.hasPrefix("image-alt") })
                try await page.evaluate("document.querySelector('h1 img').alt = ''")

                let drawn = "[...document.querySelectorAll('.vw button')].map((each) => each.offsetHeight)"
                let before = try await page.evaluate(drawn)
                #expect(before.array.contains { ($0.number ?? 44) < 44 })
                for (isTouch, least) in [(false, 32), (true, 44)] {
                    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(isTouch)])
                    for tab in ["time", "world", "trace", "widgets"] {
                        try await page.show(tab: tab)
                        let low = try await page.evaluate(Self.controls(lowerThan: least))
                        #expect(low == .array([]), "tab \(tab)")
                    }
                    #expect(try await page.evaluate(drawn) == before)
                }
                try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": false])

                try await page.setPreferences(isDark: true, reducesMotion: true)
                try await device.set(\.appearance, to: .dark)
                try await page.wait(until: "document.documentElement.dataset.appearance === 'dark'")
                try await Self.expectNone(page, "home, dark")
                for tab in ["time", "world", "trace", "findings", "widgets"] {
                    try await page.show(tab: tab)
                    try await Self.expectNone(page, "tab \(tab)")
                }
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: "If the app asked now", in: "#detail-why")
                for part in ["why", "timeline", "budget", "parts"] {
                    try await page.click("#detail [data-part=\(part)]")
                    try await Self.expectNone(page, "a selected widget, \(part)")
                }
                // With the system's colours, and in half the window, as at 200 %.
                try await page.setPreferences(reducesMotion: true, forcesColors: true)
                try await page.setViewport(width: 720, height: 500)
                for tab in ["time", "world", "trace", "findings", "widgets"] {
                    try await page.show(tab: tab)
                    try await Self.expectNone(page, "tab \(tab), forced colours, 200 %")
                }
                try await device.set(\.isLocked, to: true)
                try await page.wait(for: ".lock:not([hidden])")
                try await Self.expectNone(page, "locked")
            }
        }

        /// The controls in view that are lower; the label of a switch is pressed, too.
        private static func controls(lowerThan least: Int) -> String {
            """
            [...document.querySelectorAll(':is(.bar, .panel) :is(a, button, input, select, summary)')]
              .filter((each) => each.checkVisibility())
              .map((each) => each.type === 'checkbox' ? each.closest('label') : each)
              .filter((each) => each.getBoundingClientRect().height < \(least) - 0.5)
              .map((each) => each.outerHTML.slice(0, 80))
            """
        }

        @Test func nothingIsFoundInDialogsInOpenAppsAndOnAnyWallpaper() async throws {
            var beeBloom = AppManifest.beeBloom
            beeBloom.placements = []
            try await PageTests.onPage(of: [.lucidPal, beeBloom], withSample: true) { page, device in
                try await page.waitForWidgets()
                try await page.evaluate(Self.source() + ";0")
                try await page.press(.character("s"))
                try await page.wait(for: "#variants[open] .variants-row .vw")
                try await Self.expectNone(page, "variants")
                try await page.press(.escape)
                try await page.click("#open-gallery")
                try await page.wait(for: ".gallery-item .vw")
                try await Self.expectNone(page, "gallery")
                try await page.press(.escape)
                try await page.press(.character("k"), withControl: true)
                try await page.wait(for: "#palette[open] li")
                try await Self.expectNone(page, "commands")
                try await page.press(.escape)
                try await page.click("#open-help")
                try await Self.expectNone(page, "help")
                try await page.press(.escape)
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vw")
                try await Self.expectNone(page, "an open app")
                try await page.click(".app-bar .actions")
                try await page.wait(for: "#intents-body details")
                try await Self.expectNone(page, "actions")
                try await page.press(.escape)
                try await page.wait(forNo: "#intents[open]")
                try await device.goHome()
                try await page.wait(forNo: ".app-window")

                for app in ["app.lucidpal", "com.ilyakukarkinorg.beebloom"] {
                    try await device.openApp(app)
                    try await page.wait(for: ".app-window .vw")
                    for appearance in [DeviceAppearance.light, .dark] {
                        try await device.set(\.appearance, to: appearance)
                        try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                        try await Self.expectNone(page, "\(app), \(appearance)", in: ".app-window")
                    }
                    try await device.goHome()
                    try await page.wait(forNo: ".app-window")
                }

                // Clear widgets and those of the lock screen let the wallpaper through.
                try await page.setPreferences(isDark: true, reducesMotion: true)
                try await device.set(\.appearance, to: .clear)
                try await page.wait(for: ":root[data-appearance=clear]")
                for isLocked in [false, true] {
                    try await device.set(\.isLocked, to: isLocked)
                    if isLocked { try await page.wait(for: ".lock:not([hidden])") }
                    for wallpaper in DeviceWallpaper.allCases {
                        try await device.set(\.wallpaper, to: wallpaper)
                        try await page.wait(for: ":root[data-wallpaper=\(wallpaper.rawValue)]")
                        try await Self.expectNone(page, "\(wallpaper), \(isLocked ? "locked" : "home")", in: "#phones")
                    }
                }
            }
        }
    }
}
