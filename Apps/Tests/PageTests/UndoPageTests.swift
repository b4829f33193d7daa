import AppTestSupport
import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// Undoing and resetting what was done on the home screen.
    @Suite struct Undoing {
        @Test func configurationIsUndoneAndARemovedWidgetReturnsWithIt() async throws {
            let list = PlacementManifest(kind: "list", family: .systemSmall, page: 0, column: 2, row: 2)
            try await PageTests.onPage(of: [.sample(placements: [list])]) { page, device in
                try await page.wait(for: "Inbox by name", in: ".widget")
                try await page.chooseList("Errands", ofWidget: "w1")
                try await page.click("#configuration-body .primary")
                try await page.wait(for: "Errands by name", in: ".widget")
                try await page.click("#undo")
                try await page.wait(for: "Inbox by name", in: ".widget")
                #expect(await device.snapshot().widgets.first?.configuration == nil)
                try await page.click("#redo")
                try await page.wait(for: "Errands by name", in: "[data-widget=w1]")
                let configured = try #require(await device.snapshot().widgets.first?.configuration)
                try await page.click("[data-row=w1] .remove")
                try await page.wait(for: "was removed", in: "#toast.shown")
                try await page.wait(forNo: "[data-widget=w1]")
                try await page.click("#toast button")
                try await page.wait(for: "Errands by name", in: ".widget")
                let widget = await device.snapshot().widgets.first
                #expect(widget?.id == "w1")
                #expect(widget?.position == GridPosition(column: 2, row: 2))
                #expect(widget?.configuration == configured)
            }
        }

        @Test func changesAreOnTheDeviceAndOutliveTheReloadOfAPage() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                #expect(try await page.count("#undo:disabled, #redo:disabled") == 2)
                try await page.click("[data-row=w1] .remove")
                try await page.wait(forNo: "[data-widget=w1]")
                // A command changes something too.
                try await device.set(\.appearance, to: .dark)
                await device.setClock(to: RunningDevice.morning.addingTimeInterval(3_600))
                try await page.reload()
                try await page.wait(until: "document.getElementById('undo').title.includes('forward by 1 h')")
                for said in ["moved forward by 1 h", "from light to dark", "Counter, small, was removed"] {
                    try await page.press(.character("z"), withControl: true)
                    try await page.wait(for: said, in: "#toast.shown")
                }
                try await page.wait(for: "[data-widget=w1]")
                #expect(await device.snapshot().clock.date == RunningDevice.morning)
                #expect(await device.snapshot().settings.appearance == .light)
                try await page.wait(for: "#undo:disabled")
                try await page.click("#redo")
                try await page.wait(for: "Done again: Counter, small, was removed", in: "#toast.shown")
                try await page.wait(forNo: "[data-widget=w1]")

                try await device.undo()
                try await page.wait(for: "[data-widget=w1]")
                try await device.remove("w1")
                try await device.move("w2", to: GridPosition(page: 1, column: 0, row: 0))
                try await page.wait(for: ".phone:nth-child(2) [data-widget=w2]")
                try await page.show(tab: "world")
                try await page.click("#reset-home")
                try await page.wait(for: "Counter, medium, was removed; Counter, small, was added", in: "#toast.shown")
                let families = await device.snapshot().widgets.map(\.family)
                #expect(families == [.systemSmall, .systemMedium])
                try await page.wait(until: "document.querySelectorAll('.widget').length === 2")
                try await page.click("#toast button")
                try await page.wait(for: "Undone", in: "#toast.shown")
                let restored = await device.snapshot().widgets
                #expect(restored.map(\.id) == ["w2"])
                #expect(restored.first?.position == GridPosition(page: 1, column: 0, row: 0))

                // An app that was quit starts cold.
                try await device.openApp("app.sample")
                try await device.goHome()
                try await page.wait(for: "running", in: "[data-program='app.sample'] .hint")
                try await page.click("[data-program='app.sample'] button[aria-label^=Quit]")
                try await page.wait(for: "not running", in: "[data-program='app.sample'] .hint")
                try await device.openApp("app.sample")
                #expect(await device.trace().count { $0.message.contains("(cold)") } == 2)
            }
        }

        @Test func removalIsUndoneAfterTheDeviceHasRestarted() async throws {
            let ended = try await RunningDevice.with([.sample()], keepsTrace: true) { running in
                await running.device.widgetsAreLoaded()
                try await running.device.remove("w1")
                return running
            }
            try await RunningDevice.with([.sample()], keepsTrace: true, after: ended) { running in
                try await running.serve { address, _ in
                    try await Browser.withPage(width: 1440, height: 1000, scale: 1) { page in
                        try await page.open(address)
                        try await page.waitForWidgets()
                        #expect(try await page.count("[data-widget=w1]") == 0)
                        try await page.click("#undo")
                        try await page.wait(for: "Undone: Counter, small, was removed", in: "#toast.shown")
                        try await page.wait(for: "[data-widget=w1] .vw")
                    }
                }
            }
        }

        /// | this page | another page |
        /// |---|---|
        /// | removes a widget, and offers to undo that | |
        /// | | moves another |
        /// | is asked to undo its change: refused, nothing else is undone | |
        @Test func offerToUndoIsAboutItsOwnChange() async throws {
            try await PageTests.onPage(of: [.sample()], refusals: 1) { page, device in
                try await page.waitForWidgets()
                try await page.click("[data-row=w1] .remove")
                try await page.wait(for: "Counter, small, was removed", in: "#toast.shown")
                try await device.move("w2", to: GridPosition(column: 0, row: 4))
                try await page.click("#toast button")
                try await page.wait(for: "Something else was changed since", in: "#toast.shown")
                #expect(await device.snapshot().widgets.map(\.position) == [GridPosition(column: 0, row: 4)])
                try await page.click("#undo")
                try await page.wait(for: "Undone: Counter, medium, was moved", in: "#toast.shown")
                try await page.click("#undo")
                try await page.wait(for: "[data-widget=w1]")
            }
        }

        /// | this page | another page |
        /// |---|---|
        /// | asks for a removal | |
        /// | | changes the appearance, which this page shows |
        /// | has the answer before it shows the removal | |
        /// | shows the removal, and offers to undo that | |
        @Test func changeOfAnotherPageIsNotOfferedInPlaceOfItsOwn() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                try await page.evaluate(
                    """
                    const real = fetch;
                    fetch = async (path, options) => {
                      if (!path.endsWith("/remove")) return real(path, options);
                      const body = JSON.stringify({ name: "appearance", value: "dark" });
                      await real("/api/settings", { ...options, body });
                      const page = document.documentElement.dataset;
                      while (page.appearance !== "dark") await new Promise(requestAnimationFrame);
                      // While it is pressed, the page stays as it is.
                      release = () => document.body.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
                      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
                      const answer = await real(path, options);
                      const json = answer.json.bind(answer);
                      answer.json = () => json().finally(() => setTimeout(() => { document.title = "answered"; }));
                      return answer;
                    }, null
                    """
                )
                try await page.click("[data-row=w1] .remove")
                try await page.wait(until: "document.title === 'answered'")
                #expect(try await page.count("#toast.shown") == 0)
                try await page.evaluate("release()")
                try await page.wait(for: "Counter, small, was removed", in: "#toast.shown")
            }
        }

        @Test func removalCannotBeUndoneAfterTheKindIsGone() async throws {
            let folder = try MemoryFolder()
            let program = folder.path + "/widget"
            func offer(widgetsOf app: AppManifest) throws {
                let text = "#!/bin/sh\nexec '\(try #require(app.widgetProgram))'\n"
                try Foundation.Data(text.utf8).write(to: URL(filePath: program))
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
            }
            try offer(widgetsOf: .lucidPal)
            var app = AppManifest.lucidPal
            app.widgetProgram = program
            try await PageTests.onPage(of: [app], refusals: 1) { page, device in
                try await page.waitForWidgets()
                try await page.click("[data-row=w1] .remove")
                try await page.wait(forNo: "[data-widget=w1]")
                // The next version of the app offers other kinds.
                try offer(widgetsOf: .beeBloom)
                try await device.update("app.lucidpal")
                await device.settle()
                try await page.click("#undo")
                try await page.wait(for: "offers no widget of kind LucidPalWidget", in: "#toast.shown")
                try await page.wait(for: "#undo:disabled")
                #expect(await device.snapshot().widgets.map(\.id) == ["w2", "w3"])
            }
        }
    }
}
