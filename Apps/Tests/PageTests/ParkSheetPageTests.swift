import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The configuration sheet of Hangangjari's placed widgets.
    @Suite struct ParkSheet {
        /// A choice on a widget's sheet, and the texts that the widget then shows.
        private struct Choice {
            let widget: String
            let name: String
            let value: String
            let shows: [String]
        }

        private static let choices = [
            Choice(widget: "w1", name: "mode", value: "lots", shows: ["Ttukseom", "Lot 1", "ago"]),
            Choice(widget: "w1", name: "park", value: "banpo", shows: ["Banpo", "Lot 1", "ago"]),
            Choice(widget: "w1", name: "mode", value: "total", shows: ["Banpo", "free of", "ago"]),
            // No app has requested access to the location.
            Choice(widget: "w1", name: "park", value: "nearby", shows: ["Which park is near?"]),
            Choice(widget: "w2", name: "focus", value: "dust", shows: ["Fine dust", "PM10", "ago"]),
            Choice(widget: "w2", name: "focus", value: "weather", shows: ["Weather", "\u{B0}", "ago"]),
            Choice(widget: "w2", name: "park", value: "yeouido", shows: ["Yeouido", "Weather", "ago"]),
        ]

        /// The title of the selected option in the open sheet.
        private func chosen(_ name: String, on page: BrowserPage) async throws -> String {
            let field = "document.querySelector('#configuration-body [name=\(name)]').selectedOptions[0].textContent"
            return try await page.evaluate(field).string ?? ""
        }

        @Test func everyChoiceUpdatesItsWidgetAndNoOther() async throws {
            try await PageTests.onPage(
                of: [.hangangjari(placements: Array(AppManifest.parks.prefix(2)))],
                at: RunningDevice.noonInSeoul,
                in: "Asia/Seoul"
            ) { page, device in
                try await page.waitForWidgets()
                for choice in Self.choices {
                    let other = choice.widget == "w1" ? "w2" : "w1"
                    let before = try await page.reading("[data-widget=\(other)] .widget-rendering")
                    try await ParkStep.configure(choice.widget, choice.name, choice.value, on: page)
                    for words in choice.shows {
                        try await page.wait(forReading: words, in: "[data-widget=\(choice.widget)] .widget-rendering")
                    }
                    #expect(try await page.reading("[data-widget=\(other)] .widget-rendering") == before)
                }
                let stored = await device.snapshot().widgets.map(\.configuration)
                #expect(stored.first == ["park": "\"nearby\"", "mode": "\"total\""])
                #expect(stored.last == ["park": "\"yeouido\"", "focus": "\"weather\""])
                // The sheet opens with the stored values.
                try await page.click("[data-row=w2] .edit")
                try await page.wait(for: "#configuration-body [name=park]")
                #expect(try await chosen("park", on: page) == "Yeouido")
                #expect(try await chosen("focus", on: page) == "Weather")
                let parks = "[...document.querySelectorAll('#configuration-body [name=park] option')]"
                let titles = try await page.evaluate("\(parks).map((o) => o.textContent)").array.compactMap(\.string)
                #expect(titles.count == 13 && titles.prefix(2) == ["\u{2013}", "Nearby park"], "\(titles)")
                try await page.press(.escape)
                try await page.wait(forNo: "#configuration[open]")

                // A park that is no longer offered stays until another is chosen.
                try await ParkStep.place(park: "atlantis").perform(on: page, device)
                try await page.wait(forReading: "Park not found", in: "[data-widget=w3] .widget-rendering")
                try await page.click("[data-row=w3] .edit")
                try await page.wait(for: "#configuration-body [name=park]")
                #expect(try await chosen("park", on: page) == "atlantis (not offered)")
                try await page.choose("\"lots\"", in: "#configuration-body [name=mode]")
                try await page.click("#configuration-body .primary")
                try await page.wait(forNo: "#configuration[open]")
                let kept = await device.snapshot().widgets.first { $0.id == "w3" }?.configuration
                #expect(kept == ["park": "\"atlantis\"", "mode": "\"lots\""])
                try await ParkStep.configure("w3", "park", "banpo", on: page)
                try await page.wait(forReading: "Lot 1", in: "[data-widget=w3] .widget-rendering")

                // The sheet opens without a network.
                try await ParkStep.network("off").perform(on: page, device)
                try await ParkStep.configure("w1", "park", "jamsil", on: page)
                try await page.wait(forReading: "No connection", in: "[data-widget=w1] .widget-rendering")
            }
        }
    }
}
