import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The pages of which pictures are made.
    @Suite struct StillPages {
        @Test func pictureHasItsEdgesShowsNoMovementAndIsDrawnAsOnThePage() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                let origin = try await page.evaluate("location.origin").string ?? ""
                try await page.load(origin + "/still/w1")
                #expect(
                    try await page.evaluate("[...document.styleSheets].map(each => each.cssRules.length > 0).join()")
                        .string == "true"
                )
                let place = "getComputedStyle(document.querySelector('.vw *')).position"
                #expect(try await page.evaluate(place).string == "absolute")
                #expect(try await page.evaluate("getComputedStyle(document.body).margin").string == "0px")

                try await page.setViewport(width: 393, height: 852, scale: 1)
                try await page.load(origin + "/?still=1&page=1")
                try await page.waitForWidgets()
                let phone = "document.querySelector('.phone').getBoundingClientRect()"
                let edges = "(({ left, top, width, height }) => [left, top, width, height])(\(phone))"
                #expect(try await page.evaluate(edges) == [0, 0, 393, 852])

                // That of a locked phone shows no movement.
                try await device.set(\.isLocked, to: true)
                try await page.setPreferences()
                try await page.load(origin + "/?still=1&page=1")
                try await page.waitForWidgets()
                let moving = """
                    [...document.querySelectorAll('.phone *')].map(each => getComputedStyle(each))
                        .filter(style => style.transitionProperty !== 'none' || style.animationName !== 'none').length
                    """
                #expect(try await page.evaluate(moving).number == 0)
                #expect(
                    try await page.evaluate("getComputedStyle(document.querySelector('.home')).opacity").string == "0"
                )
            }
        }
    }
}
