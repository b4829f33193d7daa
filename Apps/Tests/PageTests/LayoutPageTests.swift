import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The page at common window widths and in all appearances.
    ///
    /// If the environment variable `VITRINE_PICTURES` names a folder, the tests save the screenshots there.
    @Suite struct Layout {
        static let longName = "Ünïversal Habit & Donaudampfschifffahrtsgesellschaft Companion ⌘ 家族の予定 Pro Max"

        @Test func nothingIsClippedAtAnyWidthInAnyAppearance() async throws {
            let apps = [AppManifest.lucidPal, .sample(Self.longName), .faulty("failing")]
            try await PageTests.onPage(of: apps, height: 900) { page, device in
                try await page.wait(until: "document.querySelectorAll('.widget .vw').length >= 5")
                for appearance in DeviceAppearance.allCases {
                    try await page.setPreferences(isDark: appearance != .light, reducesMotion: true)
                    try await device.set(\.appearance, to: appearance)
                    try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                    for width in [320, 360, 390, 768, 1024, 1280, 1440, 1920] {
                        try await page.setViewport(width: width, height: 900, scale: 1)
                        try await page.wait(until: "innerWidth === \(width)")
                        try await expectNothingCutOff(of: page, width)
                        try await keepPicture(of: page, "\(width)-\(appearance.rawValue)")
                    }
                    guard appearance == .light || appearance == .dark else { continue }
                    for width in [360, 390, 1280] {
                        try await page.setViewport(width: width, height: 900, scale: 1)
                        try await page.wait(until: "innerWidth === \(width)")
                        try await expectDialogsFit(in: page, device, appearance)
                    }
                }
            }
        }

        @Test func headerShowsAllOfFivePagesAtAnyWidth() async throws {
            let placements = (0..<5)
                .map {
                    PlacementManifest(kind: "counter", family: .systemMedium, page: $0, column: 0, row: 0)
                }
            try await PageTests.onPage(of: [.sample(placements: placements)], height: 900) { page, _ in
                for width in [701, 730, 760, 781, 861, 961] {
                    try await page.setViewport(width: width, height: 900, scale: 1)
                    try await page.wait(until: "innerWidth === \(width)")
                    try await page.wait(until: "document.querySelectorAll('#pages button').length === 6")
                    #expect(
                        try await page.evaluate(
                            "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.getElementById('pages'))"
                        ) == true
                    )
                }
            }
        }

        /// Checks that the page does not scroll horizontally and that no control extends beyond it.
        private func expectNothingCutOff(of page: BrowserPage, _ width: Int) async throws {
            // The page scales its phones in the frame after the resize event.
            try await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            let beyond = try await page.evaluate(
                """
                [...document.querySelectorAll('.panel *, .bar *')].filter((element) => {
                  const box = element.getBoundingClientRect();
                  return box.width > 0 && !element.closest('.skip') && (box.right > innerWidth + 0.5 || box.left < -0.5);
                }).map((element) => element.outerHTML.slice(0, 80))
                """
            )
            #expect(beyond.array.isEmpty, "\(width): \(beyond)")
            #expect(try await page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, "\(width)")
            let first = try await page.evaluate(
                "(() => { const b = document.querySelector('.screen').getBoundingClientRect(); return [b.left, b.right]; })()"
            )
            #expect((first[0].number ?? -1) >= 0, "\(width)")
            #expect((first[1].number ?? .infinity) <= Double(width), "\(width)")
        }

        private func expectDialogsFit(
            in page: BrowserPage,
            _ device: Device,
            _ appearance: DeviceAppearance
        ) async throws {
            for (opener, content) in [
                ("#open-gallery", ".gallery-item"), (".app-window .actions", "#intents summary"),
            ] {
                if opener.contains("app-window") {
                    try await device.openApp("app.lucidpal")
                    try await page.wait(for: ".app-window .vw")
                }
                try await page.evaluate("document.querySelector('\(opener)').click()")
                try await page.wait(for: "dialog[open]")
                try await page.wait(for: content)
                let width = try await page.evaluate(
                    "(() => { const d = document.querySelector('dialog[open]'); return [d.scrollWidth, d.clientWidth]; })()"
                )
                #expect(width[0] == width[1])
                let name = opener.contains("app-window") ? "actions" : "gallery"
                try await keepPicture(of: page, "\(name)-\(Int(width[1].number ?? 0))-\(appearance.rawValue)")
                try await page.press(.escape)
                try await page.wait(forNo: "dialog[open]")
            }
            try await device.goHome()
            try await page.wait(forNo: ".app-window")
        }

        @Test func panelMessagesAndPoliciesCanBeRead() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                // What scrolls below the groups is covered by a shadow, which nobody sees.
                let style = "((name) => getComputedStyle(document.querySelector(name)))"
                let covers = "\(style)('.groups').boxShadow.startsWith(\(style)('#panel').backgroundColor)"
                #expect(try await page.evaluate(covers) == true)

                let text = BrowserPage.quoted(Array(repeating: Self.longName, count: 4).joined(separator: " "))
                for width in [768, 1024, 1900, 1440] {
                    try await page.setViewport(width: width, height: 900, scale: 1)
                    try await page.wait(until: "innerWidth === \(width)")
                    try await page.evaluate("import('/page/connection.js').then(({ toast }) => toast(\(text)))")
                    try await page.wait(for: "#toast.shown")
                    let places = "['toast', 'panel'].map((id) => document.getElementById(id).getBoundingClientRect())"
                    let isBeside = "(([toast, panel]) => toast.left >= 0 && toast.right <= panel.left)(\(places))"
                    #expect(try await page.evaluate(isBeside) == true, "\(width)")
                }

                try await page.show(tab: "world")
                // A select is as wide as its longest choice, if nothing makes it smaller.
                let cut = """
                    [...document.querySelectorAll('#panel-world .row > select')].filter((select) => {
                      const width = select.offsetWidth;
                      select.style.cssText = 'flex: none; min-width: 0';
                      const wanted = select.offsetWidth;
                      select.style.cssText = '';
                      return width > 0 && width < wanted;
                    }).map(({ id }) => id)
                    """
                #expect(try await page.count("#panel-world .row > select") > 3)
                #expect(try await page.evaluate(cut) == [])

                try await page.setViewport(width: 390, height: 900, scale: 1)
                try await page.evaluate("document.getElementById('open-fleet').click()")
                #expect(try await page.focused() == "First policy")
                let fields = "[...document.querySelectorAll('#fleet-form input')]"
                let isWide =
                    "\(fields).every((field) => field.clientWidth > 120 && field.scrollWidth <= field.clientWidth)"
                #expect(try await page.count("#fleet-form input") >= 2)
                try await page.click("#fleet-form button")
                try await page.wait(for: "#fleet-result table")
                let label = "getComputedStyle(document.querySelector('#fleet-result svg text'))"
                let body = "getComputedStyle(document.body)"
                #expect(try await page.evaluate("\(label).fill === \(body).color") == true)
                #expect(try await page.evaluate("\(label).fontFamily === \(body).fontFamily") == true)
                for width in [390, 1280] {
                    try await page.setViewport(width: width, height: 900, scale: 1)
                    try await page.wait(until: "innerWidth === \(width)")
                    #expect(try await page.evaluate(isWide) == true)
                    try await keepPicture(of: page, "fleet-\(width)")
                }
            }
        }

        private func keepPicture(of page: BrowserPage, _ name: String) async throws {
            guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
            try await page.screenshot().write(to: URL(filePath: folder).appending(path: "page-\(name).png"))
        }
    }
}
