import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    @Suite struct GalleryDialog {
        @Test func galleryShowsEveryKindInEveryFamily() async throws {
            try await PageTests.onPage(of: [.lucidPal, .sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click("#open-gallery")
                try await page.wait(for: ".gallery-item")
                let offered = await device.galleryItems().map { "\($0.kind) \($0.family.rawValue)" }
                let items = "[...document.querySelectorAll('.gallery-item')]"
                let shown = try await page.evaluate("\(items).map((e) => `${e.dataset.kind} ${e.dataset.family}`)")
                #expect(shown.array.compactMap(\.string) == offered)
                #expect(offered.count == 9)
                #expect(try await page.evaluate("\(items).every((e) => e.querySelector('.vw'))") == true)
                try await page.click("[data-gallery=placeholder]")
                try await page.wait(for: "[data-gallery=placeholder][aria-pressed=true]")
                #expect(try await page.evaluate("\(items).every((e) => e.querySelector('.vw'))") == true)
                #expect(try await page.count(".gallery-item .vr") > 0)
                try await page.click("[data-gallery=snapshot]")
                #expect(try await page.count(".gallery-item .vr") == 0)
            }
        }

        @Test func galleryClosesAddsOnceAndFitsANarrowWindow() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click("#open-gallery")
                try await page.wait(for: "#gallery[open]")
                for type in ["mousePressed", "mouseReleased"] {
                    try await page.call(
                        "Input.dispatchMouseEvent",
                        ["type": .string(type), "x": 8, "y": 8, "button": "left", "clickCount": 1]
                    )
                }
                try await page.wait(forNo: "#gallery[open]")

                // The second click of a double click adds nothing.
                try await page.click("#open-gallery")
                try await page.wait(for: ".gallery-item[data-kind=list] button")
                try await page.evaluate(
                    "((add) => { add.click(); add.click(); })(document.querySelector('.gallery-item[data-kind=list] button'))"
                )
                try await page.wait(for: "Inbox by name", in: "[data-widget=w3]")
                // A request is listed when its answer has come, which may be later than the widget.
                let sent =
                    "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/widgets')).length"
                try await page.wait(until: "\(sent) > 0")
                #expect(try await page.evaluate(sent).number == 1)
                try await page.wait(forNo: "#gallery[open]")
                #expect(await device.snapshot().widgets.map(\.kind) == ["counter", "counter", "list"])

                // Nothing of a sheet is outside of a narrow window.
                try await page.setViewport(width: 320, height: 640, scale: 1)
                try await page.click("#open-gallery")
                try await page.wait(for: ".gallery-item")
                let edges =
                    "(each) => [each.getBoundingClientRect()].every(({ left, right }) => left >= 0 && right <= 320)"
                let frames = "[...document.querySelectorAll('.gallery-item .widget-frame')]"
                #expect(try await page.evaluate("\(frames).length > 3 && \(frames).every(\(edges))") == true)
                try await page.press(.escape)
                try await page.show(tab: "widgets")
                try await page.click("[data-row=w3] .edit")
                try await page.wait(for: "#configuration select")
                let fields = "[...document.querySelectorAll('#configuration :is(.label, option)')]"
                try await page.evaluate("\(fields).forEach((each) => { each.textContent = 'Wetter'.repeat(20); })")
                let parts = "[...document.querySelectorAll('#configuration :is(.label, select, button)')]"
                #expect(try await page.evaluate("\(parts).every(\(edges))") == true)
                try await page.press(.escape)
                try await page.setViewport(width: 1440, height: 1000, scale: 1)

                try await page.evaluate("document.querySelector('[data-widget=w3] .widget-remove').focus()")
                try await page.press(.enter)
                try await page.wait(forNo: "[data-widget=w3]")
                // The keyboard goes on where it was.
                #expect(try await page.focused() == "Remove Counter, Medium")
                try await page.evaluate("document.querySelector('[data-row=w2] .remove').focus()")
                try await page.press(.enter)
                try await page.wait(forNo: "[data-widget=w2]")
                #expect(try await page.focused() == "Remove Counter, Small from the home screen")
                #expect(await device.snapshot().widgets.map(\.id) == ["w1"])
            }
        }

        @Test func addSaysWhereTheWidgetIsAndWhereTheIconsWent() async throws {
            let families: [DisplayFamily] = [.systemMedium, .systemMedium, .systemSmall]
            let full = families.map { PlacementManifest(kind: "counter", family: $0) }
            // The dock takes the icons of four apps.
            let others = (1...4)
                .map { number in
                    var app = AppManifest.faulty("good")
                    (app.id, app.placements) = ("app.faulty\(number)", [])
                    return app
                }
            try await PageTests.onPage(of: others + [.sample(placements: full)]) { page, _ in
                try await page.waitForWidgets()
                for expected in ["is on page 1. The app icons are now on page 2.", "is on page 2."] {
                    try await page.click("#open-gallery")
                    try await page.wait(for: ".gallery-item[data-kind=list] button")
                    try await page.click(".gallery-item[data-kind=list][data-family=systemSmall] button")
                    try await page.wait(for: expected, in: "#toast.shown")
                    #expect(try await page.text("#toast span").hasSuffix(expected))
                }
            }
        }
    }
}
