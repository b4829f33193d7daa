import BrowserTesting
import Testing
import VitrineDevice
import WidgetArchive

extension PageTests {
    /// Moving widgets on the home screen, with a small counter at the top left and a medium counter below it.
    @Suite struct Arranging {
        private func position(_ id: String, of device: Device) async -> GridPosition? {
            await device.snapshot().widgets.first { $0.id == id }?.position
        }

        /// A script for a widget's position in the document: left and top in points, and the offset of a drag.
        private static func place(_ id: String, page number: Int = 0) -> String {
            let widget = "document.querySelector('.phone:nth-child(\(number + 1)) [data-widget=\(id)]')"
            return
                "((style) => [parseFloat(style.left), parseFloat(style.top), style.translate].join())(\(widget).style)"
        }

        /// A widget's position according to the device, in the same format.
        private func frame(_ id: String, of device: Device) async throws -> String {
            let frame = try #require(await device.snapshot().widgets.first { $0.id == id }?.frame)
            let numbers = [frame.origin.x, frame.origin.y].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
            return numbers.joined(separator: ",") + ","
        }

        private func arrange(_ page: BrowserPage) async throws {
            try await page.waitForWidgets()
            try await page.click("#arrange")
            try await page.wait(for: "#arrange[aria-pressed=true]")
        }

        @Test func draggedWidgetLandsOnItsTargetAndOthersMakeRoom() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await arrange(page)
                try await page.drag("[data-widget=w1] .widget-move", byX: 0, y: 200)
                let said = "row 3; Counter, medium, was moved to page 1, column 1, row 1."
                try await page.wait(for: said, in: "#toast.shown")
                #expect(await position("w1", of: device) == GridPosition(column: 0, row: 2))
                #expect(await position("w2", of: device) == GridPosition(column: 0, row: 0))
                try await page.wait(forNo: ".drop-target")
                try await page.click("#toast button")
                try await page.wait(for: "Undone", in: "#toast.shown")
                #expect(await position("w1", of: device) == GridPosition(column: 0, row: 0))
                #expect(await position("w2", of: device) == GridPosition(column: 0, row: 2))

                // Others make room while it is dragged.
                let below = try await frame("w2", of: device)
                let handle = try await page.place(of: "[data-widget=w1] .widget-move")
                try await page.point(.mousePressed, at: handle)
                try await page.point(.mouseMoved, at: handle, y: 200)
                try await page.wait(until: "\(Self.place("w2")) !== '\(below)'")
                #expect(await position("w2", of: device) == GridPosition(column: 0, row: 2))
                // A new state of the device does not move it back: it is shown after the drop.
                try await device.set(\.isLowPower, to: true)
                // Back at its own place, the others are back too.
                try await page.point(.mouseMoved, at: handle, y: 5)
                try await page.wait(until: "\(Self.place("w2")) === '\(below)'")
                try await page.point(.mouseReleased, at: handle)
                try await page.wait(forNo: ".dragged")
                try await page.wait(for: "Low Power Mode", in: "#conditions")
                #expect(await position("w1", of: device) == GridPosition(column: 0, row: 0))
                #expect(await position("w2", of: device) == GridPosition(column: 0, row: 2))

                // A target shows where it lands.
                let start = try await page.place(of: "[data-widget=w1] .widget-move")
                try await page.point(.mousePressed, at: start)
                try await page.point(.mouseMoved, at: start, byX: 150, y: 20)
                let target = "(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())"
                let place = "\(target)(document.querySelector('.drop-target').getBoundingClientRect())"
                try await page.wait(for: ".drop-target")
                let shown = try await page.evaluate(place)
                // Nearer to its own place, that is the target.
                try await page.point(.mouseMoved, at: start, byX: 30, y: 20)
                try await page.wait(until: "\(place) !== '\(shown.string ?? "")'")
                try await page.point(.mouseMoved, at: start, byX: 150, y: 20)
                try await page.point(.mouseReleased, at: start, byX: 150, y: 20)
                try await page.wait(forNo: ".drop-target")
                try await page.wait(for: "Counter, small, was moved to page 1, column 3, row 1.", in: "#toast.shown")
                #expect(await position("w1", of: device) == GridPosition(column: 2, row: 0))
                let landed =
                    "\(target)(document.querySelector('[data-widget=w1] .widget-frame').getBoundingClientRect())"
                try await page.wait(until: "\(landed) === '\(shown.string ?? "")'", showing: landed)
                let expected = try await frame("w1", of: device)
                try await page.wait(until: "\(Self.place("w1")) === '\(expected)'")
                // The device stores the position, so it survives a page reload. The drag did not cause a tap.
                try await page.reload()
                try await page.waitForWidgets()
                #expect(try await page.evaluate(Self.place("w1")).string == expected)
                #expect(!(await device.trace().contains { $0.kind == .linkOpened || $0.kind == .appOpened }))

                // A language from right to left mirrors the grid.
                try await device.undo()
                await device.widget("w1") { $0.position == GridPosition(column: 0, row: 0) }
                try await device.set(\.locale, to: "ar_EG")
                let left = "document.querySelector('[data-widget=w1]').style.left"
                // The margin of the screen, and a small widget beside it.
                try await page.wait(until: "\(left) === `${393 - 27.5 - 158}px`")
                try await page.click("#arrange")
                try await page.drag("[data-widget=w1] .widget-move", byX: -180, y: 0)
                try await page.wait(until: "\(left) === '27.5px'")
                #expect(await position("w1", of: device) == GridPosition(column: 2, row: 0))
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-move').focus()")
                try await page.press(.arrowRight)
                try await page.wait(until: "\(left) === '117.5px'")
                #expect(await position("w1", of: device) == GridPosition(column: 1, row: 0))
            }
        }

        /// | this page | another page |
        /// |---|---|
        /// | knows the first layout | |
        /// | | moves the second widget below |
        /// | moves the first widget there: the second one makes room | |
        /// | | moves the first widget elsewhere |
        /// | moves it back: the last move holds | |
        @Test func widgetThatAnotherPageHasMovedThereMakesRoom() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(BrowserPage.deafEars)])
                try await page.reload()
                try await arrange(page)
                try await page.evaluate("window.isDeaf = true")
                let first = try await frame("w1", of: device)
                try await device.move("w2", to: GridPosition(column: 0, row: 4))
                try await page.drag("[data-widget=w1] .widget-move", byX: 0, y: 400)
                await device.widget("w1") { $0.position == GridPosition(column: 0, row: 4) }
                #expect(await position("w2", of: device) == GridPosition(column: 0, row: 0))
                try await device.move("w1", to: GridPosition(column: 2, row: 2))
                // Without news the page shows it at the top again, once it has the answer, and the other one, if it was
                // seen to make room, over it.
                try await page.wait(until: "\(Self.place("w1")) === '\(first)'")
                try await page.evaluate("document.querySelector('[data-widget=w2]').style.display = 'none'")
                try await page.drag("[data-widget=w1] .widget-move", byX: 0, y: 200)
                await device.widget("w1") { $0.position == GridPosition(column: 0, row: 2) }
                try await page.evaluate("window.isDeaf = false")
                // Any change sends the state to the page that missed the other one's move.
                try await device.set(\.isLowPower, to: true)
                let last = try await frame("w1", of: device)
                try await page.wait(until: "\(Self.place("w1")) === '\(last)'")
            }
        }

        /// | one page | another page |
        /// |---|---|
        /// | drags the first widget over the second | |
        /// | | drags the second one away, and drops it |
        /// | drops the first one there, where nothing is in its way now | |
        @Test func twoPagesArrangeAtOnce() async throws {
            try await RunningDevice.with([.sample()]) { running in
                try await running.serve { address, _ in
                    try await Browser.withPage(width: 1440, height: 1000, scale: 1) { one in
                        try await Browser.withPage(width: 1440, height: 1000, scale: 1) { other in
                            for page in [one, other] {
                                try await page.open(address)
                                try await page.waitForWidgets()
                                try await page.click("#arrange")
                            }
                            let start = try await one.place(of: "[data-widget=w1] .widget-move")
                            try await one.point(.mousePressed, at: start)
                            try await one.point(.mouseMoved, at: start, byX: 0, y: 170)
                            try await one.wait(for: ".dragged")
                            try await other.drag("[data-widget=w2] .widget-move", byX: 0, y: 340)
                            try await other.wait(for: "was moved to", in: "#toast.shown")
                            try await one.point(.mouseReleased, at: start, byX: 0, y: 170)
                            try await one.wait(for: "was moved to", in: "#toast.shown")
                            try await one.wait(forNo: ".dragged")
                            let places = await running.device.snapshot().widgets.compactMap(\.position)
                            #expect(places.count == 2 && Set(places).count == 2)
                            let top = "document.querySelector('[data-widget=w1]').getBoundingClientRect().top"
                            for page in [one, other] {
                                try await page.wait(until: "\(top) > \(start[1].number ?? 0)")
                                #expect(try await page.complaints(refusals: 0).others == [])
                            }
                        }
                    }
                }
            }
        }

        /// Widgets in the way make room, the keys go on to the next page, and the focus stays on the handle.
        @Test func arrowKeysMoveAWidgetAndTheViewGoesAlong() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await arrange(page)
                // Widgets that can be moved tremble, unless the person wants less motion, as every page test does.
                let animation = "getComputedStyle(document.querySelector('.home .widget')).animationName"
                #expect(try await page.evaluate(animation) == "none")
                try await page.setPreferences(reducesMotion: false)
                #expect(try await page.evaluate(animation) == "arranging")
                try await page.setPreferences(reducesMotion: true)
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-move').focus()")
                let ways: [(BrowserPage.Key, GridPosition)] = [
                    (.arrowRight, GridPosition(column: 1, row: 0)),
                    (.arrowDown, GridPosition(column: 1, row: 1)),
                    (.arrowRight, GridPosition(column: 2, row: 1)),
                    (.arrowRight, GridPosition(page: 1, column: 0, row: 1)),
                ]
                for (key, expected) in ways {
                    try await page.press(key)
                    let words = "page \(expected.page + 1), column \(expected.column + 1), row \(expected.row + 1)"
                    try await page.wait(for: words, in: "#toast.shown")
                    await device.widget("w1") { $0.position == expected }
                    let place = Self.place("w1", page: expected.page)
                    let there = try await frame("w1", of: device)
                    try await page.wait(until: "\(place) === '\(there)'")
                    #expect(try await page.focused() == "Move Counter, Small", "\(expected)")
                }
                #expect(await position("w2", of: device) == GridPosition(column: 0, row: 3))
                try await page.press(.escape)
                try await page.wait(for: "#arrange[aria-pressed=false]")
                #expect(try await page.count(".phone") == 2)
                try await page.wait(until: "!document.querySelector('[data-widget=w1] .widget-move').checkVisibility()")

                for _ in ways { try await device.undo() }
                try await page.wait(until: "document.querySelectorAll('.phone').length === 1")

                // In a window for one phone.
                try await page.showPhone()
                try await page.press(.character("v"))
                try await page.wait(for: ".arranging")
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-move').focus()")
                for column in [2, 3] {
                    try await page.press(.arrowRight)
                    try await page.wait(for: "page 1, column \(column), row 1", in: "#toast.shown")
                }
                try await page.press(.arrowRight)
                let isInView = """
                    (({ left, right }) => left >= 0 && right <= innerWidth)(
                      document.querySelector('.phone:nth-child(2) [data-widget=w1]').getBoundingClientRect())
                    """
                try await page.wait(until: isInView)
                try await page.press(.escape)
                try await page.wait(forNo: ".arranging")

                // A button that changes the phone shows it.
                for button in ["[data-try=nextEntry]", "#arrange", "[data-try=lock]"] {
                    try await page.show(tab: "widgets")
                    try await page.click(button)
                    try await page.wait(for: "#tab-home[aria-selected=true]")
                    if button == "#arrange" { try await page.press(.escape) }
                }
            }
        }
    }
}
