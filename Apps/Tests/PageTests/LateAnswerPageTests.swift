import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// Responses that arrive after the user has closed the sheet, or has opened it for other content.
    @Suite struct LateAnswers {
        /// A script that delays responses whose method and path contain `window.held` until `window.release()`.
        ///
        /// A delayed response is already complete, so after its release only the page's own code remains to run.
        private static let holdAnswers = """
            (() => {
              const real = window.fetch;
              const released = new Promise((done) => {
                window.release = () => { done(); return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))); };
              });
              window.arrived = 0;
              window.fetch = async (path, options) => {
                const response = await real(path, options);
                if (!window.held || !`${options?.method ?? 'GET'} ${path}`.includes(window.held)) return response;
                const value = await response.json();
                window.arrived += 1;
                await released;
                return { ok: response.ok, status: response.status, json: async () => value };
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
            try await page.waitForWidgets()
            try await page.evaluate(Self.holdAnswers)
            try await page.evaluate("window.held = \(BrowserPage.quoted(address))")
        }

        /// Opens the first widget's sheet, and closes it before the page receives the response.
        private func openAndCloseBeforeTheAnswer(on page: BrowserPage) async throws {
            try await hold("GET /api/widgets/w1/configuration", on: page)
            try await page.click("[data-row=w1] .edit")
            try await page.wait(until: "window.arrived === 1")
            try await page.press(.escape)
            try await page.wait(forNo: "#configuration[open]")
        }

        /// | first widget's sheet | second widget's sheet |
        /// |---|---|
        /// | opened, response delayed | |
        /// | closed | |
        /// | | opened and edited |
        /// | response arrives | |
        /// | | unchanged |
        @Test func lateFormDoesNotReplaceTheOpenFormOfAnotherWidget() async throws {
            try await PageTests.onPage(of: [.sample(placements: Self.lists)]) { page, _ in
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
            }
        }

        @Test func lateFormDoesNotFillAClosedSheet() async throws {
            try await PageTests.onPage(of: [.sample(placements: Self.lists)]) { page, _ in
                try await openAndCloseBeforeTheAnswer(on: page)
                try await page.evaluate("release()")
                #expect(try await page.count("#configuration-body form") == 0)
                #expect(try await page.count("dialog[open]") == 0)
            }
        }

        /// | first widget's sheet | second widget's sheet |
        /// |---|---|
        /// | saved, response delayed | |
        /// | closed | |
        /// | | opened |
        /// | response arrives | |
        /// | | stays open |
        @Test func lateSaveDoesNotCloseTheOpenSheetOfAnotherWidget() async throws {
            try await PageTests.onPage(of: [.sample(placements: Self.lists)]) { page, _ in
                try await hold("POST /api/widgets/w1/configuration", on: page)
                try await page.click("[data-row=w1] .edit")
                try await page.wait(until: "\(Self.list) === 'Errands'")
                try await page.click("#configuration-body .primary")
                try await page.wait(until: "window.arrived === 1")
                try await page.press(.escape)
                try await page.wait(forNo: "#configuration[open]")
                try await page.click("[data-row=w2] .edit")
                try await page.wait(until: "\(Self.list) === 'Books'")
                try await page.evaluate("release()")
                #expect(try await page.count("#configuration[open]") == 1)
                #expect(try await page.evaluate(Self.list) == "Books")
            }
        }

        /// The words of the old drawing would have no contrast on the new ground.
        ///
        /// Hangangjari draws no ground of its own.
        @Test func appKeepsItsGroundUntilItIsDrawnInTheNewAppearance() async throws {
            try await PageTests.onPage(of: [.hangangjari()]) { page, _ in
                try await page.click(".app-icon")
                try await page.wait(for: ".app-window .vl")
                let ground = "getComputedStyle(document.querySelector('.app-window')).backgroundColor"
                let light = try await page.evaluate(ground)
                try await page.evaluate("document.documentElement.dataset.appearance = 'dark'")
                #expect(try await page.evaluate(ground) == light)
            }
        }

        @Test func lateNamesOfStatesDoNotTakeTheChoiceBack() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, _ in
                try await hold("GET /api/states", on: page)
                try await page.click("#open-palette")
                try await page.wait(until: "window.arrived === 1")
                try await page.press(.arrowDown)
                try await page.evaluate("release()")
                let chosen = "document.getElementById('palette-input').getAttribute('aria-activedescendant')"
                #expect(try await page.evaluate(chosen) == "command-1")
                #expect(try await page.count("#command-1[aria-selected=true]") == 1)
            }
        }

        /// Like the test of two widgets, with the actions of two apps.
        @Test func lateActionsDoNotReplaceTheOpenActionsOfAnotherApp() async throws {
            try await PageTests.onPage(of: [.lucidPal, .sample(placements: [])]) { page, _ in
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
    }
}
