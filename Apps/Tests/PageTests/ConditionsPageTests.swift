import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// What is wrong with the device and with each widget, said where a person looks first.
    @Suite struct Conditions {
        private static let fault = "[data-setting='fault.app.sample/widget']"

        @Test func conditionsAreNamedBelowTheHeaderAndEndTogether() async throws {
            try await PageTests.onPage(of: [.sample(), .faulty("good")]) { page, device in
                try await page.waitForWidgets()
                #expect(try await page.count("#conditions[hidden]") == 1)
                try await page.show(tab: "world")
                try await page.click("[data-setting=lowPower]")
                try await page.fill(Self.fault, "crashLoop")
                try await page.wait(for: "Low Power Mode", in: "#conditions:not([hidden])")
                try await page.wait(for: "Sample’s widgets: Crash loop", in: "#conditions")
                try await page.show(tab: "widgets")
                try await page.wait(for: "Fault: crash loop", in: "[data-row=w1] .standing:not([hidden])")
                try await page.click("#conditions [data-clear]")
                try await page.wait(for: "Ended 2 conditions.", in: "#toast.shown")
                try await page.wait(for: "#conditions[hidden]")
                #expect(await device.snapshot().settings.isLowPower == false)
                try await page.wait(forNo: "[data-row=w1] .standing:not([hidden])")
                // What another page has ended already leaves no change to take back.
                let answer = try await page.evaluate(
                    """
                    import('/page/conditions.js').then(async ({ Conditions }) => {
                      let answer = { change: 'none' };
                      const undo = { arrange: async (send) => { answer = await send(); } };
                      const conditions = new Conditions(document.getElementById('conditions').cloneNode(true), undo);
                      await conditions.clear([{ setting: 'lowPower', usual: 'off' }]);
                      return String(answer.change);
                    })
                    """
                )
                #expect(answer == "undefined")

                // What a person has just used stays under the pointer.
                for width in [1440, 390] {
                    try await page.setViewport(width: width, height: 844, scale: 1)
                    try await page.show(tab: "world")
                    let top = "document.getElementById('lock').getBoundingClientRect().top"
                    let before = try await page.evaluate(top)
                    try await device.set(\.isLowPower, to: true)
                    try await page.wait(for: "#conditions:not([hidden])")
                    #expect(try await page.evaluate(top) == before)
                    try await page.click("#conditions [data-clear]")
                    try await page.wait(for: "#conditions[hidden]")
                }

                // On a phone there is one line of them, below every tab, with the button for all in view.
                for width in [320, 390] {
                    try await page.setViewport(width: width, height: 640, scale: 1)
                    try await device.set(\.isLowPower, to: true)
                    for app in ["sample", "faulty"] { try await page.set("fault.app.\(app)/widget", to: "crashLoop") }
                    try await page.wait(for: "Faulty’s widgets: Crash loop", in: "#conditions:not([hidden])")
                    #expect(try await page.evaluate("document.getElementById('conditions').offsetHeight <= 48") == true)
                    let all = "document.querySelector('#conditions [data-clear]').getBoundingClientRect()"
                    #expect(try await page.evaluate("\(all).left >= 0 && \(all).right <= innerWidth") == true)
                    try await page.click("#conditions [data-clear]")
                    try await page.wait(for: "#conditions[hidden]")
                }

                try await page.wait(for: "Timeline 0 s old", in: "[data-row=w1] .detail")
                #expect(
                    try await page.count("[data-row=w1] .charged[hidden]") == 1,
                    "nothing is charged without a budget"
                )
                try await page.set("profile", to: "observed")
                try await page.wait(for: " of ", in: "[data-row=w1] .charged:not([hidden])")
                // The clock of a device brings a new timeline with it, so that an older one is given to the page
                // itself.
                let spent = try await page.evaluate(
                    """
                    import("/page/standing.js").then(({ standing }) => {
                      const widget = {
                        id: "w0", app: "app.sample", status: "fresh", message: "", acceptedAt: 1000, nextReload: null,
                        budget: { limit: 40, charged: 40, heldUntil: null },
                      };
                      const { label, text } = standing(widget, { clock: { zone: "UTC" }, services: [], faults: [], apps: [] }, 1180e3);
                      return `${label}. ${text}`;
                    })
                    """
                )
                #expect(spent == "Budget spent. Timeline 3 min old, reloads on request only.")
            }
        }

        @Test func brokenFileEndsAloneAndATapOnThePhoneNamesTheReloadThatItCaused() async throws {
            try await PageTests.onPage(of: [.lucidPal], withSample: true) { page, device in
                try await page.waitForWidgets()
                try await page.set("file.app.lucidpal/lucidpal_widget_snapshot.json", to: "torn")
                try await page.wait(for: "lucidpal_widget_snapshot.json: Torn", in: "#conditions:not([hidden])")
                try await page.click("#conditions li button")
                try await page.wait(for: "Ended: LucidPal: lucidpal_widget_snapshot.json: Torn.", in: "#toast.shown")
                try await page.wait(for: "#conditions[hidden]")
                #expect(await device.sharedFiles().allSatisfy { $0.fault == nil })

                try await page.click("[data-app='app.lucidpal']")
                try await page.click("[aria-label='Log Drink water']")
                // The mark fades by itself, and may come before the line.
                try await page.wait(for: ".widget.renewed")
                try await page.wait(for: "LucidPal reloaded, free: its app is in front", in: "#toast.shown")
                try await page.click("#toast button")
                try await page.wait(for: "#panel-trace:not([hidden])")
                let isNamed = try await page.evaluate(
                    """
                    import('/page/consequence.js').then(({ Consequence }) => {
                      const phones = document.getElementById('phones');
                      const widgets = () => [{ id: 'w0', app: 'app', appName: 'Another' }];
                      const consequence = new Consequence(phones, { widgets });
                      const record = (topic, event) => ({ subject: 'w0', topic, event: { [topic]: event } });
                      const tap = record('action', { tapped: {} });
                      const begin = record('reload', { started: { cost: 'free', why: 'asked' } });
                      const answer = record('reload', { accepted: {} });
                      const isNamedAfter = (event, records) => {
                        phones.dispatchEvent(event);
                        consequence.add(records);
                        return document.getElementById('toast').textContent.includes('Another reloaded, free');
                      };
                      const click = () => new MouseEvent('click', { bubbles: true });
                      return [
                        isNamedAfter(new KeyboardEvent('keydown', { key: 'r' }), [tap, begin, answer]),
                        // It began before the device knew of the tap.
                        isNamedAfter(click(), [begin, tap, answer]),
                        isNamedAfter(click(), [tap, begin, answer]),
                      ].join();
                    })
                    """
                )
                #expect(isNamed == "false,false,true")
            }
        }

        @Test func networkThatIsOffIsSeenInTheStatusBarAndOnItsRows() async throws {
            try await PageTests.onPage(of: [.hangangjari()]) { page, _ in
                try await page.waitForWidgets()
                let signs = """
                    ['.signal', '.network', '.wifi'].filter((each) => document.querySelector(`.status ${each}`).checkVisibility()).join()
                    """
                try await page.wait(until: "\(signs) === '.signal,.wifi'")
                try await page.set("service.app.hangangjari", to: "slow")
                try await page.wait(for: "E", in: ".status .network")
                #expect(try await page.evaluate(signs) == ".signal,.network")
                try await page.set("service.app.hangangjari", to: "off")
                try await page.wait(for: "Offline", in: ".status .network")
                #expect(try await page.evaluate(signs) == ".network")
                try await page.wait(for: "Offline", in: "[data-row] .standing:not([hidden])")
            }
        }
    }

    /// The menu of a widget on the phone.
    @Suite struct Menu {
        @Test func menuClosesWhenTheWindowChangesAndItsItemsWork() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.openMenu(of: "w1")
                // A change before that may be reported late.
                try await page.evaluate("dispatchEvent(new Event('resize')), null")
                #expect(try await page.count("#widget-menu:not([hidden])") == 1)
                try await page.setViewport(width: 1300, height: 1000, scale: 1)
                try await page.wait(for: "#widget-menu[hidden]")
                try await page.setViewport(width: 1440, height: 1000, scale: 1)

                try await page.openMenu(of: "w1")
                #expect(try await page.focused() == "Why it shows this")
                try await page.press(.escape)
                try await page.wait(for: "#widget-menu[hidden]")
                try await page.openMenu(of: "w1")
                try await page.press(.enter)
                try await page.wait(for: "[data-row=w1].selected")
                try await page.openMenu(of: "w1")
                try await page.click("#widget-menu [data-item=arrange]")
                try await page.wait(for: "#phones.arranging")
                try await page.press(.escape)
                try await page.openMenu(of: "w1")
                try await page.click("#widget-menu [data-item=remove]")
                try await page.wait(forNo: "[data-widget=w1]")
                #expect(await device.snapshot().widgets.contains { $0.id == "w1" } == false)

                let list = try await device.place("list", .systemSmall, of: "app.sample")
                try await page.wait(for: "Inbox by name", in: "[data-widget=\(list)]")
                try await page.openMenu(of: list)
                try await page.click("#widget-menu [data-item=edit]")
                try await page.wait(for: "#configuration[open] [name=list]")
                try await page.press(.escape)
            }
        }

        @Test func longTouchOpensTheMenuAndAPointerThatHasRestedDragsTheWidget() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
                try await page.waitForWidgets()
                let middle = try await page.place(of: "[data-widget=w1] .widget-frame")
                try await page.point(.touchStart, at: middle)
                try await page.wait(for: "#widget-menu:not([hidden])")
                try await page.point(.touchEnd, at: middle)
                try await page.wait(for: "#widget-menu:not([hidden])")
                // The first tap after the long one is not lost, however soon it comes.
                try await page.click("#widget-menu [data-item=why]")
                try await page.wait(for: "[data-row=w1].selected")
                #expect(await device.snapshot().foreground == nil)

                for events in [
                    [BrowserPage.PointerEvent.touchStart, .touchMove, .touchEnd],
                    [.mousePressed, .mouseMoved, .mouseReleased],
                ] {
                    let left = "document.querySelector('.phone .screen').getBoundingClientRect().left"
                    let before = try await page.evaluate(left).number ?? 0
                    let middle = try await page.place(of: "[data-widget=w1] .widget-frame")
                    try await page.point(events[0], at: middle)
                    try await page.wait(for: "#widget-menu:not([hidden])")
                    // One move, as a busy browser joins several.
                    try await page.point(events[1], at: middle, byX: 20)
                    try await page.wait(for: ".arranging .dragged")
                    #expect(try await page.count("#widget-menu[hidden]") == 1)
                    let drawing = "document.querySelector('[data-widget=w1] .widget-rendering').innerHTML"
                    let old = try await page.evaluate(drawing)
                    // New pictures wait for the drop: a finger's events end with the element that it touched.
                    try await device.set("appearance", to: "dark")
                    // The page that is added moves the phone.
                    let way = 170 + (try await page.evaluate(left).number ?? 0) - before
                    try await page.point(events[1], at: middle, byX: way)
                    try await page.point(events[2], at: middle, byX: way)
                    try await page.wait(for: "page 1, column 3, row 1", in: "#toast")
                    let widget = await device.snapshot().widgets.first { $0.id == "w1" }
                    #expect(widget?.position == GridPosition(column: 2, row: 0))
                    try await page.wait(forNo: ".dragged")
                    try await page.wait(for: ":root[data-appearance=dark]")
                    #expect(try await page.evaluate(drawing) != old)
                    #expect(await device.snapshot().foreground == nil)
                    // As it was, for the next pointer.
                    try await page.evaluate("document.querySelector('#toast span').textContent = ''")
                    try await page.press(.escape)
                    try await page.wait(forNo: ".arranging")
                    for _ in 0..<2 { try await device.undo() }
                    try await page.wait(for: ":root[data-appearance=light]")
                    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": false])
                }
            }
        }

        @Test func touchScreenHasAButtonForEachWidgetAndAFingerThatMovesScrolls() async throws {
            try await PageTests.onPage(of: [.sample()], width: 390, height: 844) { page, device in
                try await page.waitForWidgets()
                try await page.openMenu(of: "w1")
                try await page.click("#widget-menu [data-item=arrange]")
                try await page.wait(for: ".arranging")
                let opacity = "getComputedStyle(document.querySelector('[data-widget=w2] .widget-remove')).opacity"
                #expect(try await page.evaluate(opacity) == "1")
                // As a browser reports a finger that rests, before it drags.
                let rest = "new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' })"
                let move = "document.querySelector('[data-widget=w2] .widget-move').dispatchEvent(\(rest))"
                #expect(try await page.evaluate(move) == false, "the browser opens no menu of its own")
                #expect(try await page.count("#widget-menu[hidden]") == 1)
                try await page.click("#arrange-done")
                try await page.wait(forNo: ".arranging")

                try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
                try await device.move("w2", to: GridPosition(page: 1, column: 0, row: 0))
                try await page.wait(for: ".phone:nth-child(2) [data-widget=w2]")
                let middle = try await page.place(of: "[data-widget=w1] .widget-frame")
                try await page.point(.touchStart, at: middle)
                for part in [0.1, 0.5, 1] { try await page.point(.touchMove, at: middle, byX: -80 * part) }
                try await page.wait(until: "document.getElementById('phones').scrollLeft > 0")
                // Longer than a long touch; the finger still rests on the screen.
                try await page.evaluate("new Promise((done) => setTimeout(done, 700))")
                #expect(try await page.count("#widget-menu[hidden]") == 1)
                #expect(try await page.count(".arranging") == 0)
                try await page.point(.touchEnd, at: middle)
                #expect(await device.snapshot().foreground == nil)
            }
        }
    }
}

extension BrowserPage {
    fileprivate func set(_ setting: String, to value: String) async throws {
        try await evaluate(
            "import('/page/connection.js').then(({ set }) => set(\(Self.quoted(setting)), \(Self.quoted(value))))"
        )
    }

    /// Opens a widget's menu by a click with the second button.
    func openMenu(of widget: String) async throws {
        let place = try await place(of: "[data-widget=\(widget)] .widget-frame")
        for type in ["mousePressed", "mouseReleased"] {
            try await call(
                "Input.dispatchMouseEvent",
                ["type": .string(type), "x": place[0], "y": place[1], "button": "right", "clickCount": 1]
            )
        }
        try await wait(for: "#widget-menu:not([hidden])")
    }
}
