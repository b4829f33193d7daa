import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// Responses that arrive after the user has done something else.
    @Suite struct LateAnswers {
        /// A script that delays responses whose method and path contain the text that `window.hold` names, until
        /// `window.release()`.
        ///
        /// A delayed response is already complete, so after its release only the page's own code remains to run.
        private static let holdAnswers = """
            (() => {
              const real = window.fetch;
              let held, released;
              window.hold = (text) => {
                [held, window.arrived] = [text, 0];
                released = new Promise((done) => {
                  window.release = () => {
                    held = null;
                    done();
                    return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
                  };
                });
              };
              window.fetch = async (path, options) => {
                const response = await real(path, options);
                if (!held || !`${options?.method ?? 'GET'} ${path}`.includes(held)) return response;
                const value = await response.json();
                window.arrived += 1;
                await released;
                return { ok: response.ok, status: response.status, headers: response.headers, json: async () => value };
              };
            })()
            """

        private static let lists = [
            PlacementManifest(
                kind: "list",
                family: .systemSmall,
                configuration: ["list": "\"Errands\"", "order": "\"name\""]
            ),
            PlacementManifest(
                kind: "list",
                family: .systemSmall,
                configuration: ["list": "\"Books\"", "order": "\"date\""]
            ),
        ]

        private static let list = "document.querySelector('#configuration-body [name=list]').value"

        private func hold(_ address: String, on page: BrowserPage) async throws {
            try await page.evaluate("window.hold(\(BrowserPage.quoted(address)))")
        }

        /// Opens the first widget's sheet, and closes it before the page receives the response.
        private func openAndCloseBeforeTheAnswer(on page: BrowserPage) async throws {
            try await hold("GET /api/widgets/w1/configuration", on: page)
            try await page.click("[data-row=w1] .edit")
            try await page.wait(until: "window.arrived === 1")
            try await page.press(.escape)
            try await page.wait(forNo: "#configuration[open]")
        }

        /// | first sheet or app | second sheet or app |
        /// |---|---|
        /// | opened or saved, response delayed | |
        /// | closed | |
        /// | | opened and edited |
        /// | response arrives | |
        /// | | stays as it is |
        @Test func lateAnswerChangesNothingThatWasOpenedSince() async throws {
            var lucidPal = AppManifest.lucidPal
            lucidPal.placements = []
            try await PageTests.onPage(of: [.sample(placements: Self.lists), lucidPal]) { page, _ in
                try await page.waitForWidgets()
                try await page.evaluate(Self.holdAnswers)
                try await openAndCloseBeforeTheAnswer(on: page)
                try await page.evaluate("release()")
                #expect(try await page.count("#configuration-body form") == 0)
                #expect(try await page.count("dialog[open]") == 0)

                try await openAndCloseBeforeTheAnswer(on: page)
                try await page.click("[data-row=w2] .edit")
                try await page.wait(until: "\(Self.list) === 'Books'")
                try await page.fill("#configuration-body [name=list]", "Films")
                try await page.evaluate("release()")
                // The sheet still shows the second widget's form with the typed text.
                #expect(try await page.evaluate(Self.list) == "Films")
                try await page.click("#configuration-body .primary")
                try await page.wait(for: "Films by date", in: "[data-widget=w2]")
                try await page.wait(for: "Errands by name", in: "[data-widget=w1]")

                try await hold("POST /api/widgets/w1/configuration", on: page)
                try await page.click("[data-row=w1] .edit")
                try await page.wait(until: "\(Self.list) === 'Errands'")
                try await page.click("#configuration-body .primary")
                try await page.wait(until: "window.arrived === 1")
                try await page.press(.escape)
                try await page.wait(forNo: "#configuration[open]")
                try await page.click("[data-row=w2] .edit")
                try await page.wait(until: "\(Self.list) === 'Films'")
                try await page.evaluate("release()")
                #expect(try await page.count("#configuration[open]") == 1)
                #expect(try await page.evaluate(Self.list) == "Films")
                try await page.press(.escape)
                try await page.wait(forNo: "#configuration[open]")

                // Names of states that arrive late do not take the choice back.
                try await hold("GET /api/states", on: page)
                try await page.click("#open-palette")
                try await page.wait(until: "window.arrived === 1")
                try await page.press(.arrowDown)
                try await page.evaluate("release()")
                let chosen = "document.getElementById('palette-input').getAttribute('aria-activedescendant')"
                #expect(try await page.evaluate(chosen) == "command-1")
                #expect(try await page.count("#command-1[aria-selected=true]") == 1)
                try await page.press(.escape)
                try await page.wait(forNo: "#palette[open]")

                try await hold("GET /api/apps/app.lucidpal/intents", on: page)
                for app in ["app.lucidpal", "app.sample"] {
                    try await page.click(".app-icon[data-app='\(app)']")
                    try await page.wait(for: ".app-window[data-app='\(app)'] .vw")
                    try await page.click(".app-window .actions")
                    if app == "app.lucidpal" {
                        try await page.wait(until: "window.arrived === 1")
                        try await page.press(.escape)
                        try await page.wait(forNo: "#intents[open]")
                        try await page.click(".app-window .leave")
                        try await page.wait(forNo: ".app-window")
                    } else {
                        try await page.wait(
                            until: "!document.querySelector('#intents-body').textContent.includes('Asking')"
                        )
                    }
                }
                let before = try await page.text("#intents-body")
                try await page.evaluate("release()")
                #expect(try await page.text("#intents-body") == before)
                #expect(try await page.text("#intents-title") == "Sample: actions")
            }
        }

        @Test func lateAnswerTakesBackNothingThatWasTypedOrOfferedSince() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await page.waitForWidgets()
                try await page.evaluate(Self.holdAnswers)
                try await page.show(tab: "time")
                try await hold("POST /api/clock", on: page)
                try await page.click("[data-advance='900']")
                try await page.wait(until: "window.arrived === 1")
                try await page.fill("#clock-input", "2026-12-24T18:30:00")
                try await page.evaluate("release()")
                try await page.waitForTicks()
                #expect(try await page.evaluate("document.getElementById('clock-input').value") == "2026-12-24T18:30")
                try await page.click("#clock-form button")
                try await page.wait(for: "18:30:00", in: "#clock-time")

                try await page.show(tab: "widgets")
                try await page.evaluate("document.querySelector('[data-row=w1] .remove').click()")
                try await page.wait(forNo: "[data-widget=w1]")
                try await hold("POST /api/commands/undo", on: page)
                try await page.click("#undo")
                try await page.wait(until: "window.arrived === 1")
                try await page.wait(for: "[data-widget=w1]")
                try await page.evaluate("document.querySelector('[data-row=w2] .remove').click()")
                try await page.wait(for: "Counter, medium, was removed", in: "#toast.shown")
                try await page.evaluate("release()")
                #expect(try await page.text("#toast.shown").contains("Counter, medium, was removed"))
                try await page.click("#toast button")
                try await page.wait(for: "[data-widget=w2]")
            }
        }

        /// The words of the old drawing would have no contrast on the new ground.
        ///
        /// Hangangjari draws no ground of its own.
        @Test func appKeepsItsGroundUntilItIsDrawnInTheNewAppearance() async throws {
            try await PageTests.onPage(of: [.hangangjari(placements: [])]) { page, _ in
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vl")
                let ground = "getComputedStyle(document.querySelector('.app-window')).backgroundColor"
                let light = try await page.evaluate(ground)
                try await page.evaluate("document.documentElement.dataset.appearance = 'dark'")
                #expect(try await page.evaluate(ground) == light)
            }
        }
    }
}
