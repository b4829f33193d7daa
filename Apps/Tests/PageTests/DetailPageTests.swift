import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The list of widgets with the inspector below it, and the groups of settings.
    @Suite struct Detail {
        private static let markup = "<img src=x onerror=\"document.title='broken'\">"

        @Test func budgetListsTheReloadsWithTheirReasons() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await device.setProfile(.observed)
                try await device.reload("counter")
                await device.settle()
                try await page.click("[data-row=w1] .name")
                try await page.click("#detail [data-part=budget]")
                try await page.wait(for: "free:", in: ".charges li")
                #expect(try await page.count(".ledger i") == page.count(".charges li"))
                #expect(try await page.text(".hours").contains("03:41"))
            }
        }

        @Test func settingsAreMarkedTheInspectorHasItsPartsAndNamesWithMarkupAreText() async throws {
            try await PageTests.onPage(of: [.sample(Self.markup)]) { page, device in
                try await page.waitForWidgets()
                try await page.show(tab: "world")
                #expect(try await page.count("#panel-world .row.changed") == 0)
                try await device.set(\.appearance, to: .dark)
                try await device.set(\.isLowPower, to: true)
                try await device.setPushFault(PushFault(.lost), of: "app.sample")
                try await page.wait(for: "2", in: "[data-group=device] .badge:not([hidden])")
                try await page.wait(for: "1", in: "[data-group=faults] .badge:not([hidden])")
                let said = "document.querySelector('[data-setting=lowPower]').getAttribute('aria-description')"
                #expect(try await page.evaluate(said) == "Changed. At the start: off")
                try await page.click("[data-group=states]")
                try await page.wait(
                    until: """
                        (({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
                          document.getElementById('group-states-title').getBoundingClientRect())
                        """
                )
                for _ in 0..<3 { try await device.undo() }
                try await page.wait(for: "[data-group=device] .badge[hidden]")
                try await page.wait(for: "[data-group=faults] .badge[hidden]")

                try await page.show(tab: "widgets")
                #expect(try await page.count("#detail[hidden]") == 1)
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: "Counter · Small", in: "#detail-title")
                for part in ["timeline", "budget", "parts", "why"] {
                    try await page.click("#detail [data-part=\(part)]")
                    #expect(try await page.count("#detail-\(part):not([hidden])") == 1)
                    #expect(try await page.count("#detail > [id^=detail-]:not([hidden])") == 1)
                }
                try await page.evaluate("document.querySelector('#detail [data-part=why]').focus()")
                try await device.remove("w1")
                try await page.wait(for: "#detail[hidden]")
                #expect(try await page.focused() == "Counter · Medium")
                // It returns with the widget's inspector closed.
                try await device.undo()
                try await page.wait(for: "[data-row=w1]")
                #expect(try await page.count("#detail[hidden]") == 1)

                // A name with markup is text everywhere.
                try await page.click("[data-row=w1] .name")
                try await page.wait(for: Self.markup, in: "#detail-about")
                try await device.set(\.appearance, to: .dark)
                try await page.show(tab: "world")
                try await page.show(tab: "trace")
                try await page.wait(for: "#trace > li")
                try await page.click("#open-palette")
                try await page.fill("#palette-input", "onerror")
                try await page.wait(for: Self.markup, in: "#palette-list")
                try await page.press(.escape)
                // The line of conditions, a lane's name, a widget's menu, a message, its variants, and its app.
                try await device.setFault(.named("crashLoop"), of: ProgramReference(app: "app.sample", role: .widget))
                try await page.wait(for: Self.markup, in: "#conditions")
                try await page.openMenu(of: "w1")
                try await page.click("#widget-menu [data-item=variants]")
                try await page.wait(for: Self.markup, in: "#variants-title")
                try await page.press(.escape)
                try await page.click("#conditions [data-clear]")
                try await page.wait(for: Self.markup, in: "#toast.shown")
                try await device.openApp("app.sample")
                try await page.wait(for: ".app-window .vw")
                #expect(try await page.count("img[src=x]") == 0)
                #expect(try await page.evaluate("document.title") == "Vitrine")
            }
        }

        @Test func sixtyWidgetsLeaveTheInspectorInView() async throws {
            let small = PlacementManifest(kind: "counter", family: .systemSmall)
            let app = AppManifest.sample(placements: Array(repeating: small, count: 60))
            try await PageTests.onPage(of: [app]) { page, _ in
                try await page.waitForWidgets()
                for (width, height) in [(1440, 900), (390, 844)] {
                    try await page.setViewport(width: width, height: height, scale: 1)
                    try await page.show(tab: "widgets")
                    try await page.evaluate("document.querySelector('[data-row=w60] .name').click()")
                    try await page.wait(for: "#detail:not([hidden])")
                    let isInView = """
                        ['#detail-title', '[data-row=w60]'].every((selector) => {
                          const box = document.querySelector(selector).getBoundingClientRect();
                          return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
                            ?.closest('#detail, [data-row=w60]') && box.top > 0 && box.bottom < innerHeight;
                        })
                        """
                    try await page.wait(until: isInView)
                    #expect(try await page.count("#widget-list > li") == 60)
                    try await page.click("#detail-close")
                    try await page.wait(for: "#detail[hidden]")
                }
            }
        }
    }
}
