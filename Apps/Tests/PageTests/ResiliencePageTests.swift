import BrowserTesting
import Testing
import VitrineDevice
import VitrineTesting

extension PageTests {
    @Suite struct Resilience {
        @Test func pageSaysThatItsServerDoesNotAnswerAndReconnects() async throws {
            try await RunningDevice.with([.sample()]) { running in
                try await Browser.withPage(width: 1280, height: 900, scale: 1) { page in
                    let port = try await running.serve { address, port in
                        try await page.open(address)
                        // A widget without a timeline has no next entry.
                        try await page.waitForWidgets()
                        try await page.wait(for: "0 of 3 done", in: "[data-widget=w1]")
                        return port
                    }
                    // The notice moves the buttons down, so the test waits for it before it clicks.
                    try await page.wait(for: "#connection:not([hidden])")
                    try await page.show(tab: "time")
                    try await page.click("[data-clock=nextMidnight]")
                    try await page.wait(for: "does not answer", in: "#toast.shown")
                    try await running.device.advanceToNextEntry()
                    try await running.serve(port: port) { _, _ in
                        try await page.wait(for: "#connection[hidden]")
                        try await page.show(tab: "trace")
                        try await page.wait(for: "1 of 3 done", in: "[data-widget=w1]")
                        // The device sends the trace again, and the page shows each record only once.
                        let rows = "[...document.querySelectorAll('#trace [data-number]')]"
                        let numbers = "\(rows).map((row) => row.dataset.number)"
                        let shown = try await page.evaluate(numbers).array
                        #expect(Set(shown).count == shown.count)
                        #expect(shown.count > 5)
                    }
                    let others = page.complaints.filter { !$0.contains("Failed to load resource") }
                    #expect(others.isEmpty)
                }
            }
        }

        /// A browser has six connections to a device, and each page that is seen keeps one.
        @Test func pageThatIsHiddenHoldsNoConnectionAndShowsTheStateWhenItIsSeenAgain() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                let hidden = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => "
                let change = " }); document.dispatchEvent(new Event('visibilitychange'))"
                try await page.evaluate(hidden + "true" + change)
                try await device.set(\.appearance, to: .dark)
                try await page.evaluate("new Promise((done) => setTimeout(done, 300))")
                #expect(try await page.count("#toggle-appearance[aria-pressed=true]") == 0)
                try await page.evaluate(hidden + "false" + change)
                try await page.wait(for: "#toggle-appearance[aria-pressed=true]")
                let rows = "[...document.querySelectorAll('#trace [data-number]')].map((row) => row.dataset.number)"
                let shown = try await page.evaluate(rows).array
                #expect(Set(shown).count == shown.count)
            }
        }

        /// On a line with 1.6 MBit/s and 150 ms for a round trip, the shape of the phone is there in the first half of
        /// the time that the widgets take.
        @Test func slowLineShowsAShapeOfThePhoneFirst() async throws {
            try await RunningDevice.with([.sample()]) { running in
                try await running.serve { address, _ in
                    try await Browser.withPage(width: 1440, height: 1000, scale: 1) { page in
                        try await page.call("Network.enable")
                        try await page.call(
                            "Network.emulateNetworkConditions",
                            [
                                "offline": false, "latency": 150, "downloadThroughput": 200_000,
                                "uploadThroughput": 200_000,
                            ]
                        )
                        try await page.call(
                            "Page.addScriptToEvaluateOnNewDocument",
                            ["source": .string(Self.firstShape)]
                        )
                        try await page.open(address)
                        try await page.waitForWidgets()
                        let shape = try await page.evaluate("window.shape").number ?? .infinity
                        let ready = try #require(try await page.evaluate("performance.now()").number)
                        #expect(shape < ready / 2)
                        #expect(try await page.evaluate("window.isShapeGone()") == true)
                    }
                }
            }
        }

        private static let firstShape = """
            const shapeOf = () => getComputedStyle(document.getElementById('phones'), '::after');
            window.isShapeGone = () => shapeOf().aspectRatio === 'auto';
            new PerformanceObserver((list) => {
              if (shapeOf().aspectRatio !== 'auto') window.shape ??= list.getEntries()[0].startTime;
            }).observe({ type: 'paint', buffered: true });
            """

        @Test func failingProgramsDoNotAffectOthers() async throws {
            let behaviours = [
                "exit:timeline", "abort:timeline", "hang:timeline", "invalidResponse:timeline", "mid-frame:timeline",
            ]
            let failing = (behaviours + ["crash-at-start"])
                .map { behaviour in
                    var app = AppManifest.faulty(behaviour)
                    (app.id, app.name) = ("app.\(behaviour.prefix { $0 != ":" })", behaviour)
                    if behaviour == "crash-at-start" { app.placements = [] }
                    return app
                }
            // A test does not wait as long as a phone for an extension that never answers.
            var profile = DeviceProfile.development
            profile.answerDeadline = ProfileNumber(.seconds(5), .modelled)
            try await PageTests.onPage(of: [.sample()] + failing, refusals: 1, profile: profile) { page, device in
                try await page.wait(for: "0 of 3 done", in: "[data-widget=w2]")
                for number in 3...7 {
                    let widget = "[data-widget=w\(number)]"
                    try await page.wait(for: "\(widget):is([data-status=failed], [data-status=keptOld])")
                    try await page.wait(
                        until: "document.querySelector('[data-row=w\(number)] .detail').textContent.length > 20"
                    )
                }
                try await page.wait(for: "did not answer", in: "[data-row=w5] .detail")
                try await page.show(tab: "trace")
                try await page.wait(for: "#trace [data-level=error]")
                try await page.show(tab: "world")
                try await page.click("button[data-appearance=dark]")
                try await page.wait(for: ":root[data-appearance=dark]")
                // An app that cannot start is reported.
                try await page.click(".app-icon[data-app='app.crash-at-start']")
                try await page.wait(for: "#toast.shown")
                try await page.wait(forNo: ".app-window")
                try await page.click(".app-icon[data-app='app.sample']")
                try await page.wait(for: ".app-window .vw")
                #expect(await device.snapshot().foreground == "app.sample")
            }
        }
    }
}
